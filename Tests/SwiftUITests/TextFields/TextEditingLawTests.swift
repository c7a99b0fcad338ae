import TestSupport
import Testing

@testable import SwiftUI

/// Random edits against a plain model: characters are counted around a change only, and never wrongly, whatever grows together.
@Suite struct TextEditingLawTests {
  private static let pieces = [
    "a", "word ", "e\u{301}", "\u{301}", "🇰🇷", "🇰", "🇷", "👩", "\u{200D}", "👦", "🏽", "👨‍👩‍👧‍👦", "가", "\u{1100}", "\u{1161}", "\r", "\n",
    "न\u{94D}", "ي", "",
  ]

  @Test(arguments: 1...20) func countsAndPlacesAreThoseOfTheWholeText(seed: Int) {
    var random = RandomNumbers(seed: UInt64(seed))
    var editing = TextEditing()
    for step in 0..<120 {
      let place = Int.random(in: 0...editing.end, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<2: editing.setCaret(place)
      case 2: editing.setCaret(place, extending: true)
      case 3: editing.deleteBackward()
      case 4: editing.deleteForward()
      case 5: editing.step(by: Int.random(in: -3...3, using: &random), extending: Bool.random(using: &random))
      default: type(Self.pieces.randomElement(using: &random) ?? "", into: &editing)
      }
      let gaps = Self.gaps(of: editing.text)
      #expect(editing.end == gaps.count - 1, "seed \(seed), step \(step): \(editing.text.debugDescription)")
      #expect(gaps.indices.map(editing.offset(of:)) == gaps, "seed \(seed), step \(step): \(editing.text.debugDescription)")
      for byte in 0...editing.text.utf8.count {
        #expect(editing.place(ofOffset: byte) == gaps.firstIndex { $0 >= byte }, "seed \(seed), step \(step), byte \(byte)")
      }
    }
  }

  /// The text is what a string makes of it, and the caret is in the first gap behind what is new.
  private func type(_ piece: String, into editing: inout TextEditing) {
    let gaps = Self.gaps(of: editing.text)
    var bytes = Array(editing.text.utf8)
    let (start, end) = (gaps[editing.selection.lowerBound], gaps[editing.selection.upperBound])
    bytes.replaceSubrange(start..<end, with: Array(piece.utf8))
    editing.insert(piece)
    #expect(Array(editing.text.utf8) == bytes)
    #expect(editing.caret == Self.gaps(of: editing.text).firstIndex { $0 >= start + piece.utf8.count } && !editing.hasSelection)
  }

  /// The bytes at which characters begin, and the end.
  private static func gaps(of text: String) -> [Int] {
    text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
  }
}
