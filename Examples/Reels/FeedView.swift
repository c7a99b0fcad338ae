import SwiftUI
import UIKit

/// The screen: the pages, the hearts that fly over them, the search bar and the tab bar, all in one size.
struct FeedView: View {
  @State private var browser = Browser(Feed().tracks)
  @State private var player = Player()
  @State private var bursts = HeartBursts()
  @State private var safeInsets = EdgeInsets()
  @FocusState private var isSearching: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    GeometryReader { geometry in
      // The only size there is: the whole screen, as the reader ignores the safe area. Pages, paging distance and
      // backgrounds all use it, so there is nothing for a gap to lie between. The bars lie in front of the pages.
      let size = geometry.size

      ZStack(alignment: .top) {
        if browser.tracks.isEmpty {
          NoRecordsView(query: browser.query, size: size)
        } else {
          pages(size: size)
        }

        HeartBurstLayer(bursts: bursts)

        // Siblings in front of the paging layer, not children: a finger on a bar never reaches the paging gestures.
        SearchBar(query: query, isFocused: $isSearching)
          .padding(.horizontal, 16)
          .padding(.top, safeInsets.top + 8)

        TabBar(selection: browser.tab, insets: safeInsets, onSelect: select)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
      .frame(width: size.width, height: size.height)
      .background(Color.black)
      .onChange(of: size, initial: true) { _, _ in resolveSafeInsets() }
    }
    .ignoresSafeArea()
    .onChange(of: isSearching) { _, isSearching in
      if isSearching {
        browser.select(.search)
      } else if browser.query.isEmpty, browser.tab == .search {
        browser.select(.feed)
      }
    }
  }

  private func pages(size: CGSize) -> some View {
    let tracks = browser.tracks
    return PagingLayer(
      count: tracks.count, size: size, onDoubleTap: like, names: Strings(locale).pageNames(of: tracks), jump: browser.jump,
      onFront: show, onDragBegan: { isSearching = false }
    ) { position in
      let track = tracks[position]
      CardView(track: track, size: size, bottomInset: safeInsets.bottom + TabBar.height, player: player)
        // The same place shows another record after a search; what was open on the one is not open on the other.
        .id(track.id)
    }
    .modifier(HoldingPauses(player: player))
    .onChange(of: tracks.map(\.id)) { _, _ in player.front = browser.front }
  }

  private var query: Binding<String> {
    Binding {
      browser.query
    } set: { words in
      browser.search(words)
    }
  }

  private func select(_ tab: Tab) {
    isSearching = tab == .search
    browser.select(tab)
  }

  private func show(position: Int) {
    browser.show(position: position)
    player.front = browser.front
  }

  /// A double tap only ever likes; taking a like back is the button's.
  private func like(position: Int, location: CGPoint) {
    browser.tracks[position].like()
    bursts.add(at: location)
  }

  /// Reads the window's insets, anew when the screen has turned. Read in `body` they would make UIKit lay the window
  /// out in the middle of an update, which asks for this same `body` again.
  private func resolveSafeInsets() {
    let insets = keyWindow?.safeAreaInsets ?? .zero
    safeInsets = EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  private var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .first?.windows.first { $0.isKeyWindow }
  }
}
