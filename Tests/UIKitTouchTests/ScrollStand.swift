import CoreGraphics
import Touchstone
import UIKit

/// A screen that one scroll view fills, with a delegate that writes down what it hears.
@MainActor
final class ScrollStand: NSObject, UIScrollViewDelegate {
  let screen: Screen
  let scrollView = UIScrollView()
  let content = UIView()
  var heard: [String] = []
  var offsets: [(time: TimeInterval, offset: CGPoint)] = []
  var target: ((CGPoint) -> CGPoint)?
  private(set) var announcedTarget: CGPoint?
  private(set) var releaseVelocity: CGPoint?
  var zooms = false
  /// Called in `scrollViewDidZoom`, as an app's own centring is.
  var onZoom: (UIScrollView) -> Void = { _ in }

  init(_ device: Device = .plain, content size: CGSize, settings: Settings = Settings()) throws {
    let (scrollView, content) = (scrollView, content)
    content.frame = CGRect(origin: .zero, size: size)
    scrollView.addSubview(content)
    scrollView.contentSize = size
    screen = try Screen(device, settings: settings) {
      let controller = UIViewController()
      controller.view = scrollView
      return controller
    }
    super.init()
    scrollView.delegate = self
    try screen.settle()
  }

  var offset: CGPoint { scrollView.contentOffset }
  /// Where a point of the content is on the screen.
  func place(of point: CGPoint) -> CGPoint { content.convert(point, to: nil) }

  /// When content last moved; its own indicators fade a little longer.
  var lastMove: TimeInterval { offsets.last?.time ?? 0 }

  func read() -> [String] {
    defer { heard = [] }
    return heard
  }
  /// `read()` without the steps in between.
  func readEvents() -> [String] { read().filter { $0 != "scroll" && $0 != "zoom" } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scroll")
    offsets.append((screen.now, scrollView.contentOffset))
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    heard.append("zoom")
    onZoom(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("will end dragging")
    releaseVelocity = velocity
    announcedTarget = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("did end dragging, \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("will begin decelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("did end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("did end animation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? content : nil }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("will begin zooming") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    heard.append("did end zooming at \((scale * 1000).rounded() / 1000)")
  }
}

extension Device {
  /// 393 × 852 points at @3x without insets, as in the recordings.
  static let plain = Device(name: "plain", size: CGSize(width: 393, height: 852), scale: 3, safeArea: .zero)
}
