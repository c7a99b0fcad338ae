import Testing

@testable import SwiftUI

/// What keys do to a text, without a field around it.
@Suite struct TextEditingTests {
  @Test func placesCountCharactersAsPeopleSeeThem() {
    var editing = TextEditing("가나👨‍👩‍👧‍👦é")
    #expect(editing.end == 4)
    editing.deleteBackward()
    #expect(editing.text == "가나👨‍👩‍👧‍👦")
    editing.deleteBackward()
    #expect(editing.text == "가나" && editing.caret == 2)
    editing.step(by: -1, extending: false)
    editing.deleteForward()
    #expect(editing.text == "가")
    editing.deleteForward()
    #expect(editing.text == "가")
  }

  @Test func whatGrowsTogetherIsOneCharacter() {
    var editing = TextEditing("e")
    editing.insert("\u{301}")
    #expect(editing.end == 1 && editing.caret == 1)
    editing.setCaret(0)
    editing.insert("👍")
    editing.setCaret(1)
    editing.insert("🏽")
    #expect(editing.end == 2 && editing.caret == 1)
  }

  @Test func typingReplacesTheSelection() {
    var editing = TextEditing("hello world")
    editing.select(0..<5)
    editing.insert("bye")
    #expect(editing.text == "bye world" && editing.caret == 3 && !editing.hasSelection)
    editing.selectAll()
    editing.deleteBackward()
    #expect(editing.text == "" && editing.caret == 0)
    editing.deleteBackward()
    #expect(editing == TextEditing())
  }

  @Test func arrowsCollapseAndExtend() {
    var editing = TextEditing("abcd")
    editing.step(by: -1, extending: true)
    editing.step(by: -1, extending: true)
    #expect(editing.selection == 2..<4)
    editing.step(by: -1, extending: false)
    #expect(editing.selection == 2..<2)
    editing.step(by: -9, extending: true)
    #expect(editing.selection == 0..<2 && editing.caret == 0)
    editing.step(by: 1, extending: false)
    #expect(editing.caret == 2)
  }

  @Test func words() {
    let editing = TextEditing("한국어 text, more")
    #expect(editing.word(at: 1) == 0..<3)
    #expect(editing.word(at: 4) == 4..<8)
    #expect(editing.word(at: 8) == 8..<9)
    #expect(editing.word(at: 99) == 10..<14)
    #expect(TextEditing().word(at: 3) == 0..<0)
    #expect(editing.wordBoundary(from: 5, backwards: false) == 8)
    #expect(editing.wordBoundary(from: 10, backwards: true) == 4)
  }

  @Test func writesFromOutsideKeepTheCaretInside() {
    var editing = TextEditing("abcdef")
    editing.setCaret(2)
    editing.replaceAll(by: "xyz")
    #expect(editing.caret == 2)
    editing.replaceAll(by: "")
    #expect(editing.selection == 0..<0)
  }
}
