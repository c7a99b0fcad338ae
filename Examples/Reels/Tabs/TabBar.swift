import SwiftUI

/// The tabs at the screen's bottom, on glass that goes on below the home indicator.
///
/// Its labels keep their size at every text size, as those of iOS's own tab bar do: the bar must not take the screen from the
/// record.
struct TabBar: View {
  let selection: Tab
  /// The screen's.
  let insets: EdgeInsets
  let onSelect: (Tab) -> Void
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var colorScheme

  /// Above the safe area, in points.
  static let height: CGFloat = 49

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Tab.allCases, id: \.self) { tab in
        Button {
          onSelect(tab)
        } label: {
          label(of: tab)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(tab == selection ? .isSelected : [])
        .accessibilityIdentifier("tab-\(tab.rawValue)")
      }
    }
    .padding(.leading, insets.leading)
    .padding(.trailing, insets.trailing)
    .padding(.bottom, insets.bottom)
    .background(.bar)
    .overlay(alignment: .top) {
      (colorScheme == .dark ? Color.white : Color.black).opacity(0.15).frame(height: 0.5)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("tab-bar")
  }

  private func label(of tab: Tab) -> some View {
    VStack(spacing: 2) {
      Image(systemName: tab.symbol)
        .font(.system(size: 20, weight: .semibold))
        .frame(height: 26)
      Text(Strings(locale).name(of: tab))
        .font(.system(size: 10, weight: .medium))
        .lineLimit(1)
    }
    .foregroundStyle(tab == selection ? Color.pink : Color.secondary)
    .frame(maxWidth: .infinity)
    .frame(height: Self.height)
    .contentShape(Rectangle())
  }
}
