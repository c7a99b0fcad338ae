import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Texts that are read and not drawn: in the language of the place where they are, at the time that it is.
@MainActor @Suite struct SpokenTextTests {
  private let german = Locale(identifier: "de_DE")
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func numbersAreWrittenAsTheLocaleDoes() throws {
    let spot = Color.red.frame(width: 20, height: 20)
    let screen = try Screen(.iPhoneSE) {
      VStack {
        spot.accessibilityLabel("\(1234) Punkte").accessibilityValue("\(5678)").accessibilityHint("von \(9000)")
          .environment(\.locale, german)
        spot.accessibilityLabel("\(1234) points")
      }
    }
    #expect(screen.voiceOverOrder == ["1.234 Punkte, 5.678, von 9.000", "1,234 points"])
  }

  @Test func aNewLanguageIsHeard() throws {
    struct Board: View {
      @State private var locale = Locale(identifier: "en_US")
      let german: Locale
      var body: some View {
        VStack {
          Color.red.frame(width: 20, height: 20).accessibilityLabel("\(1234)").environment(\.locale, locale)
          Button("German") { locale = german }
        }
      }
    }
    let screen = try Screen(.iPhoneSE) { Board(german: german) }
    #expect(screen.voiceOverOrder.first == "1,234")
    try screen.tap(text: "German")
    try screen.settle()
    #expect(screen.voiceOverOrder.first == "1.234")
  }

  @Test func timersGoOn() throws {
    let screen = try Screen(.iPhoneSE) {
      Color.red.accessibilityLabel(Text(start, style: .timer))
        .accessibilityValue(Text("since \(start, style: .timer)")).accessibilityIdentifier("spot")
    }
    #expect(try screen.find(id: "spot").label == "0:00")
    screen.advance(by: 5)
    let spot = try screen.find(id: "spot")
    #expect(spot.label == "0:05" && spot.value == "since 0:05")
  }

  @Test func aTextThatIsPlainCostsNoFrames() throws {
    let screen = try Screen(.iPhoneSE) { Color.red.accessibilityLabel(Text("red")) }
    try screen.settle()
    let before = screen.work.framesRun
    screen.advance(by: 5)
    #expect(screen.work.framesRun == before)
  }

  @Test func picturesAndActionsAreNamedTheSame() throws {
    let screen = try Screen(.iPhoneSE) {
      VStack {
        Image("none", label: Text("\(1234) Bilder"))
        Color.red.frame(width: 20, height: 20).accessibilityLabel("red")
          .accessibilityAction(named: "\(5678) weg") {}
      }
      .environment(\.locale, german)
    }
    #expect(screen.voiceOverOrder.first == "1.234 Bilder, Image")
    #expect(try screen.find(text: "red").actions == ["5.678 weg"])
  }
}
