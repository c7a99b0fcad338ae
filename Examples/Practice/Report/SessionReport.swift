import SwiftUI

/// How one session went.
struct SessionReport: View {
  let session: Session
  let onClose: () -> Void
  @Environment(\.locale) private var locale

  /// How many misread notes are named.
  private static let notesNamed = 6

  var body: some View {
    let strings = Strings(locale)
    VStack(alignment: .leading, spacing: 16) {
      ReportHeader(title: strings.longDay(session.date), subtitle: strings.number(of: session), onClose: onClose)
      MeasureRow(measures: [
        Measure(name: strings.accuracy, value: strings.percent(session.accuracy), tint: .indigo),
        Measure(name: strings.rightAnswers, value: strings.score(of: session), tint: .primary),
        Measure(name: strings.perQuestion, value: strings.seconds(session.meanSeconds), tint: .teal),
      ])
      VStack(alignment: .leading, spacing: 8) {
        Text(session.misread.isEmpty ? strings.nothingMisread : strings.misread)
          .font(.subheadline.weight(.semibold))
        ViewThatFits(in: .horizontal) {
          ForEach([Self.notesNamed, 5, 4, 3, 2, 1], id: \.self) { chips($0, strings) }
        }
      }
    }
    .accessibilityIdentifier("report-session-\(session.id)")
  }

  private func chips(_ count: Int, _ strings: Strings) -> some View {
    HStack(spacing: 8) {
      ForEach(session.misread.prefix(count)) { pitch in
        Text(strings.name(of: pitch))
          .font(.subheadline.weight(.medium))
          .lineLimit(1)
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(Color.orange.opacity(0.18), in: Capsule())
      }
    }
  }
}
