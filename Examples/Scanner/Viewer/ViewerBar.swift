import SwiftUI

/// The scan's title, its place among the others and the way out.
struct ViewerBar: View {
  let title: String
  let position: Int
  let count: Int
  let onClose: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    ZStack {
      VStack(spacing: 2) {
        Text(title)
          .font(.headline)
          .lineLimit(1)
        Text(Strings(locale).place(position, of: count))
          .font(.caption)
          .foregroundStyle(.white.opacity(0.7))
      }
      .padding(.horizontal, 56)
      .accessibilityElement(children: .combine)
      HStack {
        Button(action: onClose) {
          Image(systemName: "xmark")
            .font(.system(size: 17, weight: .semibold))
            .frame(width: 44, height: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Strings(locale).close)
        .accessibilityIdentifier("close")
        Spacer()
      }
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 8)
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity)
    .background(.thickMaterial)
    .environment(\.colorScheme, .dark)
  }
}
