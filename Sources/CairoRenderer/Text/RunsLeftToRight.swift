/// Whether a text is set from left to right on one line whatever is around it, told from its bytes: no Hebrew, Arabic or other
/// script from right to left, no mark that changes the direction, no control character.
enum RunsLeftToRight {
  static func allOf(_ bytes: Substring.UTF8View) -> Bool {
    var text = String(Substring(bytes))
    return text.withUTF8 { bytes in
      if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return true }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy(isPlain)
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F: false
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: false
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
