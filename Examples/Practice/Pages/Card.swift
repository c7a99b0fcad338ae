import SwiftUI

/// What belongs together, on a ground of its own.
struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) { content }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

/// What a card shows, and the one number that matters.
struct CardHeader: View {
  let title: String
  let symbol: String
  let tint: Color
  let value: String
  let caption: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(title, systemImage: symbol)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(tint)
      // Beside each other where there is room.
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .firstTextBaseline, spacing: 6) { words }
        VStack(alignment: .leading, spacing: 2) { words }
      }
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var words: some View {
    Text(value)
      .font(.system(.title, design: .rounded, weight: .semibold))
      .monospacedDigit()
    Text(caption)
      .font(.subheadline)
      .foregroundStyle(.secondary)
  }
}
