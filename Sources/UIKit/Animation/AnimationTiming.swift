import CoreGraphics
import Motion

/// How a change takes its time.
struct AnimationTiming {
  enum Course {
    case curve(BezierCurve)
    /// `velocity` is that at the start, in ways a second, towards the target where positive.
    case spring(SpringMotion, velocity: Double)
  }
  var course: Course
  /// Seconds, of one way.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  /// How often it is shown; infinite for ever.
  var count = 1.0
  /// Every second showing runs backwards; a showing is then there and back.
  var autoreverses = false

  /// What is left of the way, `time` seconds after the call: 1 before the start, 0 at the target. Springs may go beyond both.
  func remaining(at time: TimeInterval) -> Double {
    let time = time - delay
    guard time > 0 else { return 1 }
    guard time < length else { return 0 }
    guard duration > 0 else { return 0 }
    var phase = time
    if count != 1 || autoreverses {
      let cycle = autoreverses ? 2 * duration : duration
      phase = time.truncatingRemainder(dividingBy: cycle)
      if phase > duration { phase = cycle - phase }
    }
    switch course {
    case .curve(let curve): return 1 - curve.value(at: phase, duration: duration)
    case .spring(let spring, let velocity):
      let transition = spring.transition(at: phase)
      return transition.offsetFromOffset - velocity * transition.offsetFromVelocity
    }
  }

  /// From the end of the delay, in seconds; infinite for ever.
  var length: TimeInterval { duration * (autoreverses ? 2 : 1) * count }
  var end: TimeInterval { delay + length }

  /// The old form: the spring is at rest after `duration` seconds.
  static func settling(in duration: TimeInterval, dampingRatio: Double, velocity: Double) -> AnimationTiming {
    let spring = SpringMotion(settlingDuration: duration, dampingRatio: dampingRatio)
    return AnimationTiming(course: .spring(spring, velocity: velocity), duration: duration)
  }
  /// As SwiftUI's: `duration` is what it feels like.
  static func spring(duration: TimeInterval, bounce: Double, velocity: Double) -> AnimationTiming {
    let spring = SpringMotion(duration: duration, bounce: bounce)
    let settled = spring.settlingDuration(
      offset: 1, initialVelocity: velocity, epsilon: SpringMotion.settlingThreshold)
    // One that never rests is held at ten seconds (a choice).
    return AnimationTiming(course: .spring(spring, velocity: velocity), duration: settled.isFinite ? settled : 10)
  }
}
