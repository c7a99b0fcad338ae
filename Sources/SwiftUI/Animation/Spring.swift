import Motion

/// A spring of mass, stiffness and damping, with its motion in closed form.
public struct Spring: Hashable, Sendable {
  public let mass: Double, stiffness: Double, damping: Double

  /// A spring by how long it seems to take (seconds) and how much it bounces (−1 to 1; 0 is critically damped).
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      SpringMotion(
        duration: OddNumbers.finite(duration, "The duration of a Spring", or: 0.5),
        bounce: OddNumbers.finite(bounce, "The bounce of a Spring", or: 0)))
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(
      SpringMotion(
        response: OddNumbers.finite(response, "The response of a Spring", or: 0.5),
        dampingRatio: OddNumbers.finite(dampingRatio, "The damping ratio of a Spring", or: 1)))
  }
  /// `allowOverDamping` false lowers the damping to the critical one.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let (mass, stiffness, damping) = OddNumbers.spring(mass: mass, stiffness: stiffness, damping: damping)
    let critical = 2 * (mass * stiffness).squareRoot()
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }
  private init(_ motion: SpringMotion) {
    mass = motion.mass
    stiffness = motion.stiffness
    damping = motion.damping
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The period of the undamped spring, in seconds.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
  /// 1 is critically damped.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  public var duration: Double { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  var motion: SpringMotion { SpringMotion(mass: mass, stiffness: stiffness, damping: damping) }

  /// The position `time` seconds after a start at 0, on the way to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let (rest, push) = motion.response(at: time)
    return target - target.scaled(by: rest) + initialVelocity.scaled(by: push)
  }
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let (rest, push) = motion.responseVelocity(at: time)
    return initialVelocity.scaled(by: push) - target.scaled(by: rest)
  }
}

extension SpringMotion {
  /// Offset from the target at `time`: of a spring let go one unit away, and of one pushed through the target at one unit a
  /// second.
  func response(at time: Double) -> (rest: Double, push: Double) {
    (value(from: 1, to: 0, initialVelocity: 0, at: time), value(from: 0, to: 0, initialVelocity: 1, at: time))
  }
  /// The velocities of the same two motions.
  func responseVelocity(at time: Double) -> (rest: Double, push: Double) {
    (velocity(from: 1, to: 0, initialVelocity: 0, at: time), velocity(from: 0, to: 0, initialVelocity: 1, at: time))
  }
}
