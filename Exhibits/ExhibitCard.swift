import SwiftUI

/// A page of an exhibit: a plain colour, its number and a button that counts.
struct ExhibitCard: View {
  let position: Int
  @State private var taps = 0

  private static let colors: [Color] = [.indigo, .teal, .orange, .pink, .green, .purple]

  var body: some View {
    ZStack {
      Self.colors[position % Self.colors.count]
        .accessibilityIdentifier("background-\(position)")
      VStack(spacing: 20) {
        Text("Card \(position)")
          .font(.system(size: 34, weight: .bold))
          .accessibilityIdentifier("card-\(position)")
        Button {
          taps += 1
        } label: {
          Text("Tapped \(taps) times")
            .padding(16)
            .background(Capsule().fill(Color.black.opacity(0.3)))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("button-\(position)")
      }
      .foregroundStyle(.white)
    }
  }
}
