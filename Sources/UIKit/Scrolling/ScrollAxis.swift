import CoreGraphics

/// One of the two directions in which content may move; what holds for one holds for the other.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  var position: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }
  var extent: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }
}

extension UIScrollView {
  /// Where the offset may rest, with the larger bound never below the smaller: content that is too small rests at its start.
  func restingRange(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    return restingRange(axis, contentOf: contentSize[keyPath: axis.extent], before, after)
  }

  /// The same for content of another length, between insets.
  func restingRange(_ axis: ScrollAxis, contentOf length: CGFloat, _ before: CGFloat, _ after: CGFloat) -> ClosedRange<CGFloat> {
    let room = bounds.size[keyPath: axis.extent] - before - after - length
    guard room > 0 else { return -before...(-before - room) }
    let rest = -before - room * contentAlignmentPoint[keyPath: axis.position]
    return rest...rest
  }

  /// Content is larger than the view along the axis.
  func overflows(_ axis: ScrollAxis) -> Bool {
    let range = restingRange(axis)
    return range.upperBound > range.lowerBound
  }

  func alwaysBounces(_ axis: ScrollAxis) -> Bool { axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical }

  /// A finger can move content along the axis, if only beyond its edge.
  func scrolls(_ axis: ScrollAxis) -> Bool {
    isScrollEnabled && (overflows(axis) || (bounces && alwaysBounces(axis)))
  }

  /// Content could move along the axis by a way of this sign, towards the end where positive, from where it is or from `offset`.
  func hasRoom(_ axis: ScrollAxis, towards way: CGFloat, from offset: CGPoint? = nil) -> Bool {
    guard isScrollEnabled else { return false }
    let (range, place) = (restingRange(axis), (offset ?? contentOffset)[keyPath: axis.position])
    return way > 0 ? place < range.upperBound : place > range.lowerBound
  }

  /// The nearest place at which `offset` may rest.
  func nearestRest(to offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in ScrollAxis.allCases {
      let range = restingRange(axis)
      result[keyPath: axis.position] = min(max(offset[keyPath: axis.position], range.lowerBound), range.upperBound)
    }
    return result
  }
}

extension ClosedRange<CGFloat> {
  /// For `Motion`, which counts in doubles.
  var inDoubles: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
