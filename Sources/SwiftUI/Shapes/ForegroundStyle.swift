/// What `foregroundStyle` says around the view.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    environment.drawing.foreground?._paint(in: bounds, environment)
      ?? HierarchicalShapeStyle.primary._paint(in: bounds, environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }
