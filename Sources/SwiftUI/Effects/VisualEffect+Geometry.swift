import CoreGraphics
import LayerTree

// What is drawn and touched moves; the view's frame stays.
extension VisualEffect {
  /// Moves the view by `offset` points.
  public func offset(_ offset: CGSize) -> some VisualEffect { modified(by: OffsetModifier(offset: offset)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scales the view about `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    modified(by: ScaleModifier(scale: scale, anchor: anchor))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view about `anchor`, clockwise for positive angles.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    modified(by: RotationModifier(angle: angle, anchor: anchor))
  }
  /// Turns the view about an axis in space, as the modifier of this name does.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    modified(by: Rotation3DModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// An affine map of the view's own space. It jumps from one to the next; one that is not finite does nothing, with a line on the
  /// console.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    modified(by: ProjectionModifier(transform: PlaneProjection(transform), name: "transformEffect(_:)"))
  }
}
