import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct TextRunTests {
  private func runs(_ text: Text) throws -> [TextRun] {
    let screen = try drawn { text }
    func find(_ layer: Layer) -> [TextRun]? {
      if case .text(let block, _)? = layer.content.first { return block.runs }
      for child in layer.children { if let found = find(child) { return found } }
      return nil
    }
    return try #require(find(screen.rootLayer))
  }

  @Test func joinedTextsKeepTheirStyles() throws {
    let all = try runs((Text("a").bold() + Text("b").italic() + Text("c")).underline(color: pureRed))
    #expect(all.map(\.string) == ["a", "b", "c"])
    #expect(all.map(\.font.weight) == [700, 400, 400] && all.map(\.font.isItalic) == [false, true, false])
    #expect(all.allSatisfy { $0.isUnderlined && $0.underlineColor == PaintColor(red: 1, green: 0, blue: 0) })
  }

  @Test func markdownInLiterals() throws {
    let all = try runs(Text("a **b** *c* ***d*** ~~e~~ `f`"))
    #expect(all.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(all[1].font.weight == 700 && all[3].font.isItalic && all[5].font.isItalic && all[5].font.weight == 700)
    #expect(all[7].isStruckThrough && all[9].font.design == .monospaced)
    let name = "**x**"
    for text in [
      Text("2 * 3 * 4"), Text("snake_case_name"), Text("\\*a\\*"), Text(verbatim: "**a**"), Text("\(name)"), Text("**a"),
    ] {
      #expect(try runs(text).allSatisfy { $0.font.weight == 400 && !$0.font.isItalic })
    }
    #expect(try runs(Text("snake_case_name")).map(\.string).joined() == "snake_case_name")
    #expect(try runs(Text("\(name)")).map(\.string) == ["**x**"])
  }

  @Test func numbersAreWrittenAsTheLocaleDoes() throws {
    #expect(try drawn { Text("\(12345) \(1.5) \(2, specifier: "%03d")") }.shows(text: "12,345 1.500000 002"))
  }

  @Test func picturesRunAlong() throws {
    let screen = try drawn { Text("a \(Image(systemName: "heart.fill")) b") }
    #expect(screen.shows(text: "a  b"))
    let all = try runs(Text("a \(Image(systemName: "heart.fill")) b"))
    guard case .symbol(let symbol)? = all[1].attachment else {
      Issue.record("no symbol")
      return
    }
    #expect(symbol.name == "heart.fill" && symbol.font.size == 17)
    // Ink where the heart is: in the middle of the text.
    let picture = screen.picture()
    let dark = (60..<140).filter { x in (90..<110).contains { picture.pixel(x, $0)[0] < 60 } }
    #expect(dark.count > 20)
  }

  @Test func gradientsRunOverTheWholeText() throws {
    let screen = try drawn {
      Text("MMMMMM").font(.system(size: 30, weight: .black))
        .foregroundStyle(LinearGradient(colors: [pureRed, pureBlue], startPoint: .leading, endPoint: .trailing))
    }
    let picture = screen.picture()
    let ink = (0..<200).filter { picture.pixel($0, 100)[1] < 30 }
    let (first, last) = (try #require(ink.first), try #require(ink.last))
    #expect(picture.pixel(first + 1, 100)[0] > 200 && picture.pixel(last - 1, 100)[2] > 200)
    #expect(picture.pixel(first + 1, 100)[2] < 60 && picture.pixel(last - 1, 100)[0] < 60)
  }

  @Test func attributedStrings() throws {
    var part = AttributedString("b")
    part.foregroundColor = pureRed
    part.font = .title
    part.kern = 3
    let all = try runs(Text(AttributedString("a") + part))
    #expect(all.map(\.string) == ["a", "b"] && all[1].color == PaintColor(red: 1, green: 0, blue: 0))
    #expect(all[1].font.size == 28 && all[1].kerning == 3)
  }

  @Test func datesFollowTheClock() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = try drawn {
      VStack {
        Text(start.addingTimeInterval(34_860), style: .time).accessibilityIdentifier("time")
        Text(start, style: .timer)
        Text(start.addingTimeInterval(3660), style: .relative)
        Text(timerInterval: start...start.addingTimeInterval(3))
      }
    }
    #expect(try screen.find(id: "time").label?.hasPrefix("9:41") == true)
    #expect(screen.shows(text: "0:00") && screen.shows(text: "1 hour, 1 minute") && screen.shows(text: "0:03"))
    screen.advance(by: 2.5)
    #expect(screen.shows(text: "0:02") && screen.shows(text: "1 hour, 58 seconds") == false && screen.shows(text: "0:01"))
    screen.advance(by: 60)
    #expect(screen.shows(text: "1:02") && screen.shows(text: "0:00"))
  }

  /// Foundation has words up to weeks.
  @Test func distancesAreInTheLocalesLanguage() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = try drawn {
      VStack {
        Text(start.addingTimeInterval(8580 + 29), style: .relative)
        Text(start.addingTimeInterval(8580), style: .offset)
        Text(start.addingTimeInterval(400 * 86_400), style: .relative)
        Text(start.addingTimeInterval(400 * 86_400), style: .relative).environment(\.locale, Locale(identifier: "en_US"))
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    for words in ["2 Stunden und 23 Minuten", "+2 Stunden", "57 Wochen und 1 Tag", "1 year, 1 month"] {
      #expect(screen.shows(text: words), "\(words)")
    }
  }

  @Test func symbolsTakeTheFormThatIsAskedFor() throws {
    let screen = try drawn { Image(systemName: "heart").symbolVariant(.fill) }
    #expect(screen.layers.contains("symbol heart.fill"))
    let unknown = try drawn { Image(systemName: "wind").symbolVariant(.fill) }
    #expect(unknown.layers.contains("symbol wind"))
  }
}
