import CCairo
import CoreGraphics
import LayerTree

/// A text block set in lines: what is measured and what is drawn.
///
/// Pango shapes and breaks; line heights, the limit of lines, alignment and the place of the ellipsis are decided here, by iOS's
/// rules.
final class TextLayout {
  struct Line {
    var line: UnsafeMutablePointer<PangoLayoutLine>
    /// The byte of the block at which it begins.
    var start: Int
    /// Points; `baseline` counts from the top of the block.
    var width: CGFloat, baseline: CGFloat
    var ascent: CGFloat, height: CGFloat
  }
  let lines: [Line]
  let metrics: TextMetrics
  private let alignment: TextBlock.Alignment, isRightToLeft: Bool

  init(lines: [Line], metrics: TextMetrics, block: TextBlock) {
    self.lines = lines
    self.metrics = metrics
    alignment = block.alignment
    isRightToLeft = block.isRightToLeft
    for line in lines { pango_layout_line_ref(line.line) }
  }
  deinit {
    for line in lines { pango_layout_line_unref(line.line) }
    for owner in owners { g_object_unref(UnsafeMutableRawPointer(owner)) }
  }

  private var owners: [OpaquePointer] = []
  /// Keeps the layout that a line came from: without it, Pango draws neither backgrounds nor pictures.
  func keep(_ layout: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(layout))
    owners.append(layout)
  }

  /// Draws into `rect` (points in the space of `cairo`); its lines are those that were measured.
  func draw(on cairo: OpaquePointer, in rect: CGRect, pixelsPerPoint scale: CGFloat) {
    for line in lines {
      // Cairo puts glyphs on whole pixels; snapping here keeps underlines with them.
      let baseline = ((rect.minY + line.baseline) * scale).rounded() / scale
      cairo_move_to(cairo, Double(rect.minX + inset(of: line.width, in: rect.width)), Double(baseline))
      pango_cairo_show_layout_line(cairo, line.line)
    }
  }

  func inset(of lineWidth: CGFloat, in width: CGFloat) -> CGFloat {
    switch alignment {
    case .leading: isRightToLeft ? width - lineWidth : 0
    case .center: (width - lineWidth) / 2
    case .trailing: isRightToLeft ? 0 : width - lineWidth
    }
  }
}
