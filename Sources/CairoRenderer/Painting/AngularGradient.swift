import CCairo
import CoreGraphics
import LayerTree

/// A gradient around a point, clockwise from `startAngle` to `endAngle` (radians from the positive x axis, y down).
///
/// Cairo has none, so it is a fan of slices, each a mesh patch whose two far corners carry the colours at its edges. Before the
/// first angle and after the last lies the nearest stop, split at the middle of what is left of the circle, as in SwiftUI.
struct AngularGradient {
  let stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double
  /// One slice spans at most this angle, so that straight edges stay near the circle.
  private static let widestSlice = Double.pi / 32

  /// The caller destroys the pattern. `cairo` tells how far the fan must reach.
  func makePattern(on cairo: OpaquePointer) -> OpaquePointer {
    let pattern = cairo_pattern_create_mesh()!
    guard let first = stops.first, let last = stops.last else { return pattern }
    let radius = reach(on: cairo)
    let turn = 2 * Double.pi
    let span = min(max(endAngle - startAngle, -turn), turn)
    let rest = (turn - abs(span)) / 2 * (span < 0 ? -1 : 1)
    addSlices(pattern, radius, from: startAngle - rest, first.color, to: startAngle, first.color)
    var angle = startAngle, color = first.color
    for stop in stops {
      let next = startAngle + span * stop.location
      addSlices(pattern, radius, from: angle, color, to: next, stop.color)
      (angle, color) = (next, stop.color)
    }
    addSlices(pattern, radius, from: angle, last.color, to: startAngle + span + rest, last.color)
    return pattern
  }

  private func reach(on cairo: OpaquePointer) -> Double {
    var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    let corners = [(x1, y1), (x2, y1), (x1, y2), (x2, y2)]
    // A slice's straight far edge lies nearer than its corners.
    return (corners.map { hypot($0.0 - center.x, $0.1 - center.y) }.max() ?? 1) / cos(Self.widestSlice / 2) + 1
  }

  private func addSlices(
    _ pattern: OpaquePointer, _ radius: Double, from start: Double, _ startColor: PaintColor, to end: Double,
    _ endColor: PaintColor
  ) {
    let count = Int((abs(end - start) / Self.widestSlice).rounded(.up))
    for index in 0..<max(count, 0) {
      let (a, b) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let angles = [start + (end - start) * a, start + (end - start) * b]
      let colors = [startColor.mixed(with: endColor, a), startColor.mixed(with: endColor, b)]
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      for angle in angles { cairo_mesh_pattern_line_to(pattern, center.x + cos(angle) * radius, center.y + sin(angle) * radius) }
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      for (corner, color) in [(0, colors[0]), (1, colors[0]), (2, colors[1]), (3, colors[1])] {
        cairo_mesh_pattern_set_corner_color_rgba(pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
  }
}

extension PaintColor {
  fileprivate func mixed(with other: PaintColor, _ part: Double) -> PaintColor {
    PaintColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }
}
