import CoreGraphics
import LayerTree

/// Turns a view about an axis in space, seen from a camera in front of it.
struct Rotation3DModifier {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
}

extension Rotation3DModifier: GeometryEffectModifier {
  static var layerName: String { "rotation3DEffect" }
  var animatableData:
    AnimatablePair<
      AnimatablePair<Double, UnitPoint.AnimatableData>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.radians, anchor.animatableData),
        AnimatablePair(AnimatablePair(axis.x, axis.y), AnimatablePair(axis.z, AnimatablePair(anchorZ, perspective))))
    }
    set {
      (angle.radians, anchor.animatableData) = (newValue.first.first, newValue.first.second)
      (axis.x, axis.y) = (newValue.second.first.first, newValue.second.first.second)
      axis.z = newValue.second.second.first
      (anchorZ, perspective) = (newValue.second.second.second.first, newValue.second.second.second.second)
    }
  }

  /// A point of the view goes to the anchor's space, is turned, and is seen from the distance max(width, height) / perspective:
  /// `w = 1 − z / distance`, z towards the viewer.
  func projection(for size: CGSize) -> PlaneProjection {
    let radians = OddNumbers.finite(angle.radians, "rotation3DEffect(_:)", or: 0)
    let length = Double(hypot(hypot(axis.x, axis.y), axis.z))
    _ = OddNumbers.finite(length, "The axis of rotation3DEffect", or: 0)
    guard length > 0 && length.isFinite && radians != 0 || anchorZ != 0 else { return PlaneProjection(.identity) }
    let (x, y, z) = length > 0 ? (Double(axis.x) / length, Double(axis.y) / length, Double(axis.z) / length) : (0, 0, 1)
    // A quarter turn is one: seen from its edge, a view has no width at all.
    func snapped(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : value }
    let (c, s) = (snapped(cos(radians)), snapped(sin(radians)))
    // Rows of the rotation, for points written as rows: where the axes of x, y and z go.
    let rotation = [
      [c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s],
      [x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s],
      [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)],
    ]
    let side = Double(max(size.width, size.height)), strength = Double(OddNumbers.finite(perspective, "perspective", or: 1))
    let nearness = side > 0 ? strength / side : 0
    let depth = Double(OddNumbers.finite(anchorZ, "anchorZ", or: 0))
    let turned = PlaneProjection(
      m11: rotation[0][0], m12: rotation[0][1], m13: -rotation[0][2] * nearness,
      m21: rotation[1][0], m22: rotation[1][1], m23: -rotation[1][2] * nearness,
      m31: -depth * rotation[2][0], m32: -depth * rotation[2][1], m33: 1 + depth * rotation[2][2] * nearness)
    let point = anchor.point(in: size)
    return PlaneProjection(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(turned)
      .concatenating(PlaneProjection(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}

extension View {
  /// Draws and touches the view as if it were turned about an axis in space, without a change of layout. By positive angles about
  /// y the right side goes away from the viewer, about x the upper side.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(Rotation3DModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
