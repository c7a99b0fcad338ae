import CoreGraphics

/// Somebody around a scroll view who moves with its drags: a sheet.
@MainActor
protocol ScrollDragSharer: AnyObject {
  /// Fingers begin to drag; false: it has no part in it.
  func scrollDragBegan(in scrollView: UIScrollView) -> Bool
  /// Takes a part of a step of the fingers; content follows the rest. Points, down is positive.
  func takeShare(of step: CGFloat, in scrollView: UIScrollView) -> CGFloat
  /// The fingers are gone; true: it takes their speed, and content rests. Points per second, down is positive.
  func scrollDragEnded(in scrollView: UIScrollView, velocity: CGFloat, cancelled: Bool) -> Bool
}

extension UIScrollView {
  var dragSharer: (any ScrollDragSharer)? {
    var next = superview
    while let view = next {
      if let sharer = view as? ScrollDragSharer { return sharer }
      next = view.superview
    }
    return nil
  }
}
