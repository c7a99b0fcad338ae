import CairoRenderer
import CoreGraphics
import LayerTree
import Testing

private func block(
  _ string: String, size: CGFloat = 17, lineLimit: Int? = nil, truncation: TextBlock.Truncation = .tail, spacing: CGFloat = 0,
  minimumScaleFactor: CGFloat = 1, kerning: CGFloat = 0, weight: Int = 400, hasMonospacedDigits: Bool = false
) -> TextBlock {
  let font = FontBlock(size: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits)
  return TextBlock(
    runs: [TextRun(string, font: font, color: .black, kerning: kerning)], lineLimit: lineLimit, truncation: truncation,
    lineSpacing: spacing, minimumScaleFactor: minimumScaleFactor)
}

private let sentence = "The quick brown fox jumps over the lazy dog and runs away from the hunter"

@Suite struct TextMetricsTests {
  @Test(arguments: [1, 2, 3] as [CGFloat]) func linesAreAsHighAsSanFranciscos(scale: CGFloat) throws {
    let typesetter = try PangoTypesetter(displayScale: scale)
    for size in [11, 12, 13, 15, 16, 17, 20, 22, 28, 34] as [CGFloat] {
      let metrics = typesetter.measure(block("Hg", size: size), width: nil, height: nil)
      #expect(abs(metrics.size.height - (1.193 * size * scale - 0.01).rounded(.up) / scale) < 1e-9)
      #expect(abs(metrics.firstBaseline - (0.952 * size * scale).rounded() / scale) < 1e-9)
    }
  }

