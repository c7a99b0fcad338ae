import CoreGraphics
import GestureEngine
import LayerTree
import UIKit

/// Writes down what a screen is told: console lines, refusals, frames, and what fingers caused.
@MainActor
final class Notebook {
  // Written from the runtime's closures and from the arena, which are bound to the main thread without saying so.
  nonisolated(unsafe) private var lines = Recent<String>(limit: 2_000)
  nonisolated(unsafe) private var touchNotes = Recent<(time: TimeInterval, words: () -> String)>(limit: 10_000)
  var reports: [String] = []
  var unsettledFrames: [UnsettledFrame] = []
  var constraintConflicts: [ConstraintConflict] = []
  var framesRun = 0
  var layerWrites = 0
  /// Key presses delivered, and how many of them nobody used.
  var keyPresses = 0
  var unusedKeyPresses = 0

  nonisolated init() {}

  /// What the runtime has to say; the latest 2,000 lines (a choice).
  var consoleLines: [String] { lines.elements }
  nonisolated func noteConsole(_ line: String) { lines.append(line) }

  /// Of what fingers did and caused, the latest 10,000 notes are kept (a choice).
  ///
  /// Notes are put into words only when somebody reads them.
  nonisolated func noteTouch(at time: TimeInterval, _ words: @escaping () -> String) {
    touchNotes.append((time, words))
  }
  var touchLines: [String] { touchNotes.elements.map(words) }
  private func words(_ note: (time: TimeInterval, words: () -> String)) -> String { "\(seconds(note.time)) \(note.words())" }

  func newConsoleLines(from place: inout Int) -> [String] { new(lines, from: &place) { $0 } }
  func newTouchLines(from place: inout Int) -> [String] { new(touchNotes, from: &place, words) }
  private func new<Note>(_ notes: Recent<Note>, from place: inout Int, _ words: (Note) -> String) -> [String] {
    let (kept, gone) = notes.elements(from: place)
    place = notes.total
    return (gone > 0 ? ["(\(gone) lines before these are no longer kept)"] : []) + kept.map(words)
  }
}

extension Notebook: FrameObserver {
  func fingerLanded(_ touch: Touch, on path: HitPath?) {
    let id = touch.id, location = touch.location, target = path?.layers.first.map(noted)
    noteTouch(at: touch.timestamp) { "finger \(id) down at \(describe(location)) on \(target?() ?? "nothing")" }
  }

  func delivered(_ event: TouchEvent) {
    for touch in event.changed where touch.phase.isOver {
      let id = touch.id, location = touch.location, word = touch.phase == .ended ? "up" : "cancelled"
      noteTouch(at: event.timestamp) { "finger \(id) \(word) at \(describe(location))" }
    }
  }

  func pressed(_ press: KeyPress, at time: TimeInterval, usedBy responder: UIResponder?) {
    keyPresses += 1
    if responder == nil { unusedKeyPresses += 1 }
    let target = responder.map { "goes to \(type(of: $0))" } ?? "goes to nobody"
    noteTouch(at: time) { "key \(press) " + target }
  }

  func turned(_ turn: WheelTurn, at time: TimeInterval, takenBy scrollView: UIScrollView?) {
    let target = scrollView.map { noted($0.backingLayer) }
    noteTouch(at: time) { "\(turn) at \(describe(turn.location)) " + (target.map { "scrolls \($0())" } ?? "scrolls nothing") }
  }

  func frameDidNotSettle(_ frame: UnsettledFrame) { unsettledFrames.append(frame) }
  func constraintsDidConflict(_ conflict: ConstraintConflict) { constraintConflicts.append(conflict) }

  func frameEnded(_ report: FrameReport) {
    framesRun += 1
    layerWrites += report.layerWrites
  }
}

extension Notebook: ArenaObserver {
  nonisolated func arena(_ arena: Arena, bound touch: Touch, to recognizers: [Recognizer]) {
    let id = touch.id, names = recognizers.map { $0.notedName() }
    noteTouch(at: arena.now) {
      "finger \(id) is heard by \(names.isEmpty ? "nobody" : names.map { $0() }.joined(separator: ", "))"
    }
  }

  nonisolated func arena(
    _ arena: Arena, changed recognizer: Recognizer, from old: RecognizerState, because reason: GestureReason
  ) {
    let state = recognizer.arenaState
    guard state != old else { return }
    let name = recognizer.notedName(), reason = reason.noted()
    noteTouch(at: arena.now) { "\(name()): \(old) → \(state), \(reason())" }
  }

  nonisolated func arena(_ arena: Arena, holds recognizer: Recognizer, untilFailureOf others: [Recognizer]) {
    let name = recognizer.notedName(), names = others.map { $0.notedName() }
    noteTouch(at: arena.now) { "\(name()) waits for \(names.map { $0() }.joined(separator: ", "))" }
  }
}
