import CoreGraphics
import LayerTree

/// Text without fonts: every character is half as wide as the font is tall, lines are cut wherever they are full.
final class PlainTypesetter: Typesetter {
  func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    let size = block.runs.first?.font.size ?? 10
    let count = block.runs.reduce(0) { $0 + $1.string.count }
    let advance = size / 2, line = size + 2
    let perLine = max(1, width.map { Int(min(max($0, 0), 1e6) / advance) } ?? count)
    var lines = max(1, (count + perLine - 1) / perLine)
    if let limit = block.lineLimit { lines = min(lines, limit) }
    if let height { lines = max(1, min(lines, Int(min(max(height, 0), 1e6) / line))) }
    return TextMetrics(
      size: CGSize(width: CGFloat(min(count, perLine)) * advance, height: CGFloat(lines) * line), firstBaseline: size,
      lastBaseline: CGFloat(lines - 1) * line + size, lineCount: lines, isTruncated: lines * perLine < count)
  }
  func measure(_ symbol: SymbolBlock) -> TextMetrics? {
    let size = symbol.font.size
    return TextMetrics(
      size: CGSize(width: size, height: size), firstBaseline: size * 0.8, lastBaseline: size * 0.8, lineCount: 1,
      isTruncated: false)
  }
}

/// Knows no pictures.
final class NoPictures: ImageDecoder {
  func decode(_ data: Data) throws -> CGImage { throw ImageDecodingError("this decoder knows no pictures") }
  func decode(contentsOf path: String) throws -> CGImage { throw ImageDecodingError("this decoder knows no pictures") }
}
