import Foundation

/// Which points count as inside where an outline crosses itself or another.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// The outline goes round the point, on balance of both directions.
  case winding
  /// A ray from the point crosses the outline an odd number of times.
  case evenOdd
}

extension CGPath {
  /// Whether `point` is inside; open subpaths count as closed.
  ///
  /// `transform` maps the point into the path's space, as on Apple. On the edge, points of a rectangle's minimum edges are
  /// inside and those of its maximum edges outside, as for `CGRect.contains`. Curves are followed to within a thousandth of a
  /// point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    // Most points lie far from most paths: they need no look at the curves.
    let hull = controlHull
    if point.x < hull.minX || point.x > hull.maxX || point.y < hull.minY || point.y > hull.maxY { return false }
    var winding = 0, crossings = 0
    func add(_ crossed: (winding: Int, count: Int)) {
      winding += crossed.winding
      crossings += crossed.count
    }
    for subpath in subpaths {
      for segment in subpath.segments { add(segment.crossings(rightOf: point)) }
      if let line = subpath.closingLine { add(line.crossings(rightOf: point)) }
    }
    return rule == .winding ? winding != 0 : crossings % 2 != 0
  }
}

extension CGPath {
  /// The least and greatest coordinates of all points, those that control curves included.
  var controlHull: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    var hull = (minX: CGFloat.infinity, minY: CGFloat.infinity, maxX: -CGFloat.infinity, maxY: -CGFloat.infinity)
    for point in storage.allPoints {
      hull = (min(hull.minX, point.x), min(hull.minY, point.y), max(hull.maxX, point.x), max(hull.maxY, point.y))
    }
    return hull
  }
}

extension Subpath {
  /// The line that filling adds to an open subpath.
  fileprivate var closingLine: PathSegment? {
    guard !isClosed, let end = segments.last?.end, end != start else { return nil }
    return .line(end, start)
  }
}

extension PathSegment {
  /// How often a ray to the right crosses the segment, and the balance of its crossings downwards and upwards.
  ///
  /// A segment counts from its upper end inclusively to its lower end exclusively, so that a corner on the ray counts once.
  fileprivate func crossings(rightOf point: CGPoint) -> (winding: Int, count: Int) {
    if case .line(let start, let end) = self { return Self.lineCrossing(start, end, rightOf: point) }
    let xs = controls.map(\.x), ys = controls.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      top <= point.y, point.y < bottom, right > point.x
    else { return (0, 0) }
    // Wholly to the right, only its ends matter to the balance, and going up and down in between cancels in both counts.
    if left > point.x { return Self.crossing(start, end, at: point.y) }

    var result = (winding: 0, count: 0)
    var from = start
    for to in flattened(tolerance: 0.001) {
      let crossed = Self.lineCrossing(from, to, rightOf: point)
      result.winding += crossed.winding
      result.count += crossed.count
      from = to
    }
    return result
  }

  private static func lineCrossing(_ start: CGPoint, _ end: CGPoint, rightOf point: CGPoint) -> (winding: Int, count: Int) {
    let crossed = crossing(start, end, at: point.y)
    guard crossed.count != 0 else { return crossed }
    let x = start.x + (end.x - start.x) * ((point.y - start.y) / (end.y - start.y))
    return x > point.x ? crossed : (0, 0)
  }

  private static func crossing(_ start: CGPoint, _ end: CGPoint, at y: CGFloat) -> (winding: Int, count: Int) {
    if start.y <= y, y < end.y { return (1, 1) }
    if end.y <= y, y < start.y { return (-1, 1) }
    return (0, 0)
  }
}
