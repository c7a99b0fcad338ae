import CoreGraphics

extension UIScrollView {
  /// What `setZoomScale` does.
  func zoomAboutMiddle(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite else {
      owningApplication.writeToConsole(
        "\(type(of: self)).zoomScale was set to \(scale), which is not finite; it stays \(zoomScale).")
      return
    }
    zooming.zoom(to: insideLimits(scale), animated: animated)
  }

  /// What `zoom(to:animated:)` does.
  func zoomIn(on rect: CGRect, animated: Bool) {
    guard accepts(rect.minX, rect.minY, rect.width, rect.height, as: "the rectangle of zoom(to:)", keeping: zoomScale),
      zoomedView != nil, rect.width > 0, rect.height > 0
    else { return }
    let scale = insideLimits(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zooming.zoom(
      to: zooming.destination(scale, keeping: CGPoint(x: rect.midX, y: rect.midY), under: middle), animated: animated)
  }

  func insideLimits(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// The view that the delegate names. Questions that it asks meanwhile are answered by the view it named last.
  var zoomedView: UIView? { zooming.askDelegate() }
  var isPinchingPossible: Bool { minimumZoomScale < maximumZoomScale && zoomedView != nil }
  func updatePinching() { pinch.isEnabled = minimumZoomScale < maximumZoomScale }

  /// The zoomed view's size is the content's.
  func takeZoomedSize(_ size: CGSize) {
    isTakingZoomedSize = true
    contentSize = size
    isTakingZoomedSize = false
  }
}
