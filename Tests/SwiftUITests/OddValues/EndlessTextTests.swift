import CoreGraphics
import Foundation
import SwiftUI
import Testing
import Touchstone

/// Very long texts wherever words are taken: shown, edited and read aloud without a hang. `TOUCHSTONE_TEXT_LENGTH` is how many
/// characters they have; at 100,000 each takes less than 10 s in debug.
@MainActor @Suite struct EndlessTextTests {
  private static let length = ProcessInfo.processInfo.environment["TOUCHSTONE_TEXT_LENGTH"].flatMap(Int.init) ?? 3_000
  private static let texts = ["word ", "\n", "\t", "\u{301}", "👨‍👩‍👧‍👦", "مرحبا "].map {
    // Marks alone have no letter to stand on: all of them are one character with it.
    "a" + String(repeating: $0, count: length / $0.unicodeScalars.count)
  }

  private struct Page: View {
    @State var text: String
    let place: Int
    var body: some View {
      switch place {
      case 0: TextField("Name", text: $text).accessibilityIdentifier("field")
      case 1: SecureField("Name", text: $text).accessibilityIdentifier("field")
      case 2: TextField("Name", text: $text, axis: .vertical).lineLimit(3).accessibilityIdentifier("field")
      case 3: Text(verbatim: text)
      case 4:
        Label {
          Text(verbatim: text)
        } icon: {
          Image(systemName: "heart")
        }
      case 5:
        Button {
        } label: {
          Text(verbatim: text)
        }
      default: Color.red.accessibilityElement().accessibilityLabel(text)
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: 0..<7) func everywhere(place: Int) throws {
    for text in Self.texts {
      let screen = try Screen { Page(text: text, place: place) }
      try screen.settle()
      if place < 3 {
        try screen.tap(id: "field")
        screen.press(.end)
        screen.type("ab")
        #expect(try screen.find(id: "field").value != nil)
        screen.press(.delete)
        screen.press(.leftArrow)
      } else {
        screen.tap(at: CGPoint(x: 195, y: 400))
      }
      _ = screen.picture()
      #expect(!screen.elements.isEmpty && screen.unsettledFrames.isEmpty, "\(text.prefix(3).debugDescription)")
    }
  }

  private struct Typed: View {
    @State private var text = ""
    let isSecure: Bool
    var body: some View {
      if isSecure { SecureField("Name", text: $text) } else { TextField("Name", text: $text) }
    }
  }

  /// Frames and layers, not time. How much text is set for a key is a test of the typesetter.
  @Test(arguments: [false, true]) func aKeyIsAsMuchWorkInALongText(isSecure: Bool) throws {
    let screen = try Screen { Typed(isSecure: isSecure) }
    try screen.settle()
    screen.tap(at: CGPoint(x: 195, y: 428))
    screen.type(String(repeating: "abcd ", count: 100))
    let usual = screen.work { screen.type("e") }
    screen.type(String(repeating: "abcd ", count: 99))
    #expect(screen.work { screen.type("e") } == usual)
    #expect(screen.findAll(role: .textField).first?.value?.count == 997)
    #expect(screen.console.isEmpty && screen.reports.isEmpty)
  }
}
