import CCairo
import CoreGraphics
import LayerTree

extension Paint {
  /// Makes this the source of `cairo`; points are in its user space.
  func setSource(on cairo: OpaquePointer) {
    switch self {
    case .color(let color): cairo_set_source(cairo, color)
    case .linearGradient(let stops, let start, let end):
      let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      Self.finish(pattern, stops, on: cairo)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let pattern = cairo_pattern_create_radial(center.x, center.y, startRadius, center.x, center.y, endRadius)
      Self.finish(pattern, stops, on: cairo)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      let pattern = AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle).makePattern(
        on: cairo)
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  private static func finish(_ pattern: OpaquePointer?, _ stops: [GradientStop], on cairo: OpaquePointer) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension PaintStroke {
  func apply(to cairo: OpaquePointer) {
    cairo_set_line_width(cairo, width)
    switch cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, miterLimit)
    let lengths = dash.map { Double(max($0, 0)) }
    let isDashed = lengths.contains { $0 > 0 }
    cairo_set_dash(cairo, lengths, isDashed ? Int32(lengths.count) : 0, dashPhase)
  }
}
