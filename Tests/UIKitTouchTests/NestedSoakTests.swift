import CoreGraphics
import Touchstone
import Testing
import UIKit

/// Fingers that mean nothing on scroll views in a scroll view that zooms: lifted they leave all of them inside their limits.
/// `touchstone-bench soak-nested` plays many more.
@MainActor
@Suite struct NestedSoakTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func allScrollViewsRestInsideTheirLimits(seed: UInt64) throws {
    let stand = try ScrollStand(content: CGSize(width: 900, height: 1_600))
    stand.zooms = true
    stand.scrollView.minimumZoomScale = 0.5
    stand.scrollView.maximumZoomScale = 3
    let pages = UIScrollView(frame: CGRect(x: 20, y: 20, width: 300, height: 400))
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 1_500, height: 400)
    stand.content.addSubview(pages)
    let list = UIScrollView(frame: CGRect(x: 20, y: 20, width: 200, height: 300))
    list.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 30, right: 0)
    list.contentSize = CGSize(width: 200, height: 1_000)
    pages.addSubview(list)

    let fingers = RandomFingers(screen: stand.screen, seed: seed, habit: .zooming)
    var moved: Set<ObjectIdentifier> = [], scales: Set<CGFloat> = []
    while fingers.events < 900 {
      let before = stand.screen.scrollViews.map(\.contentOffset)
      for _ in 0..<3 { fingers.playBurst() }
      fingers.lift()
      try stand.screen.settle()
      #expect(stand.screen.unrest == [])
      for (view, offset) in zip(stand.screen.scrollViews, before) where view.contentOffset != offset {
        moved.insert(ObjectIdentifier(view))
      }
      scales.insert(stand.scrollView.zoomScale)
    }
    #expect(moved.count >= 1 && scales.count > 2, "\(moved.count) moved, scales \(scales)")
  }
}
