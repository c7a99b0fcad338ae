import CoreGraphics
import GestureEngine
import UIKit

extension Screen {
  /// What fingers have left behind although none is on the glass and nothing asks for a frame: recognizers that still listen,
  /// scroll views beyond their edges or limits of zooming, or between two pages, and frames that did not settle. Empty when all is at
  /// rest.
  package var unrest: [String] {
    let arena = application.frames.arena
    var found = arena.recognizers.map { "\($0.diagnosticName) still listens" }
    found += arena.liveTouches.map { "finger \($0.id) is still on the glass" }
    for view in scrollViews {
      guard let unrest = view.unrest else { continue }
      found.append("\(Swift.type(of: view)) at \(describe(view.convert(view.bounds, to: nil))): \(unrest)")
    }
    found += unsettledFrames.map { "\($0)" }
    return found
  }

  /// All scroll views, those that are not seen included, from the back to the front.
  package var scrollViews: [UIScrollView] {
    func below(_ view: UIView) -> [UIScrollView] {
      ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(below)
    }
    return scene.windows.flatMap(below)
  }
}

extension UIScrollView {
  /// What keeps it from being at rest; nil when it is. Offsets may be off by less than a pixel at @2x.
  fileprivate var unrest: String? {
    let activities = [
      (isTracking, "tracking"), (isDragging, "dragging"), (isDecelerating, "decelerating"), (isZooming, "zooming"),
      (isZoomBouncing, "coming back from a zoom"),
    ]
    if let (_, activity) = activities.first(where: { $0.0 }) { return "is \(activity)" }
    let smallest = min(minimumZoomScale, maximumZoomScale), largest = max(minimumZoomScale, maximumZoomScale)
    if pinchGestureRecognizer != nil, zoomScale < smallest - 1e-6 || zoomScale > largest + 1e-6 {
      return "zoomed \(zoomScale) times, outside \(smallest) to \(largest)"
    }
    let inset = adjustedContentInset, slack: CGFloat = 0.5
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    let offset = contentOffset
    if offset.x < least.x - slack || offset.x > most.x + slack || offset.y < least.y - slack || offset.y > most.y + slack {
      return "its offset \(describe(offset)) lies outside \(describe(least)) to \(describe(most))"
    }
    guard isPagingEnabled else { return nil }
    let isBetween = { (offset: CGFloat, page: CGFloat, end: CGFloat) in
      page > 0 && abs(offset - (offset / page).rounded() * page) > slack && abs(offset - end) > slack
    }
    if isBetween(offset.x, bounds.width, most.x) || isBetween(offset.y, bounds.height, most.y) {
      return "its offset \(describe(offset)) lies between two pages"
    }
    return nil
  }
}
