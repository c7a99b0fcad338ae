import CoreGraphics
import Motion

/// A sheet's way to a height, in closed form: where it is at a time does not depend on the frames before.
struct SheetMotion {
  let start: TimeInterval
  let from: CGFloat
  let to: CGFloat
  /// Points per second, up is positive.
  let velocity: CGFloat
  let duration: TimeInterval

  /// Critically damped, 0.4 s a swing: half a second to rest, as iOS's sheets take (a choice).
  private static let spring = SpringMotion(response: 0.4, dampingRatio: 1)
  /// Nearer than this is rest, in points.
  private static let restingDistance = 0.25

  init(from: CGFloat, to: CGFloat, velocity: CGFloat, at start: TimeInterval) {
    self.from = from
    self.to = to
    self.velocity = velocity
    self.start = start
    duration = Self.spring.settlingDuration(
      offset: Double(to - from), initialVelocity: Double(velocity), epsilon: Self.restingDistance)
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= duration }
  func height(at time: TimeInterval) -> CGFloat {
    if isOver(at: time) { return to }
    return CGFloat(
      Self.spring.value(from: Double(from), to: Double(to), initialVelocity: Double(velocity), at: max(0, time - start)))
  }
  /// Points per second; up is positive.
  func speed(at time: TimeInterval) -> CGFloat {
    if isOver(at: time) { return 0 }
    return CGFloat(
      Self.spring.velocity(from: Double(from), to: Double(to), initialVelocity: Double(velocity), at: max(0, time - start)))
  }
}
