import CoreGraphics
import LayerTree

extension [PaintCommand] {
  /// The one colour that all of it is drawn in, made opaque; nil when there are several, or none can be told.
  var ink: PaintColor? {
    guard let first = first?.ink else { return nil }
    return allSatisfy { $0.ink == first } ? first : nil
  }
}

extension PaintCommand {
  fileprivate var ink: PaintColor? {
    switch self {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _), .image(_, _, tint: let color?, _):
      return color.ink
    case .symbol(let symbol, _): return symbol.color.ink
    case .text(let block, _):
      guard let first = block.runs.first?.ink else { return nil }
      return block.runs.allSatisfy { $0.ink == first } ? first : nil
    case .fill, .stroke, .image, .group: return nil
    }
  }
}

extension TextRun {
  fileprivate var ink: PaintColor? {
    guard attachment == nil, background == nil, let ink = color.ink else { return nil }
    guard underlineColor.map({ $0.ink == ink }) ?? true, strikethroughColor.map({ $0.ink == ink }) ?? true else { return nil }
    return string.unicodeScalars.allSatisfy(\.hasNoColors) ? ink : nil
  }
}

extension Unicode.Scalar {
  /// Fonts have pictures in colours for emoji, and for letters and digits that a selector makes one.
  fileprivate var hasNoColors: Bool { isASCII || (value != 0xFE0F && !properties.isEmoji) }
}

extension PaintColor {
  /// Made opaque; nil where a component is no part of a whole.
  fileprivate var ink: PaintColor? {
    guard (0...1).contains(red) && (0...1).contains(green) && (0...1).contains(blue) else { return nil }
    return PaintColor(red: red, green: green, blue: blue)
  }
}
