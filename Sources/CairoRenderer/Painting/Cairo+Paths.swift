import CCairo
import CoreGraphics
import LayerTree

/// Cairo's calls with this project's types. Coordinates are in the context's user space.
func cairo_set_source(_ cairo: OpaquePointer, _ color: PaintColor) {
  cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
}

func cairo_append(_ cairo: OpaquePointer, _ path: CGPath) {
  cairo_new_path(cairo)
  path.forEachElement { element in
    switch element {
    case .move(let to): cairo_move_to(cairo, to.x, to.y)
    case .line(let to): cairo_line_to(cairo, to.x, to.y)
    case .quadCurve(let to, let control):
      // A quadratic is the cubic whose control points lie two thirds of the way to the quadratic's.
      var x = 0.0, y = 0.0
      if cairo_has_current_point(cairo) == 0 { cairo_move_to(cairo, control.x, control.y) }
      cairo_get_current_point(cairo, &x, &y)
      cairo_curve_to(
        cairo, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
        to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
    case .curve(let to, let control1, let control2):
      cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
    case .closeSubpath: cairo_close_path(cairo)
    }
  }
}

func cairo_append_rounded_rectangle(_ cairo: OpaquePointer, _ rect: CGRect, radius: CGFloat) {
  cairo_new_path(cairo)
  cairo_arc(cairo, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
  cairo_arc(cairo, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
  cairo_arc(cairo, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
  cairo_arc(cairo, rect.minX + radius, rect.minY + radius, radius, .pi, .pi * 3 / 2)
  cairo_close_path(cairo)
}