  @Test func bodyTextIsTwentyAndAThirdHighOnAPhone() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    for string in ["Body", "본문", "👋🏽", "Body 본문 👋🏽"] {
      #expect(abs(typesetter.measure(block(string), width: nil, height: nil).size.height - 61.0 / 3) < 1e-9)
    }
  }

  @Test func sizesAreWholePixels() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let typesetter = try PangoTypesetter(displayScale: scale)
      for width in stride(from: 30, through: 400, by: 37) {
        let size = typesetter.measure(block(sentence), width: CGFloat(width), height: nil).size
        for length in [size.width * scale, size.height * scale] { #expect(abs(length - length.rounded()) < 1e-6) }
      }
    }
  }

  @Test func linesBreakAlikeAtEveryScale() throws {
    let typesetters = try [1, 2, 3].map { try PangoTypesetter(displayScale: $0) }
    for width in stride(from: 40, through: 600, by: 23) {
      let counts = typesetters.map { $0.measure(block(sentence), width: CGFloat(width), height: nil).lineCount }
      #expect(Set(counts).count == 1, "at \(width) points: \(counts) lines")
    }
  }

  @Test func narrowerIsNeverLower() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    var last = 0
    for width in stride(from: 700, through: 0, by: -11) {
      let metrics = typesetter.measure(block(sentence), width: CGFloat(width), height: nil)
      #expect(metrics.lineCount >= last)
      #expect(metrics.size.width <= CGFloat(width) + 1.0 / 3 || metrics.lineCount > 50)
      #expect(!metrics.isTruncated)
      last = metrics.lineCount
    }
  }

  @Test(arguments: ["The quick brown fox jumps over the lazy dog", "긴 문장은 띄어쓰기에서 줄바꿈이 되어야 합니다", "안녕 hello 👋🏽👍🏽 세상 world"])
  func theMeasuredWidthGivesTheSameLines(string: String) throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    // From the widest character on: a narrower line is as wide as that all the same.
    for width in stride(from: 46, through: 400, by: 13) {
      for limit in [nil, 1, 2] {
        let text = block(string, lineLimit: limit)
        let first = typesetter.measure(text, width: CGFloat(width), height: nil)
        #expect(first == typesetter.measure(text, width: first.size.width, height: first.size.height), "at \(width) points")
      }
    }
  }

  @Test func koreanBreaksAtSpaces() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    let one = typesetter.measure(block("줄바꿈이"), width: nil, height: nil).size.width
    let first = typesetter.measure(block("긴 문장은"), width: nil, height: nil).size.width
    // Two syllables of the third word would fit beside the first two.
    let metrics = typesetter.measure(block("긴 문장은 줄바꿈이"), width: first + one * 0.7, height: nil)
    #expect(metrics.lineCount == 2)
    #expect(abs(metrics.size.width - first) < 1e-9)
    // A word wider than the line is broken all the same.
    #expect(typesetter.measure(block("줄바꿈이"), width: one / 2, height: nil).lineCount > 1)
  }

  @Test func aLimitOfLinesCutsTheText() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    let whole = typesetter.measure(block(sentence), width: 200, height: nil)
    for limit in 1...6 {
      for truncation in [TextBlock.Truncation.head, .middle, .tail] {
        let cut = typesetter.measure(block(sentence, lineLimit: limit, truncation: truncation), width: 200, height: nil)
        #expect(cut.lineCount == min(limit, whole.lineCount))
        #expect(cut.isTruncated == (limit < whole.lineCount))
        #expect(cut.size.width <= 200)
      }
    }
  }

  @Test func aHeightCutsTheTextToWholeLines() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    #expect(typesetter.measure(block(sentence), width: 150, height: 60).lineCount == 2)
    #expect(typesetter.measure(block(sentence), width: 150, height: 61).lineCount == 3)
    #expect(typesetter.measure(block(sentence), width: 150, height: 1).lineCount == 1)
    #expect(typesetter.measure(block("a\nb\nc"), width: nil, height: 45).isTruncated)
  }

  @Test func lineSpacingLiesBetweenLines() throws {
    let typesetter = try PangoTypesetter(displayScale: 1)
    let plain = typesetter.measure(block("a\nb\nc", size: 100), width: nil, height: nil).size.height
    #expect(typesetter.measure(block("a\nb\nc", size: 100, spacing: 10), width: nil, height: nil).size.height == plain + 20)
    #expect(typesetter.measure(block("a", size: 100, spacing: 10), width: nil, height: nil).size.height == 120)
  }

  @Test func textShrinksBeforeItIsCut() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    let full = typesetter.measure(block(sentence), width: nil, height: nil).size
    let text = block(sentence, lineLimit: 1, minimumScaleFactor: 0.5)
    let shrunk = typesetter.measure(text, width: full.width * 0.75, height: nil)
    #expect(!shrunk.isTruncated && shrunk.lineCount == 1)
    #expect(shrunk.size.height > full.height * 0.72 && shrunk.size.height < full.height * 0.8)
    #expect(typesetter.measure(text, width: full.width * 0.4, height: nil).isTruncated)
    #expect(typesetter.measure(text, width: full.width, height: nil).size == full)
  }

  @Test func kerningAndDigitsAndWeights() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    func width(_ text: TextBlock) -> CGFloat { typesetter.measure(text, width: nil, height: nil).size.width }
    #expect(abs(width(block("abcd", kerning: 5)) - width(block("abcd")) - 20) <= 5.4)
    #expect(width(block("1111", hasMonospacedDigits: true)) == width(block("0000", hasMonospacedDigits: true)))
    #expect(width(block("1111")) < width(block("0000")))
    #expect(width(block("weight", weight: 700)) > width(block("weight", weight: 400)))
    #expect(width(block("->")) == width(block("-\u{200B}>")))
  }

  @Test func emptyTextTakesNoRoom() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    #expect(typesetter.measure(block(""), width: 100, height: nil).size == .zero)
    #expect(typesetter.measure(TextBlock(runs: []), width: nil, height: nil).lineCount == 0)
    #expect(typesetter.measure(block(" "), width: nil, height: nil).lineCount == 1)
  }

  @Test func theLargestFontOfALineMakesItsHeight() throws {
    let typesetter = try PangoTypesetter(displayScale: 1)
    let small = FontBlock(size: 10), large = FontBlock(size: 100)
    let text = TextBlock(runs: [TextRun("a\n", font: small, color: .black), TextRun("b", font: large, color: .black)])
    let metrics = typesetter.measure(text, width: nil, height: nil)
    let height: CGFloat = 11.93 + 119.3, first: CGFloat = 9.52, last: CGFloat = 11.93 + 95.2
    #expect(metrics.size.height == height.rounded(.up))
    #expect(metrics.firstBaseline == first.rounded() && metrics.lastBaseline == last.rounded())
  }

  @Test func layoutsAreKept() throws {
    let typesetter = try PangoTypesetter(displayScale: 3)
    for _ in 0..<10 { _ = typesetter.measure(block(sentence), width: 200, height: nil) }
    #expect(typesetter.layoutsMade == 1)
  }
}
