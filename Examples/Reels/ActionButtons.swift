import SwiftUI

/// The column of buttons at a card's right edge, or a row of them.
struct ActionButtons: View {
  let track: Track
  let isRow: Bool
  @State private var wasShared = false
  @Environment(\.locale) private var locale

  var body: some View {
    let strings = Strings(locale)
    let layout = isRow ? AnyLayout(HStackLayout(alignment: .top, spacing: 28)) : AnyLayout(VStackLayout(spacing: 18))
    layout {
      ActionButton(
        symbol: "heart.fill", tint: track.isLiked ? .red : .white, count: strings.short(track.likes), action: track.toggleLike
      )
      .animation(.spring(response: 0.3, dampingFraction: 0.5), value: track.isLiked)
      .accessibilityLabel(strings.like)
      .accessibilityValue(strings.short(track.likes))
      .accessibilityAddTraits(track.isLiked ? .isSelected : [])
      .accessibilityIdentifier("like-\(track.id)")

      ActionButton(
        symbol: "bubble.right.fill", tint: .white, count: strings.short(track.comments), action: track.comment
      )
      .accessibilityLabel(strings.comment)
      .accessibilityIdentifier("comment-\(track.id)")

      ActionButton(
        symbol: "square.and.arrow.up", tint: wasShared ? .yellow : .white, count: strings.share
      ) {
        wasShared = true
      }
      .accessibilityLabel(strings.share)
      .accessibilityIdentifier("share-\(track.id)")
    }
  }
}

/// A symbol over a short text. The target is at least 52 × 52 points, whatever the symbol's size.
private struct ActionButton: View {
  let symbol: String
  let tint: Color
  let count: String
  let action: () -> Void
  @ScaledMetric(relativeTo: .footnote) private var countSize: CGFloat = 13

  var body: some View {
    Button(action: action) {
      VStack(spacing: 4) {
        Image(systemName: symbol)
          .font(.system(size: 29, weight: .semibold))
          .foregroundStyle(tint)
          .frame(width: 52, height: 36)
        Text(count)
          .font(.system(size: countSize, weight: .semibold))
          .foregroundStyle(.white)
          .lineLimit(1)
      }
      .shadow(color: .black.opacity(0.4), radius: 5, y: 1)
      .frame(minWidth: 52, minHeight: 52)
      .contentShape(Rectangle())
    }
    .buttonStyle(PressedButtonStyle())
  }
}

/// Shrinks under the finger.
struct PressedButtonStyle: ButtonStyle {
  /// Of the pressed button; what is wide needs less of it to be seen.
  var scale = 0.86

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? scale : 1)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .animation(.spring(response: 0.25, dampingFraction: 0.7), value: configuration.isPressed)
  }
}
