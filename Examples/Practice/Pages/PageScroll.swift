import SwiftUI

/// A page: a large title, and below it cards that scroll.
struct PageScroll<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(spacing: 16) { content }
        .padding(.horizontal, 16)
        .padding(.top, 4)
        .padding(.bottom, 16)
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      Text(title)
        .font(.largeTitle.bold())
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
        .background(Color(uiColor: .systemGroupedBackground))
        .accessibilityAddTraits(.isHeader)
    }
    .background(Color(uiColor: .systemGroupedBackground).ignoresSafeArea())
  }
}
