/// The tint of the view, blue unless an ancestor says otherwise.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(Color.accentColor.resolved(in: environment))
  }
}

extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
