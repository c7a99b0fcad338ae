import LayerTree

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  public var gradient: Gradient
  public var startPoint: UnitPoint, endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    let stops = gradient.resolved(in: environment)
    func point(_ unit: UnitPoint) -> CGPoint {
      let point = OddNumbers.finite(unit, "An end of a LinearGradient").point(in: bounds.size)
      return CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    }
    return _ResolvedPaint(
      .linearGradient(stops: stops, start: point(startPoint), end: point(endPoint)), color: stops.first?.color ?? .clear)
  }
}

extension Gradient {
  /// Stops in order of their location, held within 0 and 1.
  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    var last = 0.0
    return stops.map { stop in
      let location = OddNumbers.finite(Double(stop.location), "The location of a gradient's stop", or: last)
      last = min(1, max(last, location))
      return GradientStop(color: stop.color.resolved(in: environment), location: last)
    }
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: View {
  /// A gradient as a view fills what it is offered.
  public var body: some View { Rectangle().fill(self) }
}
