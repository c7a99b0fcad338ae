import CoreGraphics

/// What a view was told about its margins.
struct LayoutMargins {
  enum Value {
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
  var value = Value.standard
  var preservesSuperviews = false
  var includesSafeArea = true

  /// UIKit's margins of a view that was told none: 8 points on each side.
  static let standardPoints: CGFloat = 8
}

extension UIView {
  func setMargins(_ new: UIEdgeInsets) {
    guard accepts(new.top, new.left, new.bottom, new.right, as: "layoutMargins", keeping: effectiveLayoutMargins) else { return }
    changeMargins { $0.value = .absolute(new) }
  }
  func setMargins(_ new: NSDirectionalEdgeInsets) {
    let old = directionalLayoutMargins
    guard accepts(new.top, new.leading, new.bottom, new.trailing, as: "directionalLayoutMargins", keeping: old) else { return }
    changeMargins { $0.value = .directional(new) }
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    let margins = storedLayoutState?.margins ?? LayoutMargins()
    var insets = ownMargins(margins.value)
    if insetsLayoutMarginsFromSafeArea { insets = insets + storedSafeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return insets }
    let outer = superview.effectiveLayoutMargins
    let size = superview.storedBounds.size
    return UIEdgeInsets(
      top: max(insets.top, outer.top - frame.minY), left: max(insets.left, outer.left - frame.minX),
      bottom: max(insets.bottom, outer.bottom - (size.height - frame.maxY)),
      right: max(insets.right, outer.right - (size.width - frame.maxX)))
  }

  private func ownMargins(_ value: LayoutMargins.Value) -> UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    let minimum = controller?.minimumMarginsOfView?.resolved(direction)
    var own: UIEdgeInsets
    switch value {
    case .standard:
      let points = LayoutMargins.standardPoints
      if let minimum { return minimum }
      return UIEdgeInsets(top: points, left: points, bottom: points, right: points)
    case .absolute(let insets): own = insets
    case .directional(let insets): own = insets.resolved(direction)
    }
    if let minimum {
      own = UIEdgeInsets(
        top: max(own.top, minimum.top), left: max(own.left, minimum.left), bottom: max(own.bottom, minimum.bottom),
        right: max(own.right, minimum.right))
    }
    return own
  }

  func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    let old = effectiveLayoutMargins
    change(&layoutState.margins)
    if effectiveLayoutMargins != old { marginsDidChange() }
  }

  /// Tells the guide, the view and the subviews that follow its margins.
  func marginsDidChange() {
    storedLayoutState?.marginsGuide?.placementDidChange()
    layoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsDidChange() }
  }
}

extension UIViewController {
  /// The least margins of `view`: 16 points at the sides, 20 in windows at least 414 points wide (measured on devices; the width
  /// where it changes is a choice).
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  var minimumMarginsOfView: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}
