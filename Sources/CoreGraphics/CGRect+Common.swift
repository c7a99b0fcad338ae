import Foundation

// Foundation's `intersection`, `intersects` and `contains` on Linux make ranges of the edges, and trap where an edge is NaN: for a
// rectangle that is no rectangle, and for one that begins at minus infinity and is infinitely long. Those of Apple's do not.
extension CGRect {
  /// The part that both have; null where they have none, or where an edge of one of them is NaN. Rectangles that only touch have an
  /// edge in common, of no area.
  package func common(with other: CGRect) -> CGRect {
    let (one, two) = (standardized, other.standardized)
    let left = max(one.minX, two.minX), top = max(one.minY, two.minY)
    let right = min(one.farX, two.farX), bottom = min(one.farY, two.farY)
    // Comparisons with NaN are false. `max` and `min` may drop one.
    guard one.isComparable, two.isComparable, left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: Self.length(left, right), height: Self.length(top, bottom))
  }

  /// Whether both have a point in common, edges included.
  package func meets(_ other: CGRect) -> Bool { !common(with: other).isNull }

  /// The minimum edges belong to it, the maximum edges do not.
  package func holds(_ point: CGPoint) -> Bool {
    let rect = standardized
    return point.x >= rect.minX && point.x < rect.farX && point.y >= rect.minY && point.y < rect.farY
  }

  private var isComparable: Bool { !isNull && !(minX.isNaN || minY.isNaN || width.isNaN || height.isNaN) }
  // From minus infinity over an infinite length to plus infinity, where a sum is NaN.
  private var farX: CGFloat { width == .infinity ? .infinity : maxX }
  private var farY: CGFloat { height == .infinity ? .infinity : maxY }
  private static func length(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start == end ? 0 : end - start }
}
