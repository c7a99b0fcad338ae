import CoreGraphics

/// A spring whose response changes from one to another while it moves, by a smoothstep.
///
/// A spring of changing stiffness has no closed form. The response is held over steps of 1/300 s (those in which SwiftUI's springs
/// go) at its value in the middle of each; within a step, and after the last, the motion is that of a `SpringMotion`. The steps are
/// fixed, so that a time has one place, whatever times were asked for before.
public struct SpringBlend: Hashable, Sendable {
  /// Of the response, in seconds.
  public let start: Double, end: Double
  public let dampingRatio: Double
  /// From one response to the other, in seconds.
  public let duration: Double
  private let step: Double
  /// From the start to the beginning of each step, and to the end of the last.
  private let transitions: [SpringMotion.Transition]

  private static let stepsPerSecond = 300.0
  /// A longer change goes in longer steps: 10 s are more than what moves for so long needs (a choice).
  private static let mostSteps = 3000.0

  /// nil where there is nothing to change: both are the same, one is no positive number, or no time is given to it.
  public init?(from start: Double, to end: Double, over duration: Double, dampingRatio: Double) {
    guard start > 0, end > 0, start != end, start.isFinite, end.isFinite, duration > 0, duration.isFinite else { return nil }
    self.start = start
    self.end = end
    self.duration = duration
    self.dampingRatio = dampingRatio
    let count = min(max(1, (duration * Self.stepsPerSecond).rounded(.up)), Self.mostSteps)
    step = duration / count
    var transitions = [SpringMotion.Transition.start]
    for index in 0..<Int(count) {
      let response = Self.response(start, end, at: (Double(index) + 0.5) / count)
      let motion = SpringMotion(response: response, dampingRatio: dampingRatio)
      transitions.append(transitions[index].followed(by: motion.transition(at: step)))
    }
    self.transitions = transitions
  }

  /// In seconds.
  public func response(at time: Double) -> Double { Self.response(start, end, at: time / duration) }

  /// From the start to `time` seconds after it.
  public func transition(at time: Double) -> SpringMotion.Transition {
    guard time > 0 else { return .start }
    guard time < duration else { return transitions[transitions.count - 1].followed(by: motion(end, at: time - duration)) }
    let index = min(Int(time / step), transitions.count - 2)
    let middle = Self.response(start, end, at: (Double(index) + 0.5) * step / duration)
    return transitions[index].followed(by: motion(middle, at: time - Double(index) * step))
  }

  private func motion(_ response: Double, at time: Double) -> SpringMotion.Transition {
    SpringMotion(response: response, dampingRatio: dampingRatio).transition(at: time)
  }
  /// 3x² − 2x³ of the way, within 0 and 1.
  private static func response(_ start: Double, _ end: Double, at part: Double) -> Double {
    let x = min(max(part, 0), 1)
    return start + (end - start) * x * x * (3 - 2 * x)
  }
}

extension SpringMotion.Transition {
  /// This one, and then `next`.
  func followed(by next: Self) -> Self {
    Self(
      offsetFromOffset: next.offsetFromOffset * offsetFromOffset + next.offsetFromVelocity * velocityFromOffset,
      offsetFromVelocity: next.offsetFromOffset * offsetFromVelocity + next.offsetFromVelocity * velocityFromVelocity,
      velocityFromOffset: next.velocityFromOffset * offsetFromOffset + next.velocityFromVelocity * velocityFromOffset,
      velocityFromVelocity: next.velocityFromOffset * offsetFromVelocity + next.velocityFromVelocity * velocityFromVelocity)
  }
}
