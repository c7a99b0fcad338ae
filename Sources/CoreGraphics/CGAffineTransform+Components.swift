import Foundation

/// What an affine map does, step by step: scale, then shear, then turn, then move.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The first step; only the height may be negative after `decomposed()`.
  public var scale: CGSize
  /// The second: `x' = x + shear · y`.
  public var horizontalShear: CGFloat
  /// The third, in radians, from the x axis towards the y axis.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() { self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero) }
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The steps that make up this map. A map that flattens the plane to a line or a point keeps its angle where it has one, and
  /// loses the shear where the height is zero (it then cannot be told).
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    // A zero first row leaves the turn to the second one, which a rotation makes (−sin, cos).
    let rotation = width > 0 ? atan2(b, a) : atan2(-c, d)
    let cosine = cos(rotation), sine = sin(rotation)
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : (c * cosine + d * sine) / height,
      rotation: rotation, translation: CGVector(dx: tx, dy: ty))
  }
}
