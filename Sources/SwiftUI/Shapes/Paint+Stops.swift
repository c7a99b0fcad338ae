import LayerTree

extension Paint {
  /// A gradient's stops; nil for a plain colour.
  var stops: [GradientStop]? {
    switch self {
    case .color: nil
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _):
      stops
    }
  }

  /// The same gradient with other stops; nil for a plain colour.
  func replacingStops(_ change: ([GradientStop]) -> [GradientStop]) -> Paint? {
    switch self {
    case .color: nil
    case .linearGradient(let stops, let start, let end): .linearGradient(stops: change(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(stops: change(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      .angularGradient(stops: change(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      .ellipticalGradient(stops: change(stops), center: center, radii: radii, start: start, end: end)
    }
  }
}
