import LayerTree

/// A radial gradient in a unit square that is stretched over the bounds.
public struct EllipticalGradient: ShapeStyle, Hashable {
  public var gradient: Gradient
  public var center: UnitPoint
  /// In parts of the width and the height: 0.5 reaches from the centre to the sides.
  public var startRadiusFraction: CGFloat, endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    let stops = gradient.resolved(in: environment)
    return _ResolvedPaint(
      .ellipticalGradient(
        stops: stops, center: OddNumbers.finite(center, "The centre of an EllipticalGradient").point(in: bounds),
        radii: bounds.size,
        start: OddNumbers.finite(Double(startRadiusFraction), "The start of an EllipticalGradient", or: 0),
        end: OddNumbers.finite(Double(endRadiusFraction), "The end of an EllipticalGradient", or: 0.5)),
      color: stops.first?.color ?? .clear)
  }
}

extension EllipticalGradient: View {
  /// A gradient as a view fills what it is offered.
  public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
