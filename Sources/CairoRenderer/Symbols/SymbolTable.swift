/// From names of system symbols to glyphs of the Material Icons font.
enum SymbolTable {
  /// nil when the name is not in the table.
  static func glyph(named name: String) -> UInt32? { glyphs[name] }

  static let glyphs: [String: UInt32] = [
    "heart": 0xe87e, "heart.fill": 0xe87d,
  ]
}
