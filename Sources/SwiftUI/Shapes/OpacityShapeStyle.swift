import LayerTree

extension ShapeStyle {
  /// The style, `opacity` times as opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(style: self, opacity: opacity) }
}

private struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    let base = style._paint(in: bounds, environment)
    let opacity = OddNumbers.finite(opacity, "The opacity of a style", or: 1)
    func faded(_ color: PaintColor) -> PaintColor {
      PaintColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * min(1, max(0, opacity)))
    }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: faded($0.color), location: $0.location) }
    }
    var result = _ResolvedPaint(base.paint.replacingStops(faded) ?? .color(faded(base.color)), color: faded(base.color))
    if var glass = base.glass {
      glass.tint = faded(glass.tint)
      result.glass = glass
    }
    return result
  }
}
