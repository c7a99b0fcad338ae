import CoreGraphics

/// What a shape or a text is filled with.
public protocol ShapeStyle: Sendable {
  /// The paint for a shape with the given bounds, in the bounds' space.
  func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint
}
