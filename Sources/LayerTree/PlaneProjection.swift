import CoreGraphics

/// A map of the plane to itself by which straight lines stay straight: what a turned card looks like through a camera.
///
/// A point is a row, as for affine maps: `(x, y, 1)` times the matrix is `(x′, y′, w)`, and the image is `(x′ / w, y′ / w)`.
/// Where `w` is not positive the point lies behind the camera and has no image.
///
/// ```
///             | m11 m12 m13 |
/// (x y 1)  ·  | m21 m22 m23 |
///             | m31 m32 m33 |
/// ```
public struct PlaneProjection: Hashable, Sendable {
  /// The rows from the top, as drawn above.
  public var m11: Double, m12: Double, m13: Double
  public var m21: Double, m22: Double, m23: Double
  public var m31: Double, m32: Double, m33: Double

  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
  /// Without a perspective.
  public init(_ affine: CGAffineTransform) {
    self.init(
      m11: affine.a, m12: affine.b, m13: 0, m21: affine.c, m22: affine.d, m23: 0, m31: affine.tx, m32: affine.ty, m33: 1)
  }

  /// The least `w` that counts as in front of the camera.
  private static let nearest = 1e-4

  /// The map as an affine one; nil when it has a perspective.
  public var affine: CGAffineTransform? {
    guard m13 == 0 && m23 == 0 && m33 != 0 else { return nil }
    return CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Whether all of its numbers are finite, and those of the affine map where it is one.
  public var isFinite: Bool {
    // Zero times a number is zero, unless the number is infinite or none.
    let zero = 0 * m11 + 0 * m12 + 0 * m13 + 0 * m21 + 0 * m22 + 0 * m23 + 0 * m31 + 0 * m32 + 0 * m33
    guard zero == 0, let affine else { return zero == 0 }
    return 0 * affine.a + 0 * affine.b + 0 * affine.c + 0 * affine.d + 0 * affine.tx + 0 * affine.ty == 0
  }

  /// The image of a point; nil behind the camera.
  public func apply(_ point: CGPoint) -> CGPoint? {
    let w = Double(point.x) * m13 + Double(point.y) * m23 + m33
    guard w > Self.nearest else { return nil }
    return CGPoint(
      x: (Double(point.x) * m11 + Double(point.y) * m21 + m31) / w, y: (Double(point.x) * m12 + Double(point.y) * m22 + m32) / w)
  }

  /// This map, then `other`.
  public func concatenating(_ other: PlaneProjection) -> PlaneProjection {
    func row(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
      (
        a * other.m11 + b * other.m21 + c * other.m31, a * other.m12 + b * other.m22 + c * other.m32,
        a * other.m13 + b * other.m23 + c * other.m33
      )
    }
    let (first, second, third) = (row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
    return PlaneProjection(
      m11: first.0, m12: first.1, m13: first.2, m21: second.0, m22: second.1, m23: second.2, m31: third.0, m32: third.1,
      m33: third.2)
  }

  /// The map back, scaled so that `w` is positive for images of points in front of the camera; nil when the plane is seen from
  /// its edge.
  public var inverse: PlaneProjection? {
    let c11 = m22 * m33 - m23 * m32, c12 = m23 * m31 - m21 * m33, c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let c21 = m13 * m32 - m12 * m33, c22 = m11 * m33 - m13 * m31, c23 = m12 * m31 - m11 * m32
    let c31 = m12 * m23 - m13 * m22, c32 = m13 * m21 - m11 * m23, c33 = m11 * m22 - m12 * m21
    return PlaneProjection(
      m11: c11 / determinant, m12: c21 / determinant, m13: c31 / determinant, m21: c12 / determinant, m22: c22 / determinant,
      m23: c32 / determinant, m31: c13 / determinant, m32: c23 / determinant, m33: c33 / determinant)
  }

  /// The smallest rectangle around the image of `rect`; what lies behind the camera is left out, and nil when all of it does.
  public func image(of rect: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let points = visiblePart(of: corners).compactMap(apply)
    guard let first = points.first else { return nil }
    var low = first, high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// A polygon cut where it goes behind the camera.
  private func visiblePart(of corners: [CGPoint]) -> [CGPoint] {
    func depth(_ point: CGPoint) -> Double { Double(point.x) * m13 + Double(point.y) * m23 + m33 - 2 * Self.nearest }
    var result: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (depth(corner), depth(next))
      if here >= 0 { result.append(corner) }
      if (here < 0) != (there < 0) {
        let part = here / (here - there)
        result.append(CGPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
      }
    }
    return result
  }

  /// The affine map that is nearest around `point`; nil when the point lies behind the camera.
  public func linearized(at point: CGPoint) -> CGAffineTransform? {
    guard let image = apply(point) else { return nil }
    let w = Double(point.x) * m13 + Double(point.y) * m23 + m33
    let (x, y) = (Double(image.x), Double(image.y))
    let a = (m11 - x * m13) / w, b = (m12 - y * m13) / w, c = (m21 - x * m23) / w, d = (m22 - y * m23) / w
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * Double(point.x) - c * Double(point.y), ty: y - b * Double(point.x) - d * Double(point.y)
    )
  }
}
