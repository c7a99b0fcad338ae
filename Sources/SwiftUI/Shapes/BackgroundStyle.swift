/// The background of the screen: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(environment.drawing.colorScheme == .dark ? .black : .white)
  }
}

extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
