import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Delegates that put a small view into the middle in `scrollViewDidZoom`, pinched by fingers that are not there.
@MainActor @Suite struct CentringDelegateTests {
  private static let size = CGSize(width: 393, height: 852)
  private func stand(_ onZoom: @escaping (UIScrollView, UIView) -> Void) throws -> ScrollStand {
    let stand = try ScrollStand(content: Self.size)
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 5
    let content = stand.content
    stand.onZoom = { onZoom($0, content) }
    return stand
  }
  private func centre(_ scrollView: UIScrollView, _ view: UIView) {
    let room = CGSize(
      width: max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0),
      height: max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0))
    view.center = CGPoint(
      x: scrollView.contentSize.width / 2 + room.width, y: scrollView.contentSize.height / 2 + room.height)
  }
  private func pinchTogether(_ stand: ScrollStand, at middle: CGPoint) -> [Finger] {
    let fingers = [stand.screen.finger(), stand.screen.finger()]
    stand.screen.simultaneously {
      for (finger, side) in zip(fingers, [-1.0, 1.0]) {
        finger.down(at: CGPoint(x: middle.x, y: middle.y + side * 150))
        finger.move(to: CGPoint(x: middle.x, y: middle.y + side * 50), over: 0.4)
      }
    }
    return fingers
  }
  /// What the rubber band leaves of `way`, along an axis of length `range`.
  private func banded(_ way: CGFloat, _ range: CGFloat) -> CGFloat { range * (1 - 1 / (1 + 0.55 * way / range)) }

  /// The centre alone: the offset keeps what lay between the fingers there (facts 3.6), and takes the view along, against the band.
  @Test(arguments: [CGPoint(x: 196.5, y: 426), CGPoint(x: 80, y: 300), CGPoint(x: 320, y: 600)])
  func theCentreAloneMovesWithTheFingers(middle: CGPoint) throws {
    let stand = try stand(centre)
    let fingers = pinchTogether(stand, at: middle)
    let scale = stand.scrollView.zoomScale
    #expect(abs(scale - 1 / (2 - 100 / 292)) < 0.01)
    let shown = stand.content.convert(stand.content.bounds, to: nil)
    let off = CGVector(dx: shown.midX - 196.5, dy: shown.midY - 426)
    // anchor · s + (extent - extent · s) / 2 - middle, with the anchor at the middle of the fingers.
    let way = CGVector(dx: (1 - scale) * (middle.x - 196.5), dy: (1 - scale) * (middle.y - 426))
    let expected = CGVector(
      dx: way.dx.sign == .minus ? -banded(-way.dx, 393) : banded(way.dx, 393),
      dy: way.dy.sign == .minus ? -banded(-way.dy, 852) : banded(way.dy, 852))
    #expect(abs(off.dx - expected.dx) < 0.5 && abs(off.dy - expected.dy) < 0.5, "\(off), not \(expected)")
    if middle.x != 196.5 { #expect(hypot(off.dx, off.dy) > 20) }
    for finger in fingers { finger.up() }
    try stand.screen.settle()
    #expect(stand.offset == .zero && stand.scrollView.zoomScale == 1)
  }

  /// A delegate that chooses the offset, too, is left alone.
  @Test func anOffsetOfTheDelegatesStays() throws {
    let stand = try stand { scrollView, view in
      self.centre(scrollView, view)
      if scrollView.contentSize.width <= scrollView.bounds.width { scrollView.contentOffset = CGPoint(x: 7, y: -5) }
    }
    let fingers = pinchTogether(stand, at: CGPoint(x: 80, y: 300))
    #expect(stand.scrollView.zoomScale < 0.7 && stand.offset == CGPoint(x: 7, y: -5))
    for finger in fingers { finger.up() }
    try stand.screen.settle()
    #expect(stand.scrollView.zoomScale == 1 && !stand.scrollView.isZooming)
  }

  /// A delegate that sets the offset in every step keeps no scale beyond its limits.
  @Test(arguments: [false, true]) func anOffsetSetInEveryStepEndsNoWayBack(animated: Bool) throws {
    let stand = try stand { scrollView, view in
      self.centre(scrollView, view)
      scrollView.setContentOffset(CGPoint(x: 3, y: 3), animated: animated)
    }
    let fingers = pinchTogether(stand, at: CGPoint(x: 80, y: 300))
    for finger in fingers { finger.up() }
    try stand.screen.settle()
    #expect(stand.scrollView.zoomScale == 1 && !stand.scrollView.isZooming && stand.offset == CGPoint(x: 3, y: 3))
    #expect(stand.readEvents().filter { $0.hasPrefix("did end zooming") }.count == 1)
  }
}
