/// From names of system symbols to glyphs.
enum SymbolTable {
  /// nil when the name is not known.
  static func glyph(named name: String) -> SymbolGlyph? {
    if let glyph = glyphs[name] { return glyph }
    for (suffix, enclosure, isFilled) in enclosures where name.hasSuffix(suffix) {
      let base = String(name.dropLast(suffix.count))
      // A filled enclosure holds the filled form.
      guard var glyph = (isFilled ? glyphs[base + ".fill"] : nil) ?? glyphs[base] else { continue }
      glyph.enclosure = enclosure
      glyph.isEnclosureFilled = isFilled
      return glyph
    }
    return nil
  }

  /// Names in the table, sorted.
  static var names: [String] { glyphs.keys.sorted() }

  private static let enclosures: [(suffix: String, SymbolGlyph.Enclosure, isFilled: Bool)] = [
    (".circle.fill", .circle, true), (".circle", .circle, false), (".square.fill", .square, true), (".square", .square, false),
  ]

  private static let glyphs: [String: SymbolGlyph] = {
    var glyphs: [String: SymbolGlyph] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      precondition(words.count >= 3, "a line of the table of symbols needs a name, a code point and the glyph's name: \(line)")
      guard let codePoint = UInt32(words[1], radix: 16) else { preconditionFailure("not a code point in hexadecimal: \(line)") }
      var glyph = SymbolGlyph(codePoint: codePoint)
      for flag in words.dropFirst(3) {
        switch flag {
        case "awesome": glyph.font = .awesome
        case "hollow": glyph.isHollow = true
        case "mirrored": glyph.isMirrored = true
        case "turned": glyph.isTurned = true
        default: preconditionFailure("unknown word \(flag) in the table of symbols: \(line)")
        }
      }
      precondition(
        glyphs.updateValue(glyph, forKey: String(words[0])) == nil, "two lines of the table of symbols say \(words[0])")
    }
    return glyphs
  }()
}
