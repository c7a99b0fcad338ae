/// How a system symbol is drawn: a glyph of an icon font and what is done to it.
struct SymbolGlyph: Hashable {
  enum Font: Hashable { case material, awesome }
  enum Enclosure: Hashable { case circle, square }

  var font = Font.material
  var codePoint: UInt32
  /// Only the edge of the shape, as wide as the strokes of the font's outlined glyphs: where the font has the filled form alone.
  var isHollow = false
  /// Left and right exchanged, before `isTurned`.
  var isMirrored = false
  /// Turned clockwise by a quarter.
  var isTurned = false
  /// Drawn smaller in a circle or square, or cut out of one that is filled.
  var enclosure: Enclosure?
  var isEnclosureFilled = false

  /// Debian's font files name their families like this.
  var family: String { font == .material ? "Material Icons" : "FontAwesome" }
  /// The font size that makes the usual glyph about as wide as a symbol's font size: Material's glyphs take 20 of 24 units of the
  /// square, Font Awesome's about all of it.
  var square: Double { font == .material ? 1.2 : 1.04 }
}
