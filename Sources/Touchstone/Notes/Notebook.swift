import CoreGraphics
import GestureEngine
import LayerTree
import UIKit

/// Writes down what a screen is told: console lines, refusals, frames, and what fingers caused.
@MainActor
final class Notebook {
  // Written from the runtime's closures and from the arena, which are bound to the main thread without saying so.
  nonisolated(unsafe) private var lines = Recent<String>(limit: 2_000)
  /// Of what fingers did and caused, the latest 10,000 notes are kept (a choice).
  nonisolated(unsafe) private var touchNotes = TouchNotes(limit: 10_000)
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

  var touchLines: [String] { touchNotes.lines }

  func newConsoleLines(from place: inout Int) -> [String] {
    let (kept, gone) = lines.elements(from: place)
    place = lines.total
    return Self.words(ofGone: gone) + kept
  }
  func newTouchLines(from place: inout Int) -> [String] {
    let (kept, gone) = touchNotes.lines(from: place)
    place = touchNotes.total
    return Self.words(ofGone: gone) + kept
  }
  private static func words(ofGone count: Int) -> [String] {
    count > 0 ? ["(\(count) lines before these are no longer kept)"] : []
  }
}

extension Notebook: FrameObserver {
  func fingerLanded(_ touch: Touch, on path: HitPath?) {
    let target = path?.layers.first.map { touchNotes.name(.layer(NotedLayer($0))) }
    touchNotes.write(.landed(finger: touch.id, at: touch.location, on: target), at: touch.timestamp)
  }

  func delivered(_ event: TouchEvent) {
    for touch in event.changed where touch.phase.isOver {
      let isCancelled = touch.phase != .ended
      touchNotes.write(.lifted(finger: touch.id, at: touch.location, isCancelled: isCancelled), at: event.timestamp)
    }
  }

  func pressed(_ press: KeyPress, at time: TimeInterval, usedBy responder: UIResponder?) {
    keyPresses += 1
    if responder == nil { unusedKeyPresses += 1 }
    let target = responder.map { "goes to \(type(of: $0))" } ?? "goes to nobody"
    touchNotes.write(.pressed(touchNotes.name(.text("key \(press) " + target))), at: time)
  }

  func turned(_ turn: WheelTurn, at time: TimeInterval, takenBy scrollView: UIScrollView?) {
    let target = scrollView.map { touchNotes.name(.layer(NotedLayer($0.backingLayer))) }
    let words = touchNotes.name(.text("\(turn) at \(describe(turn.location))"))
    touchNotes.write(.turned(words, scrolls: target), at: time)
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
    let names = recognizers.isEmpty ? nil : touchNotes.name(.recognizers(recognizers.map { $0.notedName() }))
    touchNotes.write(.heard(finger: touch.id, by: names), at: arena.now)
  }

  nonisolated func arena(
    _ arena: Arena, changed recognizer: Recognizer, from old: RecognizerState, because reason: GestureReason
  ) {
    let state = recognizer.arenaState
    guard state != old else { return }
    let name = touchNotes.name(.recognizer(recognizer.notedName()))
    let noted = reason.naming { touchNotes.name(.recognizer($0.notedName())) }
    touchNotes.write(.changed(name, from: old, to: state, because: noted), at: arena.now)
  }

  nonisolated func arena(_ arena: Arena, holds recognizer: Recognizer, untilFailureOf others: [Recognizer]) {
    let name = touchNotes.name(.recognizer(recognizer.notedName()))
    let names = touchNotes.name(.recognizers(others.map { $0.notedName() }))
    touchNotes.write(.waits(name, for: names), at: arena.now)
  }
}
