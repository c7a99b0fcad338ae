import CCairo
import CoreGraphics
import LayerTree

/// Measures and draws system symbols with the glyphs of an icon font.
///
/// A glyph of the font lies in a square; it is set so that the usual drawing (20 of the square's 24 units) is as wide as the font
/// size, near San Francisco's symbols at medium scale. A symbol is as large as its ink plus a margin, and its middle
/// lies at the middle of the capitals beside it.
struct SymbolShelf {
  let context: OpaquePointer
  /// The glyph's square, in font sizes.
  private static let square: CGFloat = 1.2
  /// Around the ink, in font sizes.
  private static let margin: CGFloat = 0.06
  /// At this size of the square ink is measured once per glyph; other sizes are proportional.
  private static let measuredSquare: CGFloat = 240
  /// Ink per glyph in parts of the square, from the left end of its baseline.
  private var inks: [UInt32: CGRect] = [:]

  init(context: OpaquePointer) { self.context = context }

  /// nil when the name is not in the table.
  mutating func metrics(of symbol: SymbolBlock, pixelsPerPoint scale: CGFloat) -> TextMetrics? {
    guard let glyph = SymbolTable.glyph(named: symbol.name) else { return nil }
    let size = size(of: ink(of: glyph), fontSize: symbol.font.size)
    let rounded = CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    let baseline = rounded.height / 2 + LineMeasure.capitalHeight / 2 * symbol.font.size
    return TextMetrics(size: rounded, firstBaseline: baseline, lastBaseline: baseline, lineCount: 1, isTruncated: false)
  }

  private func size(of ink: CGRect, fontSize: CGFloat) -> CGSize {
    CGSize(
      width: (ink.width * Self.square + 2 * Self.margin) * fontSize, height: (ink.height * Self.square + 2 * Self.margin) * fontSize)
  }

  private mutating func ink(of glyph: UInt32) -> CGRect {
    if let known = inks[glyph] { return known }
    let layout = makeLayout(glyph, square: Self.measuredSquare)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var ink = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, nil)
    let unit = Self.measuredSquare * CGFloat(PANGO_SCALE)
    let rect = CGRect(
      x: CGFloat(ink.x) / unit, y: CGFloat(ink.y) / unit, width: CGFloat(ink.width) / unit, height: CGFloat(ink.height) / unit)
    inks[glyph] = rect
    return rect
  }

  /// Draws in the middle of `rect`, larger or smaller when the rectangle is not the symbol's own size. An unknown name leaves a
  /// dashed square with a question mark.
  mutating func draw(_ symbol: SymbolBlock, in rect: CGRect, on cairo: OpaquePointer) {
    guard rect.width > 0 && rect.height > 0 else { return }
    guard let glyph = SymbolTable.glyph(named: symbol.name) else { return drawPlaceholder(symbol, in: rect, on: cairo) }
    let ink = ink(of: glyph)
    let natural = size(of: ink, fontSize: symbol.font.size)
    let zoomX = rect.width / natural.width, zoomY = rect.height / natural.height
    // Natural sizes are rounded up to pixels; that is no reason to stretch.
    let isNatural = zoomX >= 1 && zoomY >= 1 && rect.width - natural.width < 1 && rect.height - natural.height < 1
    let square = Self.square * symbol.font.size
    let layout = makeLayout(glyph, square: square)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    cairo_save(cairo)
    cairo_translate(cairo, Double(rect.midX), Double(rect.midY))
    if !isNatural { cairo_scale(cairo, Double(zoomX), Double(zoomY)) }
    cairo_new_path(cairo)
    cairo_move_to(cairo, Double(-ink.midX * square), Double(-ink.midY * square))
    pango_cairo_layout_line_path(cairo, pango_layout_get_line_readonly(layout, 0))
    cairo_set_source(cairo, symbol.color)
    let extra = Self.emboldening(for: symbol.font)
    if extra > 0 {
      // One group, so that fill and outline do not add up where the colour is translucent.
      cairo_push_group(cairo)
      cairo_set_source(cairo, PaintColor(red: symbol.color.red, green: symbol.color.green, blue: symbol.color.blue))
      cairo_fill_preserve(cairo)
      cairo_set_line_width(cairo, Double(extra))
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(cairo)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, symbol.color.alpha)
    } else {
      cairo_fill(cairo)
    }
    cairo_restore(cairo)
  }

  /// The icon font has one weight; heavier ones are outlined by up to this width in points (a choice: black adds a fifteenth of the size).
  private static func emboldening(for font: FontBlock) -> CGFloat {
    CGFloat(min(max(font.weight - 400, 0), 500)) / 500 * font.size / 15
  }

  private func makeLayout(_ glyph: UInt32, square: CGFloat) -> OpaquePointer {
    let layout = pango_layout_new(context)!
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, "Material Icons")
    pango_font_description_set_absolute_size(description, Double(square) * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    let text = Unicode.Scalar(glyph).map { String(Character($0)) } ?? ""
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    return layout
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
    let layout = pango_layout_new(context)!
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
