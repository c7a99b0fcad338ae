import CoreGraphics
import GestureEngine
import LayerTree
import UIKit

/// Writes down what a screen is told: console lines, refusals, frames, and what fingers caused.
@MainActor
final class Notebook {
  // Written from the runtime's closures and from the arena, which are bound to the main thread without saying so.
  nonisolated(unsafe) var consoleLines: [String] = []
  nonisolated(unsafe) var touchLines: [String] = []
  var reports: [String] = []
  var unsettledFrames: [UnsettledFrame] = []
  var constraintConflicts: [ConstraintConflict] = []
  var framesRun = 0
  var layerWrites = 0
  /// Key presses delivered, and how many of them nobody used.
  var keyPresses = 0
  var unusedKeyPresses = 0

  nonisolated init() {}

  nonisolated func noteTouch(at time: TimeInterval, _ text: String) { touchLines.append("\(seconds(time)) \(text)") }
}

extension Notebook: FrameObserver {
  func fingerLanded(_ touch: Touch, on path: HitPath?) {
    let target = path?.layers.first.map(describe) ?? "nothing"
    noteTouch(at: touch.timestamp, "finger \(touch.id) down at \(describe(touch.location)) on \(target)")
  }

  func delivered(_ event: TouchEvent) {
    for touch in event.changed where touch.phase.isOver {
      let word = touch.phase == .ended ? "up" : "cancelled"
      noteTouch(at: event.timestamp, "finger \(touch.id) \(word) at \(describe(touch.location))")
    }
  }

  func pressed(_ press: KeyPress, at time: TimeInterval, usedBy responder: UIResponder?) {
    keyPresses += 1
    if responder == nil { unusedKeyPresses += 1 }
    noteTouch(at: time, "key \(press) " + (responder.map { "goes to \(type(of: $0))" } ?? "goes to nobody"))
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
    let names = recognizers.isEmpty ? "nobody" : recognizers.map(\.diagnosticName).joined(separator: ", ")
    noteTouch(at: arena.now, "finger \(touch.id) is heard by \(names)")
  }

  nonisolated func arena(
    _ arena: Arena, changed recognizer: Recognizer, from old: RecognizerState, because reason: GestureReason
  ) {
    guard recognizer.arenaState != old else { return }
    noteTouch(at: arena.now, "\(recognizer.diagnosticName): \(old) → \(recognizer.arenaState), \(reason)")
  }

  nonisolated func arena(_ arena: Arena, holds recognizer: Recognizer, untilFailureOf others: [Recognizer]) {
    noteTouch(
      at: arena.now, "\(recognizer.diagnosticName) waits for \(others.map(\.diagnosticName).joined(separator: ", "))")
  }
}
