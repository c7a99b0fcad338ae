import SwiftUI

/// A field for the words that are looked for, in a capsule.
struct SearchBar: View {
  @Binding var query: String
  @FocusState.Binding var isFocused: Bool
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let strings = Strings(locale)
    let isDark = colorScheme == .dark
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass")
        .font(.system(size: 16, weight: .semibold))
        .accessibilityHidden(true)
      TextField(
        strings.search, text: $query,
        prompt: Text(strings.search).foregroundStyle(isDark ? Color.white.opacity(0.6) : Color.black.opacity(0.5))
      )
      .font(.body)
      .focused($isFocused)
      .accessibilityIdentifier("search-field")
      if !query.isEmpty {
        Button {
          query = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .font(.system(size: 17))
            .frame(width: 44, height: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        // The target is wider than the symbol; the symbol stands where the capsule's curve begins.
        .padding(.trailing, -12)
        .accessibilityLabel(strings.clear)
        .accessibilityIdentifier("search-clear")
      }
    }
    .foregroundStyle(isDark ? Color.white.opacity(0.9) : Color.black.opacity(0.7))
    .padding(.horizontal, 14)
    .frame(minHeight: 44)
    .background(Capsule().fill(isDark ? Color.black.opacity(0.6) : Color.white.opacity(0.9)))
    .overlay(Capsule().stroke(Color.white.opacity(isDark ? 0.22 : 0.6), lineWidth: 1).allowsHitTesting(false))
    .contentShape(Capsule())
    .onTapGesture { isFocused = true }
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("search")
  }
}
