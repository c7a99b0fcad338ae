import CoreGraphics
import LayerTree
import Testing

@testable import CairoRenderer

/// A long line that is edited is set in pieces: a key costs what its piece costs, and places go by the pieces.
@Suite struct LongLineTests {
  private let typesetter: PangoTypesetter
  init() throws { typesetter = try PangoTypesetter(displayScale: 3) }

  private func block(_ string: String, kerning: CGFloat = 0) -> TextBlock {
    TextBlock(runs: [TextRun(string, font: FontBlock(size: 17), color: .black, kerning: kerning)])
  }
  private func repeated(_ part: String, to bytes: Int) -> String { String(repeating: part, count: bytes / part.utf8.count) }

  /// Work, not time: a letter at the end sets the last piece and no more; one in the middle what is behind it.
  @Test(arguments: ["word ", "x", "가나다 ", "👩‍👩‍👧‍👦"]) func aKeyAtTheEndSetsOnePiece(part: String) {
    var text = repeated(part, to: 100_000)
    _ = typesetter.editedSize(of: block(text), width: nil)
    for _ in 0..<20 {
      let before = typesetter.layoutsMade
      text += "a"
      let edited = block(text)
      let size = typesetter.editedSize(of: edited, width: nil)
      let caret = typesetter.caret(in: edited, width: nil, at: text.utf8.count)
      #expect(abs(caret.minX - size.width) < 0.34 && typesetter.layoutsMade - before <= 2, "\(caret) of \(size)")
    }
    let before = typesetter.layoutsMade
    text.removeLast()
    _ = typesetter.editedSize(of: block(text), width: nil)
    #expect(typesetter.layoutsMade - before <= 2)
  }

  /// What is kept is what would be made anew.
  @Test func editedLinesAreThoseOfTheTextAlone() throws {
    var text = repeated("The quick brown fox jumps over the lazy dog. ", to: 3000)
    for (index, piece) in ["a", " ", "é", "가", "\u{301}", "👨‍👩‍👧‍👦", "xxxxxxxxxxxxxxxxxxxxxxxxxxx"].enumerated() {
      let place = text.index(text.startIndex, offsetBy: 311 * (index + 1))
      text.replaceSubrange(place..<text.index(place, offsetBy: index), with: piece)
      let fresh = try PangoTypesetter(displayScale: 3)
      #expect(typesetter.editedSize(of: block(text), width: nil) == fresh.editedSize(of: block(text), width: nil))
      for offset in stride(from: 0, through: text.utf8.count, by: 97) {
        let caret = typesetter.caret(in: block(text), width: nil, at: offset)
        #expect(caret == fresh.caret(in: block(text), width: nil, at: offset))
      }
    }
  }

  /// Pieces end behind spaces, so a text of words is as wide as when it is set as a whole.
  @Test func placesAreThoseOfTheWhole() {
    let text = repeated("The quick brown fox jumps over the lazy dog. ", to: 2000), edited = block(text)
    let whole = typesetter.editedLayout(edited, width: nil)
    #expect(abs(typesetter.editedSize(of: edited, width: nil).width - whole.metrics.size.width) < 1)
    for offset in stride(from: 0, through: text.utf8.count, by: 13) {
      let caret = typesetter.caret(in: edited, width: nil, at: offset), other = whole.caret(at: offset, width: nil)
      #expect(abs(caret.minX - other.minX) < 1 && caret.height == other.height, "\(offset)")
      #expect(typesetter.offset(in: edited, width: nil, at: CGPoint(x: caret.minX, y: 3)) == offset)
    }
    let selection = typesetter.selection(in: edited, width: nil, range: 100..<1500)
    #expect(selection.count == 1 && abs(selection[0].maxX - whole.caret(at: 1500, width: nil).minX) < 1)
  }

  @Test func partsCoverWhatIsSeen() {
    let text = repeated("one two three ", to: 20_000), edited = block(text)
    let size = typesetter.editedSize(of: edited, width: nil)
    for left in [-50, 0, 1234, size.width - 300, size.width + 10] as [CGFloat] {
      let parts = typesetter.parts(of: edited, within: left..<left + 300)
      #expect((1...4).contains(parts.count), "\(parts.count) at \(left)")
      #expect(parts[0].left <= max(0, left) && parts.map { $0.left + $0.width }.max()! >= min(left + 300, size.width))
      for (part, next) in zip(parts, parts.dropFirst()) { #expect(abs(part.left + part.width - next.left) < 0.34) }
    }
  }

  /// From right to left, with tabs or with space between the letters a text is set as a whole.
  @Test func othersAreSetAsAWhole() {
    for text in [repeated("مرحبا ", to: 1000), repeated("a\t", to: 1000), repeated("word ", to: 1000) + "\u{202E}x"] {
      #expect(typesetter.longLine(block(text)) == nil && typesetter.parts(of: block(text), within: 0..<10).count == 1)
    }
    #expect(typesetter.longLine(block(repeated("word ", to: 1000), kerning: 2)) == nil)
    #expect(typesetter.longLine(block("short")) == nil && typesetter.longLine(block(repeated("word ", to: 1000))) != nil)
  }

  /// Several lines: a text in pieces has its characters where the whole has them.
  @Test(.timeLimit(.minutes(1))) func aHundredThousandCharactersOnSeveralLines() {
    let text = repeated("The quick brown fox jumps over the lazy dog. ", to: 100_000), edited = block(text)
    let size = typesetter.editedSize(of: edited, width: 350)
    for offset in stride(from: 0, to: text.utf8.count, by: 9_973) {
      let caret = typesetter.caret(in: edited, width: 350, at: offset)
      #expect(caret.minX >= 0 && caret.minX <= 351 && caret.maxY <= size.height + 1)
      let back = typesetter.offset(in: edited, width: 350, at: CGPoint(x: caret.minX, y: caret.midY))
      #expect(abs(back - offset) <= 1, "\(offset) is at \(caret), where \(back) is")
    }
    let short = block(repeated("The quick brown fox. ", to: 8000))
    let whole = LineBreaker(
      block: short, context: typesetter.library.context, pixelsPerPoint: 3, factor: 1,
      attachments: AttachmentSetter(typesetter: typesetter), keepsLayouts: true, pieceSize: .max
    ).layout(width: 350, height: nil)
    for offset in stride(from: 0, to: 8000, by: 61) {
      #expect(typesetter.caret(in: short, width: 350, at: offset) == whole.caret(at: offset, width: 350), "\(offset)")
    }
  }
}
