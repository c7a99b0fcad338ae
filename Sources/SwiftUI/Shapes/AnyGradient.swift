import LayerTree

/// The gradient that belongs to a colour, or any other; as a style it runs from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  private enum Source: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient)
  }
  private let source: Source

  public init(_ gradient: Gradient) { source = .gradient(gradient) }
  init(_ color: Color) { source = .color(color) }

  /// How much white the upper end of a colour's gradient has (a choice: Apple's is a little lighter than the colour).
  private static let lightening = 0.16

  private func stops(in environment: EnvironmentValues) -> [GradientStop] {
    switch source {
    case .gradient(let gradient): return gradient.resolved(in: environment)
    case .color(let color):
      let base = color.resolved(in: environment)
      func lighter(_ channel: Double) -> Double { channel + (1 - channel) * Self.lightening }
      let top = PaintColor(red: lighter(base.red), green: lighter(base.green), blue: lighter(base.blue), alpha: base.alpha)
      return [GradientStop(color: top, location: 0), GradientStop(color: base, location: 1)]
    }
  }

  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    let stops = stops(in: environment)
    return _ResolvedPaint(
      .linearGradient(
        stops: stops, start: CGPoint(x: bounds.midX, y: bounds.minY), end: CGPoint(x: bounds.midX, y: bounds.maxY)),
      color: stops.last?.color ?? .clear)
  }
}

extension AnyGradient: View {
  /// A gradient as a view fills what it is offered.
  public var body: some View { Rectangle().fill(self) }
}

extension Color {
  /// The standard gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(self) }
}
