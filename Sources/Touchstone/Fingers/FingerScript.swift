import CoreGraphics
import GestureEngine

/// The times at which the glass is read: multiples of 1/120 s (a choice; UIKit's simulator reads every 8 ms).
enum TouchGrid {
  static let stepsPerSecond = 120

  static func time(ofStep step: Int) -> TimeInterval { TimeInterval(step) / TimeInterval(stepsPerSecond) }

  /// The first step at or after `time`.
  static func step(atOrAfter time: TimeInterval) -> Int { whole((time * TimeInterval(stepsPerSecond) - 1e-7).rounded(.up)) }

  /// How many steps a movement of `duration` seconds takes; at least one.
  static func steps(in duration: TimeInterval) -> Int { max(1, whole((duration * TimeInterval(stepsPerSecond)).rounded())) }

  /// Times far ahead, where numbers of steps end, count as the last step.
  private static func whole(_ steps: Double) -> Int { Int(min(steps, 1e15)) }
}

/// What fingers are to do, until it is played.
struct FingerScript {
  /// The step at which fingers that were idle begin.
  let firstStep: Int
  private(set) var lastStep: Int

  init(from step: Int) {
    firstStep = step
    lastStep = step
  }

  mutating func extend(to step: Int) { lastStep = max(lastStep, step) }
}
