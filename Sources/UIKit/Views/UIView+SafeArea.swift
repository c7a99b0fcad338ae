import CoreGraphics

extension UIView {
  /// The insets as far as they are known, without running layout.
  package var resolvedSafeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// Derives the insets from the superview's, and tells the view, its controller and the subviews when they changed.
  func updateSafeArea() {
    let insets = derivedSafeAreaInsets()
    guard insets != storedSafeAreaInsets else { return }
    storedSafeAreaInsets = insets
    setNeedsLayout()
    safeAreaDidChangeForConstraints()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    for subview in subviews { subview.updateSafeArea() }
  }

  private func derivedSafeAreaInsets() -> UIEdgeInsets {
    let additional = controller?.additionalSafeAreaInsets ?? .zero
    if let window = self as? UIWindow { return window.insetsFromScene }
    if let holder = self as? SheetContentHolder { return holder.insets }
    guard let superview else { return additional }
    return additional
      + .overlapping(frame: frameInSuperview, in: superview.storedBounds, insets: superview.storedSafeAreaInsets)
  }

  /// `frame`, also where other layers lie between the view's and its superview's.
  private var frameInSuperview: CGRect {
    guard foreignParent != nil, let superview, let map = backingLayer.transform(to: superview.backingLayer) else { return frame }
    return CGRect(origin: .zero, size: storedBounds.size).applying(map)
  }

  /// Runs the window's pending layout, as asking for insets does on iOS; nothing when the window is clean.
  func settleWindowLayout(reading name: String) {
    guard let window, window.needsLayout else { return }
    SynchronousEntry.run(name) { window.layoutIfNeeded() }
  }
}
