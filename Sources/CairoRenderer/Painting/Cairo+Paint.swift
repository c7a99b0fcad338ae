import CCairo
import CoreGraphics
import LayerTree

extension Paint {
  /// Makes this the source of `cairo`; points are in its user space. A gradient is there within `bounds`.
  func setSource(on cairo: OpaquePointer, covering bounds: CGRect) {
    if case .color(let color) = self { return cairo_set_source(cairo, color) }
    guard let gradient = GradientPattern(self) else { return cairo_set_source(cairo, .clear) }
    gradient.setSource(on: cairo, covering: bounds)
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
