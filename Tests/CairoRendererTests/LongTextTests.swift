import CCairo
import CoreGraphics
import LayerTree
import Testing

@testable import CairoRenderer

/// Long texts are set in pieces: the lines are those of the whole.
@Suite struct LongTextTests {
  private let typesetter: PangoTypesetter
  init() throws { typesetter = try PangoTypesetter(displayScale: 3) }

  private func runs(_ strings: String...) -> [TextRun] {
    strings.enumerated().map { index, string in
      TextRun(string, font: FontBlock(size: 17 + 5 * CGFloat(index), weight: 400), color: .black, kerning: CGFloat(index))
    }
  }
  private func layout(_ block: TextBlock, pieces: Int, width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    LineBreaker(
      block: block, context: typesetter.library.context, pixelsPerPoint: 3, factor: 1,
      attachments: AttachmentSetter(typesetter: typesetter), styles: StyleMemo(), pieceSize: pieces
    )
    .layout(width: width, height: height)
  }
  private func expectSame(_ block: TextBlock, _ what: String, height: CGFloat? = nil) {
    for width in [37, 390] as [CGFloat] {
      let whole = layout(block, pieces: .max, width: width, height: height)
      for size in [64, 400] {
        let pieces = layout(block, pieces: size, width: width, height: height)
        #expect(pieces.metrics == whole.metrics, "\(what) at \(width) in pieces of \(size)")
        #expect(pieces.lines.map(\.width) == whole.lines.map(\.width), "\(what) at \(width) in pieces of \(size)")
        #expect(pieces.lines.map(\.baseline) == whole.lines.map(\.baseline))
      }
    }
  }

  private func repeated(_ part: String, to length: Int = 1200) -> String {
    String(repeating: part, count: length / part.count)
  }

  @Test(arguments: [
    "word ", "The quick brown fox jumps over the lazy dog, and runs away. ", "x", "one two\n", "a b\r\nc d e f g\u{2029}", "\n",
    "縦書きの日本語、改行は どこでも。", "한국어 낱말은 ", "👩‍👩‍👧‍👦 e\u{301} ", "مرحبا بالعالم ", "supercalifragilisticexpialidocious-",
  ])
  func linesAreThoseOfTheWhole(part: String) {
    expectSame(TextBlock(runs: runs(repeated(part))), part)
  }

  @Test func fiveThousandCharacters() {
    let block = TextBlock(runs: runs(repeated("The quick brown fox jumps over the lazy dog. ", to: 5000)))
    let whole = layout(block, pieces: .max, width: 350), pieces = layout(block, pieces: TextPieces.size, width: 350)
    #expect(pieces.metrics == whole.metrics && pieces.lines.map(\.width) == whole.lines.map(\.width))
  }

  @Test func runsOfSeveralSizes() {
    expectSame(
      TextBlock(runs: runs(repeated("small ", to: 300), repeated("middle ", to: 600), repeated("large ", to: 300))), "runs")
  }

  /// A piece that begins with the other direction is still part of its paragraph.
  @Test func directionsGoOnThroughAParagraph() {
    expectSame(
      TextBlock(runs: runs("Latin " + repeated("مرحبا بالعالم ", to: 700) + "\n" + repeated("words ", to: 400))), "Latin first")
    expectSame(
      TextBlock(runs: runs("مرحبا " + repeated("words and words ", to: 700) + "\n" + repeated("بالعالم ", to: 400))),
      "Arabic first")
  }

  @Test func cutTexts() {
    for truncation in [TextBlock.Truncation.tail, .middle, .head] {
      let text = repeated("The quick brown fox ", to: 900)
      expectSame(TextBlock(runs: runs(text), lineLimit: 3, truncation: truncation), "\(truncation)")
      expectSame(TextBlock(runs: runs(text), truncation: truncation), "\(truncation)", height: 100)
    }
  }

  /// Work, not time: no piece is longer than the usual size unless a line is.
  @Test func aHundredThousandCharacters() {
    for part in ["word ", "x"] {
      let text = String(repeating: part, count: 100_000 / part.count)
      let block = TextBlock(runs: runs(text))
      let metrics = typesetter.measure(block, width: 350, height: nil)
      #expect(metrics.lineCount > 1000 && !metrics.isTruncated)
      var pieces = TextPieces(block.runs)
      var count = 0
      while true {
        let piece = pieces.next(endsParagraph: false)
        count += 1
        #expect(piece.runs[0].string.utf8.count <= TextPieces.size)
        if piece.isLast { break }
        pieces.goOn(at: piece.offset + piece.runs[0].string.utf8.count - 40, PANGO_DIRECTION_LTR)
      }
      #expect(count < 40)
      #expect(typesetter.measure(TextBlock(runs: runs(text), lineLimit: 2), width: 350, height: nil).lineCount == 2)
    }
  }

  /// Without a width, lines are laid out piece by piece all the same, and no further than the height shows.
  @Test func paragraphsWithoutAWidth() {
    for part in ["\n", "one two\n", "a b\r\nc\n"] {
      let block = TextBlock(runs: runs(repeated(part)))
      #expect(layout(block, pieces: 64, width: nil).metrics == layout(block, pieces: .max, width: nil).metrics, "\(part)")
      let low = layout(block, pieces: 64, width: nil, height: 50)
      #expect(low.metrics == layout(block, pieces: .max, width: nil, height: 50).metrics && low.metrics.isTruncated, "\(part)")
    }
  }

  @Test func aPieceWithoutAWidthEndsItsParagraph() {
    var pieces = TextPieces(runs("one\ntwo\nthree"), size: 5)
    #expect(pieces.next(endsParagraph: true).runs.map(\.string) == ["one\ntwo\n"])
    pieces.goOn(at: 8, PANGO_DIRECTION_LTR)
    let last = pieces.next(endsParagraph: true)
    #expect(last.runs.map(\.string) == ["three"] && last.isLast)
  }

  @Test func tabsBeyondTheirLimitAreSpaces() {
    let few = String(repeating: "\ta", count: TabLimit.most), row = String(repeating: "\t", count: TabLimit.most)
    #expect(TabLimit.applied(to: few + "\n" + few, breaksLines: false) == few + "\n" + few)
    #expect(TabLimit.applied(to: few + "\tb\n\tc", breaksLines: false) == few + " b\n\tc")
    #expect(TabLimit.applied(to: few + few + row, breaksLines: true) == few + few + row)
    #expect(TabLimit.applied(to: row + "\t\tb\tc", breaksLines: true) == row + "  b\tc")
  }

  /// Each takes minutes where the work grows with the square of the length.
  @Test(.timeLimit(.minutes(1)), arguments: ["\n", "\t"]) func aHundredThousand(part: String) {
    let block = TextBlock(runs: [
      TextRun(String(repeating: part, count: 100_000), font: FontBlock(size: 17, weight: 400), color: .black)
    ])
    let all = typesetter.measure(block, width: nil, height: nil)
    #expect(all.lineCount == (part == "\n" ? 100_001 : 1) && !all.isTruncated)
    #expect(typesetter.measure(block, width: 300, height: 100).lineCount <= 4)
    let caret = typesetter.caret(in: block, width: nil, at: 100_000)
    #expect(part == "\n" ? caret.minY > 1e6 : caret.minX > 10_000, "\(caret)")
  }
}
