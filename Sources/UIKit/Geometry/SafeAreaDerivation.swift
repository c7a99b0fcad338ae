import CoreGraphics

extension UIEdgeInsets {
  /// The part of a surrounding safe area that reaches into `frame`.
  ///
  /// Each edge is how far `frame` lies under the surrounding view's inset on that side, never less than 0 and never more than
  /// that inset: a view that hangs over the bottom edge of its parent still has the parent's inset, not the overhang as well
  /// (recorded on iOS 26.1).
  /// - Parameters:
  ///   - frame: In the surrounding view's space.
  ///   - bounds: Of the surrounding view.
  ///   - insets: Of the surrounding view.
  static func overlapping(frame: CGRect, in bounds: CGRect, insets: UIEdgeInsets) -> UIEdgeInsets {
    func clamp(_ overlap: CGFloat, _ inset: CGFloat) -> CGFloat { min(max(overlap, 0), max(inset, 0)) }
    return UIEdgeInsets(
      top: clamp(bounds.minY + insets.top - frame.minY, insets.top),
      left: clamp(bounds.minX + insets.left - frame.minX, insets.left),
      bottom: clamp(frame.maxY - (bounds.maxY - insets.bottom), insets.bottom),
      right: clamp(frame.maxX - (bounds.maxX - insets.right), insets.right))
  }

  static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
