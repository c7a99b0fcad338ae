import Foundation

/// Apple's continuous corner ("squircle") in units of its radius, as three cubics from (extent, 0) to (0, extent); the sharp
/// corner is at (0, 0).
///
/// The numbers are the well-known approximation that PaintCode read off the output of UIBezierPath's rounded rectangle in iOS 7:
/// the bend sets in 1.52866483 radii before the corner. The short straight piece that Apple's outline has on one side of each
/// corner is left out, so that a corner is symmetrical; its directions at the joints differ by up to 2.5°, as in the original.
///
/// Where a side has less room, the corner turns step by step into a circular one, and is circular with room for one radius (a
/// choice; Apple switches between several outlines there, with visible jumps).
struct ContinuousCorner {
  struct Curve {
    var control1: CGPoint, control2: CGPoint, end: CGPoint
  }
  /// How far from the corner the bend begins where there is room, in radii.
  static let longestExtent: CGFloat = 1.52866483
  /// How far from this corner the bend begins.
  let extent: CGFloat
  let curves: [Curve]

  /// `room` is how far the corner may reach along its shorter side, in radii.
  init(room: CGFloat) {
    let smoothness = max(0, min((room - 1) / (Self.smooth.start - 1), 1))
    func mix(_ circular: CGFloat, _ smooth: CGFloat) -> CGFloat { circular + (smooth - circular) * smoothness }
    func mix(_ circular: CGPoint, _ smooth: CGPoint) -> CGPoint {
      CGPoint(x: mix(circular.x, smooth.x), y: mix(circular.y, smooth.y))
    }
    let c = Self.circular, s = Self.smooth
    let start = mix(c.start, s.start), first = mix(c.first, s.first)
    let second = mix(c.second, s.second), end = mix(c.end, s.end), middle = mix(c.middle, s.middle)
    func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    extent = start
    // The corner is its own mirror image about the diagonal.
    curves = [
      Curve(control1: CGPoint(x: first, y: 0), control2: second, end: end),
      Curve(control1: middle, control2: mirrored(middle), end: mirrored(end)),
      Curve(control1: mirrored(second), control2: CGPoint(x: 0, y: first), end: CGPoint(x: 0, y: start)),
    ]
  }

  /// Where the bend starts and its first control point, both on the side; the second control point and the end of the first
  /// curve; the first control point of the second.
  private struct Shape {
    var start: CGFloat, first: CGFloat, second: CGPoint, end: CGPoint, middle: CGPoint
  }

  private static let smooth = Shape(
    start: longestExtent, first: 1.08849323, second: CGPoint(x: 0.86840689, y: 0), end: CGPoint(x: 0.63149399, y: 0.07491100),
    middle: CGPoint(x: 0.37282392, y: 0.16905899))

  /// The quarter circle about (1, 1), cut at the angle where the smooth corner's first curve ends.
  private static let circular: Shape = {
    let angle = atan2(1 - smooth.end.x, 1 - smooth.end.y)
    let end = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
    func alongTangent(_ length: CGFloat) -> CGPoint {
      CGPoint(x: end.x - length * cos(angle), y: end.y + length * sin(angle))
    }
    // Control points lie 4/3 · tan(θ / 4) radii along the tangents of an arc of θ.
    let outer = 4.0 / 3.0 * tan(angle / 4), inner = 4.0 / 3.0 * tan((CGFloat.pi / 2 - 2 * angle) / 4)
    return Shape(start: 1, first: 1 - outer, second: alongTangent(-outer), end: end, middle: alongTangent(inner))
  }()
}
