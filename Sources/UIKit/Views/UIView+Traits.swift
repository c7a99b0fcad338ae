import CoreGraphics

extension UIView {
  /// Takes the surroundings' traits with the view's own override, and tells it and all below when they changed.
  func updateTraits() {
    let new = surroundingTraits().with(userInterfaceStyle: overriddenStyle)
    guard new != storedTraits else { return }
    let old = storedTraits
    storedTraits = new
    redraw()
    setNeedsLayout()
    if let old {
      if old.layoutDirection != new.layoutDirection { readingDirectionDidChange() }
      if old.displayScale != new.displayScale { storedLayoutState?.engine?.pixelsDidChange() }
      traitCollectionDidChange(old)
      controller?.traitCollectionDidChange(old)
    }
    for subview in subviews { subview.updateTraits() }
  }

  private var overriddenStyle: UIUserInterfaceStyle {
    if let style = controller?.overrideUserInterfaceStyle, style != .unspecified { return style }
    return overrideUserInterfaceStyle
  }

  private func surroundingTraits() -> UITraitCollection {
    if let window = self as? UIWindow { return window.windowScene?.traitCollection ?? .current }
    return superview?.traitCollection ?? storedTraits ?? .current
  }
}
