import LayerTree

/// The colour at a place of a gradient.
package struct BlendedColor: ShapeStyle {
  let gradient: Gradient
  /// From 0 to 1; other places have the colours at the ends.
  let location: Double

  package init(_ gradient: Gradient, at location: Double) {
    self.gradient = gradient
    self.location = location
  }

  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    let stops = gradient.resolved(in: environment)
    guard let first = stops.first, let last = stops.last else { return _ResolvedPaint(.clear) }
    guard location > first.location else { return _ResolvedPaint(first.color) }
    guard let index = stops.firstIndex(where: { $0.location >= location }), index > 0 else { return _ResolvedPaint(last.color) }
    let (a, b) = (stops[index - 1], stops[index])
    let t = b.location > a.location ? (location - a.location) / (b.location - a.location) : 1
    func mixed(_ channel: KeyPath<PaintColor, Double>) -> Double {
      a.color[keyPath: channel] * (1 - t) + b.color[keyPath: channel] * t
    }
    return _ResolvedPaint(PaintColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha)))
  }
}
