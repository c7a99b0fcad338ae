import SwiftUI

/// What stands in place of the feed when nothing matches the words in the search bar.
struct NoRecordsView: View {
  let query: String
  let size: CGSize
  @Environment(\.locale) private var locale

  var body: some View {
    let strings = Strings(locale)
    VStack(spacing: 10) {
      Image(systemName: "magnifyingglass")
        .font(.system(size: 44, weight: .semibold))
        .foregroundStyle(.white.opacity(0.5))
        .padding(.bottom, 6)
        .accessibilityHidden(true)
      Text(strings.noRecords(for: query))
        .font(.title2.bold())
        .foregroundStyle(.white)
        .lineLimit(4)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("no-records")
      Text(strings.searchHint)
        .font(.subheadline)
        .foregroundStyle(.white.opacity(0.7))
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    .frame(width: size.width, height: size.height)
    .background(
      LinearGradient(
        colors: [Color(red: 0.17, green: 0.16, blue: 0.22), Color(red: 0.05, green: 0.05, blue: 0.08)],
        startPoint: .top, endPoint: .bottom))
  }
}
