import SwiftUI

/// Joins points by an `InterpolationMethod`.
enum LineInterpolation {
  /// Goes on from the current point of the path, which is at the first of the points.
  static func join(_ points: [CGPoint], by method: InterpolationMethod, in path: inout Path) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: steps(points, in: &path) { a, b in [CGPoint(x: a.x, y: b.y)] }
    case .stepEnd: steps(points, in: &path) { a, b in [CGPoint(x: b.x, y: a.y)] }
    case .stepCenter:
      steps(points, in: &path) { a, b in
        let middle = (a.x + b.x) / 2
        return [CGPoint(x: middle, y: a.y), CGPoint(x: middle, y: b.y)]
      }
    case .monotone: monotone(points, in: &path)
    case .cardinal(let tension): cardinal(points, tension: tension, in: &path)
    case .catmullRom(let alpha): catmullRom(points, alpha: alpha, in: &path)
    }
  }

  private static func steps(_ points: [CGPoint], in path: inout Path, _ corners: (CGPoint, CGPoint) -> [CGPoint]) {
    for (a, b) in zip(points, points.dropFirst()) {
      for corner in corners(a, b) { path.addLine(to: corner) }
      path.addLine(to: b)
    }
  }

  /// Cubic pieces whose slopes never overshoot (Fritsch and Carlson; slopes by Steffen, 1990).
  private static func monotone(_ points: [CGPoint], in path: inout Path) {
    let count = points.count
    var widths: [CGFloat] = [], slopes: [CGFloat] = []
    for (a, b) in zip(points, points.dropFirst()) {
      let width = b.x - a.x
      widths.append(width)
      slopes.append(width == 0 ? 0 : (b.y - a.y) / width)
    }
    var tangents = [CGFloat](repeating: 0, count: count)
    for index in 1..<max(1, count - 1) {
      let (s0, s1, h0, h1) = (slopes[index - 1], slopes[index], widths[index - 1], widths[index])
      let total = h0 + h1
      guard s0 * s1 > 0, total != 0 else { continue }
      let mean = (s0 * h1 + s1 * h0) / total
      tangents[index] = (s0 < 0 ? -1 : 1) * 2 * min(abs(s0), min(abs(s1), abs(mean) / 2))
    }
    // Ends bend towards their neighbours' tangents.
    tangents[0] = count > 2 ? (3 * slopes[0] - tangents[1]) / 2 : slopes[0]
    tangents[count - 1] = count > 2 ? (3 * slopes[count - 2] - tangents[count - 2]) / 2 : slopes[count - 2]
    if tangents[0] * slopes[0] < 0 { tangents[0] = 0 }
    if tangents[count - 1] * slopes[count - 2] < 0 { tangents[count - 1] = 0 }
    for index in 0..<(count - 1) {
      let (a, b) = (points[index], points[index + 1])
      let third = widths[index] / 3
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + third, y: a.y + third * tangents[index]),
        control2: CGPoint(x: b.x - third, y: b.y - third * tangents[index + 1]))
    }
  }

  private static func cardinal(_ points: [CGPoint], tension: CGFloat, in path: inout Path) {
    let k = (1 - tension) / 3
    for index in 0..<(points.count - 1) {
      let (a, b) = (points[index], points[index + 1])
      let before = points[max(0, index - 1)], after = points[min(points.count - 1, index + 2)]
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + (b.x - before.x) * k, y: a.y + (b.y - before.y) * k),
        control2: CGPoint(x: b.x - (after.x - a.x) * k, y: b.y - (after.y - a.y) * k))
    }
  }

  /// Catmull–Rom splines with knots `alpha` powers of the distances apart, as Bézier curves.
  private static func catmullRom(_ points: [CGPoint], alpha: CGFloat, in path: inout Path) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for index in 0..<(points.count - 1) {
      let (a, b) = (points[index], points[index + 1])
      let before = points[max(0, index - 1)], after = points[min(points.count - 1, index + 2)]
      let d1 = distance(before, a), d2 = distance(a, b), d3 = distance(b, after)
      var control1 = a, control2 = b
      if d1 > 0, d2 > 0 {
        let scale = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, divisor = 3 * d1 * (d1 + d2)
        control1.x = (d1 * d1 * b.x - d2 * d2 * before.x + scale * a.x) / divisor
        control1.y = (d1 * d1 * b.y - d2 * d2 * before.y + scale * a.y) / divisor
      }
      if d3 > 0, d2 > 0 {
        let scale = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, divisor = 3 * d3 * (d3 + d2)
        control2.x = (d3 * d3 * a.x - d2 * d2 * after.x + scale * b.x) / divisor
        control2.y = (d3 * d3 * a.y - d2 * d2 * after.y + scale * b.y) / divisor
      }
      path.addCurve(to: b, control1: control1, control2: control2)
    }
  }
}
