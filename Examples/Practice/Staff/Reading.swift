import SwiftUI

/// How well a note is read.
enum Reading: CaseIterable {
  case well, fairly, badly

  /// - Parameter accuracy: From 0 to 1.
  init(accuracy: Double) {
    self = Self.allCases.first { accuracy >= $0.leastAccuracy } ?? .badly
  }

  /// From 0 to 1.
  var leastAccuracy: Double {
    switch self {
    case .well: 0.85
    case .fairly: 0.7
    case .badly: 0
    }
  }

  var color: Color {
    switch self {
    case .well: .green
    case .fairly: .orange
    case .badly: .red
    }
  }
}

/// What the colours of notes mean.
struct ReadingLegend: View {
  @Environment(\.locale) private var locale

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 20) { entries }
      VStack(alignment: .leading, spacing: 6) { entries }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }

  private var entries: some View {
    ForEach(Reading.allCases, id: \.self) { reading in
      HStack(spacing: 6) {
        Circle()
          .fill(reading.color)
          .frame(width: 9, height: 9)
        Text(Strings(locale).range(of: reading))
      }
      .accessibilityElement(children: .combine)
    }
  }
}
