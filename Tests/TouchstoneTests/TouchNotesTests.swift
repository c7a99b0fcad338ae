import CoreGraphics
import GestureEngine
import LayerTree
import Testing

@testable import Touchstone

/// Notes are numbers, and read as sentences.
@Suite struct TouchNotesTests {
  private let tap = NotedThing.recognizer(NotedName("Tap", on: ["leaf", "root"]) { "\($0.kind) of \($0.places)" })

  @Test func eachFactInWords() {
    var notes = TouchNotes(limit: 100)
    let layer = Layer(name: "Card")
    layer.size = CGSize(width: 30, height: 40.25)
    layer.semantics = Semantics(label: "Sun", identifier: "card-1")
    let target = notes.name(.layer(NotedLayer(layer)))
    // What is noted later says how it was then.
    layer.name = "Another"
    let name = notes.name(tap)
    let two = notes.name(.recognizers([NotedName("Drag"), NotedName("Pinch")]))
    notes.write(.landed(finger: 1, at: CGPoint(x: 1, y: 2.5), on: target), at: 0.5)
    notes.write(.landed(finger: 2, at: .zero, on: nil), at: 0.5)
    notes.write(.heard(finger: 1, by: two), at: 1)
    notes.write(.heard(finger: 2, by: nil), at: 1)
    notes.write(.waits(name, for: notes.name(.recognizers([NotedName("Drag")]))), at: 1)
    notes.write(.changed(name, from: .possible, to: .failed, because: .moved(12.345, limit: 10)), at: 2)
    notes.write(
      .changed(notes.name(tap), from: .began, to: .cancelled, because: .excluded(by: notes.name(.recognizer(NotedName("Pan"))))),
      at: 2)
    notes.write(.lifted(finger: 1, at: CGPoint(x: 3, y: 4), isCancelled: false), at: 3)
    notes.write(.lifted(finger: 2, at: CGPoint(x: 3, y: 4), isCancelled: true), at: 3)
    notes.write(.pressed(notes.name(.text("key a goes to nobody"))), at: 4)
    #expect(
      notes.lines == [
        "0.5000 finger 1 down at (1, 2.5) on Card \"Sun\" [card-1] (0, 0, 30 × 40.3)",
        "0.5000 finger 2 down at (0, 0) on nothing",
        "1.0000 finger 1 is heard by Drag, Pinch",
        "1.0000 finger 2 is heard by nobody",
        "1.0000 Tap of [\"leaf\", \"root\"] waits for Drag",
        "2.0000 Tap of [\"leaf\", \"root\"]: possible → failed, moved 12.35 points, the limit is 10",
        "2.0000 Tap of [\"leaf\", \"root\"]: began → cancelled, excluded by Pan",
        "3.0000 finger 1 up at (3, 4)",
        "3.0000 finger 2 cancelled at (3, 4)",
        "4.0000 key a goes to nobody",
      ])
  }

  /// As long as any reason is worded by itself, the named one says the same.
  @Test func reasonsByNameAreWordedAsReasons() {
    final class Other: Recognizer { override var diagnosticName: String { "Other" } }
    let other = Other()
    let reasons: [GestureReason] = [
      .recognized, .moved(1.234, limit: 2), .heldTooLong(1, limit: 2), .nextTapTooLate(limit: 0.35),
      .liftedBeforeThreshold(moved: 1, needed: 10), .liftedTooEarly(0.1, needed: 0.5), .liftedOutside, .secondFinger,
      .touchCancelled, .excluded(by: other), .requirementRecognized(other), .liftedWhileWaiting(for: other), .declined,
      .undecidedAtLift, .removed, .systemCancelled, .custom("why not"),
    ]
    for reason in reasons {
      #expect(reason.naming { $0.notedName() }.words(\.description) == reason.description)
      #expect((reason.naming { $0.notedName() }.other == nil) == (reason.other == nil))
    }
  }

  @Test func notesAreSmallAndTheirNamesGoWithThem() {
    var notes = TouchNotes(limit: 100)
    for number in 0..<1_000 {
      notes.write(.waits(notes.name(tap), for: notes.name(.recognizers([NotedName("Drag")]))), at: 1)
      notes.write(.landed(finger: number, at: .zero, on: notes.name(.text("place \(number)"))), at: 1)
    }
    #expect(notes.lines.count == 100 && notes.total == 2_000)
    #expect(notes.things.count == 50 + 2)
    #expect(MemoryLayout<TouchNote>.stride <= 40)
  }

  /// A place that is no number is not equal to itself, and yet leaves the table.
  @Test func placesThatAreNoNumbersLeaveToo() {
    var notes = TouchNotes(limit: 10)
    let layer = Layer(name: "Odd")
    layer.size = CGSize(width: CGFloat.nan, height: 1)
    for _ in 0..<100 { notes.write(.landed(finger: 1, at: .zero, on: notes.name(.layer(NotedLayer(layer)))), at: 1) }
    #expect(notes.things.count == 1)
  }
}
