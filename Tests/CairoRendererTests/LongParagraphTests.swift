import CoreGraphics
import LayerTree
import Testing

@testable import CairoRenderer

/// A long text on several lines that is edited is set in pieces that are kept: a key costs what the pieces from its own on cost.
@Suite struct LongParagraphTests {
  private let typesetter: PangoTypesetter
  init() throws { typesetter = try PangoTypesetter(displayScale: 3) }

  private func block(_ string: String, lineLimit: Int? = nil) -> TextBlock {
    var block = TextBlock(runs: [TextRun(string, font: FontBlock(size: 17), color: .black)])
    block.lineLimit = lineLimit
    return block
  }
  private func repeated(_ part: String, to bytes: Int) -> String { String(repeating: part, count: bytes / part.utf8.count) }

  /// What a field asks for with each key.
  private func edit(_ text: String, _ typesetter: PangoTypesetter, lineLimit: Int? = nil) -> (size: CGSize, caret: CGRect) {
    _ = typesetter.measure(block(text, lineLimit: lineLimit), width: 350, height: nil)
    let size = typesetter.editedSize(of: block(text), width: 350)
    let caret = typesetter.caret(in: block(text), width: 350, at: text.utf8.count)
    _ = typesetter.layout(block(text), width: 350, height: size.height)
    return (size, caret)
  }

  /// Work, not time: whatever the length, a letter at the end sets one piece anew, and a second one where it begins another.
  @Test(arguments: ["word ", "x", "가나다 ", "👩‍👩‍👧‍👦", "line\n", "שלום "]) func aKeyAtTheEndSetsOnePiece(part: String) {
    var text = repeated(part, to: 30_000)
    _ = edit(text, typesetter)
    for key in ["a", " ", "b", "\n", "c", "👍", "d"] {
      let before = typesetter.editedPiecesMade
      text += key
      let (size, caret) = edit(text, typesetter, lineLimit: 5)
      #expect(typesetter.editedPiecesMade - before <= 2, "\(key) after \(part)")
      #expect(caret.maxY <= size.height + 1)
    }
    let before = typesetter.editedPiecesMade
    text.removeLast()
    _ = edit(text, typesetter)
    #expect(typesetter.editedPiecesMade - before <= 2)
  }

  /// Typed from the beginning on, each letter: the work grows with the letters, not with their square.
  @Test func workIsInProportionToTheKeys() {
    var text = "", pieces: [Int] = []
    for index in 1...3000 {
      text += index % 6 == 0 ? " " : "a"
      guard index > 1000 else { continue }
      let before = typesetter.editedPiecesMade
      _ = edit(text, typesetter)
      if index > 1001 { pieces.append(typesetter.editedPiecesMade - before) }
    }
    #expect(pieces.allSatisfy { $0 <= 2 } && pieces.reduce(0, +) < 2100, "\(pieces.reduce(0, +))")
  }

  /// What is kept is what would be made anew, wherever a text is changed.
  @Test func editedLinesAreThoseOfTheTextAlone() throws {
    var text = repeated("The quick brown fox jumps over the lazy dog. ", to: 5000)
    for (index, piece) in ["a", " ", "é", "가나", "\u{301}", "\n\n", "👨‍👩‍👧‍👦", "مرحبا بالعالم ", repeated("x", to: 90)].enumerated() {
      let place = text.index(text.startIndex, offsetBy: 511 * (index + 1))
      text.replaceSubrange(place..<text.index(place, offsetBy: index), with: piece)
      let kept = edit(text, typesetter),
        fresh = LineBreaker(
          block: block(text), context: typesetter.library.context, pixelsPerPoint: 3, factor: 1,
          attachments: AttachmentSetter(typesetter: typesetter), keepsLayouts: true, pieceSize: .max
        ).layout(width: 350, height: nil)
      #expect(kept.size == fresh.metrics.size)
      for offset in stride(from: 0, through: text.utf8.count, by: 41) {
        let caret = typesetter.caret(in: block(text), width: 350, at: offset)
        #expect(caret == fresh.caret(at: offset, width: 350), "\(offset) after \(piece)")
      }
      let cut = typesetter.measure(block(text, lineLimit: 3), width: 350, height: nil)
      #expect(cut.lineCount == 3 && cut.isTruncated)
    }
  }

  /// A width or a style of its own has pieces of its own.
  @Test func anotherWidthIsSetAnew() {
    let text = repeated("word ", to: 5000)
    let wide = edit(text, typesetter)
    let narrow = typesetter.caret(in: block(text), width: 120, at: text.utf8.count)
    #expect(narrow.minY > 2 * wide.caret.minY)
    let before = typesetter.editedPiecesMade
    _ = edit(text + "a", typesetter)
    #expect(typesetter.editedPiecesMade - before <= 2, "the first width's pieces are still there")
  }
}
