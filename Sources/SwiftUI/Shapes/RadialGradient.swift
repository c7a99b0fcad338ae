import LayerTree

/// Colours that change with the distance from a point.
public struct RadialGradient: ShapeStyle, Hashable {
  public var gradient: Gradient
  public var center: UnitPoint
  /// In points.
  public var startRadius: CGFloat, endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    let stops = gradient.resolved(in: environment)
    return _ResolvedPaint(
      .radialGradient(
        stops: stops, center: OddNumbers.finite(center, "The centre of a RadialGradient").point(in: bounds),
        startRadius: OddNumbers.finite(startRadius, "The start radius of a RadialGradient", or: 0),
        endRadius: OddNumbers.finite(endRadius, "The end radius of a RadialGradient", or: 0)),
      color: stops.first?.color ?? .clear)
  }
}

extension RadialGradient: View {
  /// A gradient as a view fills what it is offered.
  public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension UnitPoint {
  func point(in bounds: CGRect) -> CGPoint { CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height) }
}
