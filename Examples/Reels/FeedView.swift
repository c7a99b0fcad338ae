import SwiftUI
import UIKit

/// The screen: the pages, the hearts that fly over them and the search bar, all in one size.
struct FeedView: View {
  @State private var feed = Feed()
  @State private var bursts = HeartBursts()
  @State private var safeInsets = EdgeInsets()

  var body: some View {
    GeometryReader { geometry in
      // The only size there is: the whole screen, as the reader ignores the safe area. Pages, paging distance and
      // backgrounds all use it, so there is nothing for a gap to lie between.
      let size = geometry.size

      ZStack(alignment: .top) {
        PagingLayer(count: feed.tracks.count, size: size, onDoubleTap: like) { position in
          CardView(track: feed.tracks[position], size: size, bottomInset: safeInsets.bottom)
        }

        HeartBurstLayer(bursts: bursts)

        // A sibling in front of the paging layer, not a child: a finger on it never reaches the paging gestures.
        SearchBar()
          .padding(.horizontal, 16)
          .padding(.top, safeInsets.top + 8)
      }
      .frame(width: size.width, height: size.height)
      .background(Color.black)
    }
    .ignoresSafeArea()
    .onAppear(perform: resolveSafeInsets)
  }

  /// A double tap only ever likes; taking a like back is the button's.
  private func like(position: Int, location: CGPoint) {
    feed.tracks[position].like()
    bursts.add(at: location)
  }

  /// Reads the window's insets once. Read in `body` they would make UIKit lay the window out in the middle of an
  /// update, which asks for this same `body` again.
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
