import CoreGraphics
import Testing
import Touchstone

@testable import SwiftUI

/// A view whose field may hold another view, as `if` in a view builder makes it, is compared by what is in the field.
@MainActor
struct OptionalFieldTests {
  private struct Card: View {
    let badge: HStack<Text>?
    let notes: Notes
    var body: some View {
      notes.add("card")
      return badge
    }
  }

  @Test func theSameInAnOptionalFieldRunsNothing() {
    let notes = Notes(), handle = Handle<String?>()
    let host = Host(
      size: CGSize(width: 390, height: 844),
      Driven("new", handle) { words in Card(badge: words.map { words in HStack { Text(verbatim: words) } }, notes: notes) })
    _ = notes.take()
    for (words, runs) in [("new", false), ("old", true), (nil, true), (nil, false), ("old", true), ("old", false)]
      as [(String?, Bool)]
    {
      handle.value = "\(words ?? "nothing") on the way"
      handle.value = words
      host.frame()
      #expect(notes.take() == (runs ? ["card"] : []), "\(words ?? "nil")")
    }
  }
}
