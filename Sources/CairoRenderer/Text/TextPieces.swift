import CCairo
import LayerTree

/// A long text in pieces that are set one after the other.
///
/// Pango breaks a paragraph into lines in time that grows with its square: 100,000 characters take it more than 20 s. Lines are
/// broken greedily, so a line depends on what is before its end alone, and a text may be set in pieces of a few kilobytes: the
/// lines of a piece but its last ones are those of the whole text, and the next piece begins where they end, if possible at the
/// beginning of a word, whose letters may be joined. A piece that begins inside a paragraph keeps the paragraph's direction by a
/// mark in front of it that is not seen.
struct TextPieces {
  struct Piece {
    var runs: [TextRun]
    /// What a byte of the piece is counted as in the whole text, less what it is counted as in the piece.
    var offset: Int
    /// The text ends with it: its last line counts.
    var isLast: Bool
  }

  /// Bytes. Shorter texts are one piece.
  static let size = 3000

  private let runs: [TextRun]
  private let bytes: [UInt8]
  private let usualSize: Int
  private var size: Int
  private var start = 0
  /// Of the paragraph that `start` lies in, when it does not begin one.
  private var direction: PangoDirection?

  init(_ runs: [TextRun], size: Int = Self.size) {
    self.runs = runs
    self.size = size
    usualSize = size
    bytes = Array(runs.map(\.string).joined().utf8)
  }

  /// The piece that comes next. `endsParagraph` asks for one that is as long as it must be for that.
  func next(endsParagraph: Bool) -> Piece {
    let end = endsParagraph ? paragraphEnd : end
    var part = part(start..<end)
    var offset = start
    if let mark = mark(for: part), !part.isEmpty {
      part[0].string = mark + part[0].string
      offset -= mark.utf8.count
    }
    return Piece(runs: part, offset: offset, isLast: end == bytes.count)
  }

  /// Which of the lines, by the bytes of the whole text at which they begin, the next piece begins with; never the first.
  func lineToGoOnAt(_ starts: [Int]) -> Int {
    starts.indices.dropFirst().last { bytes[starts[$0] - 1] == space || bytes[starts[$0] - 1] == newline } ?? starts.count - 1
  }

  /// The next piece begins at `start`, a byte of the whole text, in a paragraph of `direction`.
  mutating func goOn(at start: Int, _ direction: PangoDirection) {
    self.start = start
    size = usualSize
    self.direction = isParagraphStart ? nil : direction
  }

  /// The piece was a single line: more of the text is needed to know its end.
  mutating func enlarge() { size *= 2 }

  private var isParagraphStart: Bool {
    start == 0 || bytes[start - 1] == newline || bytes[start - 1] == carriageReturn
      || (start >= 3 && Array(bytes[(start - 3)..<start]) == paragraphSeparator)
  }

  /// After the first line feed that makes the piece long enough, or else the end of the text.
  private var paragraphEnd: Int {
    guard bytes.count - start > size else { return bytes.count }
    return bytes[(start + size - 1)...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
  }

  /// After white space, where there is some in the second half of the piece; else between two characters.
  private var end: Int {
    guard bytes.count - start > size else { return bytes.count }
    let target = start + size
    for index in (start + size / 2..<target).reversed() where bytes[index] == space || bytes[index] == newline {
      return index + 1
    }
    return (start + size / 2..<target).reversed().first { bytes[$0] & 0xC0 != 0x80 } ?? target
  }

  private func part(_ range: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    var runStart = 0
    for run in runs {
      let text = run.string.utf8
      defer { runStart += text.count }
      let own = range.clamped(to: runStart..<runStart + text.count)
      guard !own.isEmpty else { continue }
      var piece = run
      let first = text.index(text.startIndex, offsetBy: own.lowerBound - runStart)
      piece.string = String(run.string[first..<text.index(first, offsetBy: own.count)])
      result.append(piece)
    }
    return result
  }

  /// What makes the piece run in its paragraph's direction; nil when it does by itself.
  private func mark(for part: [TextRun]) -> String? {
    guard let direction, !part.isEmpty else { return nil }
    let text = part.map(\.string).joined()
    guard pango_find_base_dir(text, Int32(text.utf8.count)) != direction else { return nil }
    return direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL ? "\u{200F}" : "\u{200E}"
  }
}

private let space = UInt8(ascii: " "), newline = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")
private let paragraphSeparator = Array("\u{2029}".utf8)
