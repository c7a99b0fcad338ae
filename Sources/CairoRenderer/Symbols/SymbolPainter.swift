import CCairo
import CoreGraphics
import LayerTree

/// Draws symbols in the user space of a Cairo context (points, y down).
struct SymbolPainter {
  var shelf: SymbolShelf
  /// The diameter of a circle around a symbol, in font sizes; San Francisco's is near it.
  static let enclosureSide: CGFloat = 1.17
  /// The larger side of the symbol inside, in diameters.
  private static let enclosedPart: CGFloat = 0.52
  /// Strokes of outlined glyphs, in font sizes: Material's are 2 of 24 units of its square.
  private static let strokeWidth: CGFloat = 0.095

  /// Draws in the middle of `rect`, larger or smaller when the rectangle is not the symbol's own size. An unknown name leaves a
  /// dashed square with a question mark.
  mutating func draw(_ symbol: SymbolBlock, in rect: CGRect, on cairo: OpaquePointer) {
    guard rect.width > 0 && rect.height > 0 && symbol.font.size > 0 else { return }
    guard let glyph = SymbolTable.glyph(named: symbol.name) else { return drawPlaceholder(symbol, in: rect, on: cairo) }
    let natural = shelf.size(of: glyph, fontSize: symbol.font.size)
    let zoom = CGSize(width: rect.width / natural.width, height: rect.height / natural.height)
    // Natural sizes are rounded up to pixels; that is no reason to stretch.
    let isNatural = zoom.width >= 1 && zoom.height >= 1 && rect.width - natural.width < 1 && rect.height - natural.height < 1

    cairo_save(cairo)
    cairo_translate(cairo, Double(rect.midX), Double(rect.midY))
    if !isNatural { cairo_scale(cairo, Double(zoom.width), Double(zoom.height)) }
    // One group, so that parts that overlap do not add up where the colour is translucent.
    cairo_push_group(cairo)
    cairo_set_source(cairo, symbol.color.opaque)
    drawParts(of: glyph, symbol.font, on: cairo)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, symbol.color.alpha)
    cairo_restore(cairo)
  }

  private mutating func drawParts(of glyph: SymbolGlyph, _ font: FontBlock, on cairo: OpaquePointer) {
    guard let enclosure = glyph.enclosure else { return drawGlyph(glyph, font, shrunkBy: 1, on: cairo) }
    let stroke = Self.strokeWidth * font.size + Self.emboldening(for: font)
    let side = Self.enclosureSide * font.size - (glyph.isEnclosureFilled ? 0 : stroke)
    let frame = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
    cairo_append_rounded_rectangle(cairo, frame, radius: enclosure == .circle ? side / 2 : side / 4.5)
    if glyph.isEnclosureFilled {
      cairo_fill(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    } else {
      cairo_set_line_width(cairo, Double(stroke))
      cairo_stroke(cairo)
    }
    let ink = shelf.ink(of: glyph)
    let natural = max(ink.width, ink.height) * glyph.square
    drawGlyph(glyph, font, shrunkBy: min(Self.enclosureSide * Self.enclosedPart / natural, 0.75), on: cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// The glyph with the middle of its ink at the origin.
  private mutating func drawGlyph(_ glyph: SymbolGlyph, _ font: FontBlock, shrunkBy factor: CGFloat, on cairo: OpaquePointer) {
    let square = glyph.square * font.size * factor
    let ink = shelf.ink(of: glyph)
    let layout = shelf.makeLayout(glyph, square: square)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    cairo_save(cairo)
    if glyph.isTurned { cairo_rotate(cairo, .pi / 2) }
    if glyph.isMirrored { cairo_scale(cairo, -1, 1) }
    cairo_new_path(cairo)
    cairo_move_to(cairo, Double(-ink.midX * square), Double(-ink.midY * square))
    pango_cairo_layout_line_path(cairo, pango_layout_get_line_readonly(layout, 0))
    let extra = Self.emboldening(for: font)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    if glyph.isHollow {
      // Half of the stroke falls outside the shape and is cut.
      cairo_clip_preserve(cairo)
      cairo_set_line_width(cairo, Double(2 * (Self.strokeWidth * font.size * max(factor, 0.7) + extra)))
      cairo_stroke(cairo)
    } else {
      cairo_fill_preserve(cairo)
      cairo_set_line_width(cairo, Double(extra))
      if extra > 0 { cairo_stroke(cairo) }
      cairo_new_path(cairo)
    }
    cairo_restore(cairo)
  }

  /// The icon fonts have one weight; heavier ones get wider strokes by up to this in points (a choice: black adds a fifteenth of
  /// the size).
  private static func emboldening(for font: FontBlock) -> CGFloat {
    CGFloat(min(max(font.weight - 400, 0), 500)) / 500 * font.size / 15
  }

  private func drawPlaceholder(_ symbol: SymbolBlock, in rect: CGRect, on cairo: OpaquePointer) {
    let side = min(rect.width, rect.height)
    let line = max(side / 16, 0.5)
    let frame = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side).insetBy(dx: line, dy: line)
    cairo_save(cairo)
    cairo_set_source(cairo, symbol.color)
    cairo_append_rounded_rectangle(cairo, frame, radius: side / 5)
    cairo_set_line_width(cairo, Double(line))
    cairo_set_dash(cairo, [Double(line) * 2, Double(line) * 1.5], 2, 0)
    cairo_stroke(cairo)
    let layout = pango_layout_new(shelf.context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = FontBlock(size: side * 0.6, weight: 600).makeDescription(shrunkBy: 1)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, "?", 1)
    var ink = PangoRectangle()
    let mark = pango_layout_get_line_readonly(layout, 0)!
    pango_layout_line_get_extents(mark, &ink, nil)
    let unit = CGFloat(PANGO_SCALE)
    cairo_move_to(
      cairo, Double(rect.midX - CGFloat(ink.x) / unit - CGFloat(ink.width) / unit / 2),
      Double(rect.midY - CGFloat(ink.y) / unit - CGFloat(ink.height) / unit / 2))
    pango_cairo_show_layout_line(cairo, mark)
    cairo_restore(cairo)
  }
}

extension PaintColor {
  fileprivate var opaque: PaintColor { PaintColor(red: red, green: green, blue: blue) }
}
