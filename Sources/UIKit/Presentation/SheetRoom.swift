import CoreGraphics

/// The room that a sheet comes up in: the window, and what bars and corners cover of it. Points.
package struct SheetRoom: Equatable {
  package var size: CGSize
  package var insets: UIEdgeInsets
  /// A telephone on its side: a sheet has one height there.
  package var isCompactHeight: Bool

  package init(size: CGSize, insets: UIEdgeInsets, isCompactHeight: Bool) {
    self.size = size
    self.insets = insets
    self.isCompactHeight = isCompactHeight
  }

  /// From the window's lower edge up to what covers its upper one: on 393 × 852 points with 59 at the top 793 (a choice; iOS 18
  /// leaves a further gap of about 10 points, in which the screen behind is seen, made smaller).
  package var largestHeight: CGFloat { max(0, size.height - insets.top) }
  /// Half of the window, what is covered at the bottom included (a choice; Apple says "approximately half the height of the screen").
  package var mediumHeight: CGFloat { min(size.height / 2, largestHeight) }
  /// The largest height that a detent may ask for: what is covered at the bottom comes on top of it.
  package var largestValue: CGFloat { max(0, largestHeight - insets.bottom) }
  /// The whole height of a sheet whose content has `value` points above what is covered at the bottom.
  package func height(forValue value: CGFloat) -> CGFloat { min(max(0, value) + insets.bottom, largestHeight) }
}
