import CCairo
import CoreGraphics
import LayerTree

/// Measures symbols with the glyphs of icon fonts.
///
/// A symbol is as large as its ink plus a margin, near San Francisco's symbols at medium scale, and its middle lies at the middle
/// of the capitals beside it.
struct SymbolShelf {
  let context: OpaquePointer
  /// Around the ink, in font sizes.
  private static let margin: CGFloat = 0.06
  /// The size of the glyph's square at which ink is measured, once per glyph; other sizes are proportional.
  private static let measuredSquare: CGFloat = 240
  /// Ink per glyph in parts of the font's square, from the left end of its baseline, before it is mirrored or turned.
  private var inks: [SymbolGlyph: CGRect] = [:]

  init(context: OpaquePointer) { self.context = context }

  /// nil when the name is not known.
  mutating func metrics(of symbol: SymbolBlock, pixelsPerPoint scale: CGFloat) -> TextMetrics? {
    guard let glyph = SymbolTable.glyph(named: symbol.name) else { return nil }
    let size = size(of: glyph, fontSize: symbol.font.size)
    let rounded = CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    let baseline = rounded.height / 2 + LineMeasure.capitalHeight / 2 * symbol.font.size
    return TextMetrics(size: rounded, firstBaseline: baseline, lastBaseline: baseline, lineCount: 1, isTruncated: false)
  }

  /// In points, before rounding.
  mutating func size(of glyph: SymbolGlyph, fontSize: CGFloat) -> CGSize {
    if glyph.enclosure != nil {
      let side = (SymbolPainter.enclosureSide + 2 * Self.margin) * fontSize
      return CGSize(width: side, height: side)
    }
    let ink = ink(of: glyph)
    let width = (ink.width * glyph.square + 2 * Self.margin) * fontSize
    let height = (ink.height * glyph.square + 2 * Self.margin) * fontSize
    return glyph.isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// In parts of the font's square, from the left end of the baseline, before the glyph is mirrored or turned.
  mutating func ink(of glyph: SymbolGlyph) -> CGRect {
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

  /// The glyph alone, in a font of `square` points; the caller releases it.
  func makeLayout(_ glyph: SymbolGlyph, square: CGFloat) -> OpaquePointer {
    let layout = pango_layout_new(context)!
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, glyph.family)
    pango_font_description_set_absolute_size(description, Double(min(square, FontBlock.largestSize)) * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    let text = Unicode.Scalar(glyph.codePoint).map { String(Character($0)) } ?? ""
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    return layout
  }
}
