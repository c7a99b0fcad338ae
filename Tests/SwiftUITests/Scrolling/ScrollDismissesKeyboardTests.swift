import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Drags that take the keyboard's focus away.
@MainActor @Suite struct ScrollDismissesKeyboardTests {
  private struct Note: View {
    var mode: ScrollDismissesKeyboardMode?
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(spacing: 0) {
        TextField("note", text: $text).focused($isFocused).frame(height: 50).accessibilityIdentifier("note")
        Text(isFocused ? "writing" : "reading")
        let rows = ScrollView { VStack(spacing: 0) { ForEach(0..<60) { NumberedRow(number: $0) } } }
        if let mode { rows.scrollDismissesKeyboard(mode) } else { rows }
      }
    }
  }

  private func screen(_ mode: ScrollDismissesKeyboardMode?) throws -> Screen {
    let screen = try Screen(.scrollStage) { Note(mode: mode) }
    try screen.tap(id: "note")
    #expect(screen.shows(text: "writing"))
    return screen
  }

  @Test func aDragOrAWheelTakesTheFocusAtOnceWhereItIsSaid() throws {
    let dragged = try screen(.immediately)
    dragged.tap(at: CGPoint(x: 150, y: 300))
    #expect(dragged.shows(text: "writing"), "a tap scrolls nothing")
    dragged.scroll(by: 60)
    #expect(dragged.shows(text: "reading"))
    let wheeled = try screen(.immediately)
    wheeled.scrollWheel(at: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 60))
    #expect(wheeled.shows(text: "reading"))
  }

  @Test func otherwiseTheFocusStays() throws {
    for mode in [nil, .interactively, .never, .automatic] as [ScrollDismissesKeyboardMode?] {
      let screen = try screen(mode)
      screen.scroll(by: 60)
      #expect(screen.shows(text: "writing"))
    }
  }
}
