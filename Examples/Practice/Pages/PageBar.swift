import SwiftUI

/// The pages at the screen's bottom. Its labels keep their size at every text size, as those of iOS's tab bar do.
struct PageBar: View {
  @Binding var selection: PracticePage
  @Environment(\.locale) private var locale

  /// Above the safe area, in points.
  static let height: CGFloat = 49

  var body: some View {
    HStack(spacing: 0) {
      ForEach(PracticePage.allCases, id: \.self) { page in
        Button {
          selection = page
        } label: {
          label(of: page)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(page == selection ? .isSelected : [])
        .accessibilityIdentifier("page-\(page.rawValue)")
      }
    }
    .background(.bar)
    .overlay(alignment: .top) {
      Color(uiColor: .separator).frame(height: 0.5)
    }
  }

  private func label(of page: PracticePage) -> some View {
    VStack(spacing: 2) {
      Image(systemName: page.symbol)
        .font(.system(size: 20, weight: .semibold))
        .frame(height: 26)
      Text(Strings(locale).name(of: page))
        .font(.system(size: 10, weight: .medium))
        .lineLimit(1)
    }
    .foregroundStyle(page == selection ? Color.indigo : Color.secondary)
    .frame(maxWidth: .infinity)
    .frame(height: Self.height)
    .contentShape(Rectangle())
  }
}
