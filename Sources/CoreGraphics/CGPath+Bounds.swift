import Foundation

extension CGPath {
  /// The smallest rectangle around all points of the path, control points included; null for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: storage.allPoints) }

  /// The smallest rectangle around the outline itself; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    CGRect(enclosing: subpaths.lazy.flatMap { [$0.start] + $0.segments.flatMap(\.extremes) })
  }
}

extension PathSegment {
  /// The end and the points where the segment turns round in x or in y.
  fileprivate var extremes: [CGPoint] {
    switch self {
    case .line(_, let end): return [end]
    case .quad(let p0, let p1, let p2):
      let turns = [Self.turn(p0.x, p1.x, p2.x), Self.turn(p0.y, p1.y, p2.y)]
      return turns.compactMap { $0 }.map(point(at:)) + [end]
    case .cubic(let p0, let p1, let p2, let p3):
      let turns = Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y)
      return turns.map(point(at:)) + [end]
    }
  }

  /// Where a quadratic's derivative is 0 within 0...1.
  private static func turn(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> CGFloat? {
    let t = (p0 - p1) / (p0 - 2 * p1 + p2)
    return t > 0 && t < 1 ? t : nil
  }

  /// Where a cubic's derivative is 0 within 0...1: `a·t² + 2·b·t + c`, solved without cancellation.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0, b = p2 - 2 * p1 + p0, c = p1 - p0
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}
