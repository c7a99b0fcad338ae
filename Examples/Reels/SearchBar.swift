import SwiftUI

/// A capsule that looks like a search field and counts how often it was wanted.
struct SearchBar: View {
  @State private var taps = 0
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let isDark = colorScheme == .dark
    Button {
      taps += 1
    } label: {
      HStack(spacing: 8) {
        Image(systemName: "magnifyingglass")
          .font(.system(size: 16, weight: .semibold))
        Text(Strings(locale).search)
          .font(.system(size: 17))
        Spacer(minLength: 0)
        if taps > 0 {
          Text("\(taps)")
            .font(.system(size: 13, weight: .bold))
            .foregroundStyle(.white)
            .padding(.horizontal, 8)
            .frame(height: 22)
            .background(Capsule().fill(Color.red))
            .accessibilityIdentifier("search-taps")
        }
      }
      .foregroundStyle(isDark ? Color.white.opacity(0.9) : Color.black.opacity(0.7))
      .padding(.horizontal, 14)
      .frame(height: 44)
      .background(Capsule().fill(isDark ? Color.black.opacity(0.6) : Color.white.opacity(0.9)))
      .overlay(Capsule().stroke(Color.white.opacity(isDark ? 0.22 : 0.6), lineWidth: 1))
      .contentShape(Capsule())
    }
    .buttonStyle(PressedButtonStyle(scale: 0.97))
    .accessibilityLabel(Strings(locale).search)
    .accessibilityIdentifier("search")
  }
}
