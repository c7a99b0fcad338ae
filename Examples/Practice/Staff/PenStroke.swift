import SwiftUI

/// A line of changing width, as a broad pen draws it: a smooth curve through points, each with its own width.
struct PenStroke {
  struct Point {
    let x: CGFloat, y: CGFloat, width: CGFloat
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) { (self.x, self.y, self.width) = (x, y, width) }
  }
  let points: [Point]
  /// Between two points.
  private static let samples = 12

  /// The outline, one side there and the other back, in the direction of circles and rectangles: by the nonzero rule it stays
  /// filled where it crosses itself or them.
  var outline: Path {
    let curve = curve
    guard curve.count > 1 else { return Path() }
    let edges = curve.indices.map { index in
      let before = curve[max(index - 1, 0)], after = curve[min(index + 1, curve.count - 1)]
      let length = max(hypot(after.x - before.x, after.y - before.y), .ulpOfOne)
      let aside = CGVector(dx: -(after.y - before.y) / length, dy: (after.x - before.x) / length)
      let point = curve[index], half = point.width / 2
      return (
        left: CGPoint(x: point.x + aside.dx * half, y: point.y + aside.dy * half),
        right: CGPoint(x: point.x - aside.dx * half, y: point.y - aside.dy * half)
      )
    }
    var path = Path()
    path.addLines(edges.map(\.right) + edges.reversed().map(\.left))
    path.closeSubpath()
    return path
  }

  /// Catmull and Rom's spline through the points; the width is interpolated like the places.
  private var curve: [Point] {
    guard let last = points.last else { return [] }
    let sampled = points.indices.dropLast().flatMap { index in
      let a = points[max(index - 1, 0)], b = points[index], c = points[index + 1], d = points[min(index + 2, points.count - 1)]
      return (0..<Self.samples).map { sample in
        let t = CGFloat(sample) / CGFloat(Self.samples)
        func between(_ part: (Point) -> CGFloat) -> CGFloat {
          let constant = 2 * part(b)
          let linear = (part(c) - part(a)) * t
          let square = (2 * part(a) - 5 * part(b) + 4 * part(c) - part(d)) * t * t
          let cube = (3 * part(b) - part(a) - 3 * part(c) + part(d)) * t * t * t
          return (constant + linear + square + cube) / 2
        }
        return Point(between(\.x), between(\.y), between(\.width))
      }
    }
    return sampled + [last]
  }
}
