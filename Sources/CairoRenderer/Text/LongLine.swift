import CoreGraphics
import LayerTree

/// A long text on one line that is edited, set in short pieces side by side.
///
/// Pango sets a paragraph as a whole, so that a key in a text of 100,000 characters would cost as much as the text. Here a piece
/// ends behind a space where there is one, pieces are cut from the beginning on by rules that look at nothing behind them, and
/// those before a change are kept. What two pieces would do to each other is lost, kerning across their border (a choice: it is
/// the width of a hair); caret, selection, size and drawing all go by the pieces. Text that may run from right to left, with tabs
/// or line ends, with space between its letters or in several styles is not set so.
final class LongLine {
  private struct Piece {
    /// Bytes of the text.
    let bytes: Range<Int>
    let left: CGFloat
    let layout: TextLayout
    var width: CGFloat { layout.lines.first?.width ?? 0 }
  }
  /// Bytes (choices): a shorter text is set as a whole; a piece is at least `least` long where the text is, and at most `most`.
  private static let longText = 400, least = 48, most = 120
  /// Whether two characters are parted shows a few bytes behind them.
  private static let lookahead = 8

  private var block: TextBlock
  private var text: String
  private var pieces: [Piece] = []

  init(_ block: TextBlock) {
    self.block = block
    text = ""
    self.block.runs[0].string = ""
  }

  // MARK: Setting

  static func mayBeSet(_ block: TextBlock) -> Bool {
    guard block.runs.count == 1, let run = block.runs.first, run.string.utf8.count > longText else { return false }
    return run.attachment == nil && run.background == nil && run.kerning == 0 && block.minimumScaleFactor == 1
  }

  /// All but the text is the same.
  func hasStyle(of other: TextBlock) -> Bool {
    var other = other
    other.runs[0].string = ""
    return other == block
  }
  func says(_ string: String) -> Bool { string == text }

  /// How many bytes from the beginning on are those of `string`.
  func commonBytes(with string: String) -> Int {
    var a = text, b = string
    return a.withUTF8 { a in
      b.withUTF8 { b in
        let end = min(a.count, b.count)
        guard let first = a.baseAddress, let second = b.baseAddress else { return 0 }
        var index = 0
        let block = 512
        while index + block <= end, memcmp(first + index, second + index, block) == 0 { index += block }
        while index < end, first[index] == second[index] { index += 1 }
        return index
      }
    }
  }

  /// Sets `string`, as far as it is new. False where it can't be set in pieces; the line is of no use then.
  func set(_ string: String, _ make: (TextBlock) -> TextLayout) -> Bool {
    let common = commonBytes(with: string), length = string.utf8.count
    let changed = pieces.firstIndex { $0.bytes.upperBound + Self.lookahead > common || length - $0.bytes.lowerBound <= Self.most }
    pieces.removeLast(pieces.count - (changed ?? pieces.count))
    text = string
    var start = pieces.last?.bytes.upperBound ?? 0
    var left = pieces.last.map { $0.left + $0.width } ?? 0
    guard RunsLeftToRight.allOf(text.utf8[text.utf8.index(text.startIndex, offsetBy: start)...]) else { return false }
    while start < length {
      let end = end(from: start, length)
      let piece = Piece(bytes: start..<end, left: left, layout: make(part(start..<end)))
      guard piece.layout.lines.count == 1 else { return false }
      pieces.append(piece)
      start = end
      left += piece.width
    }
    return true
  }

  private func index(_ byte: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: byte) }

  /// Where the piece ends that begins at `start`.
  private func end(from start: Int, _ length: Int) -> Int {
    guard length - start > Self.most else { return length }
    let limit = index(start + Self.most)
    if let space = text.utf8[index(start + Self.least)..<limit].firstIndex(of: UInt8(ascii: " ")) {
      return text.utf8.distance(from: text.startIndex, to: space) + 1
    }
    // Between two characters, to which an index is rounded down; one that is longer is a piece of its own.
    let character = text.index(limit, offsetBy: 0)
    let end = character > index(start) ? character : text.index(after: index(start))
    return text.utf8.distance(from: text.startIndex, to: end)
  }

  private func part(_ bytes: Range<Int>) -> TextBlock {
    var part = block
    part.runs[0].string = String(text[index(bytes.lowerBound)..<index(bytes.upperBound)])
    part.alignment = .leading
    part.isRightToLeft = false
    part.lineLimit = nil
    return part
  }

  // MARK: Places

  /// Points; rounded up to whole pixels only where a piece is, so that nothing is cut.
  var size: CGSize {
    guard let last = pieces.last else { return .zero }
    return CGSize(width: last.left + last.layout.metrics.size.width, height: last.layout.metrics.size.height)
  }

  /// Where the caret stands before the byte `offset`.
  func caret(at offset: Int) -> CGRect {
    let piece = piece { $0.bytes.lowerBound <= offset }
    return piece.layout.caret(at: offset - piece.bytes.lowerBound, width: nil).offsetBy(dx: piece.left, dy: 0)
  }

  /// The byte of the gap nearest to `point`.
  func offset(at point: CGPoint) -> Int {
    let piece = piece { $0.left <= point.x }
    return piece.layout.offset(at: CGPoint(x: point.x - piece.left, y: point.y), width: nil) + piece.bytes.lowerBound
  }

  /// One rectangle: all of it runs from left to right.
  func selection(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let start = caret(at: range.lowerBound), end = caret(at: range.upperBound)
    return [CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)]
  }

  /// The pieces that are seen in `range`, in points from the left.
  func parts(within range: Range<CGFloat>) -> [TextPart] {
    let first = index(of: { $0.left <= range.lowerBound })
    return pieces[first...].prefix { $0.left < range.upperBound }.map {
      TextPart(block: part($0.bytes), left: $0.left, width: $0.layout.metrics.size.width)
    }
  }

  /// The last piece that begins so, or the first one.
  private func piece(_ begins: (Piece) -> Bool) -> Piece { pieces[index(of: begins)] }
  private func index(of begins: (Piece) -> Bool) -> Int {
    var low = 0, high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if begins(pieces[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
