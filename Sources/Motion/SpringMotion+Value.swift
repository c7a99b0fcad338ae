import CoreGraphics
import Foundation

extension SpringMotion {
  /// How offset and velocity at one time follow from those at the start.
  public struct Transition: Hashable, Sendable {
    /// Offset left, per offset at the start.
    public var offsetFromOffset: Double
    /// Offset gained, per velocity at the start; seconds.
    public var offsetFromVelocity: Double
    /// Velocity gained, per offset at the start; 1/s.
    public var velocityFromOffset: Double
    /// Velocity left, per velocity at the start.
    public var velocityFromVelocity: Double

    /// Nothing has happened yet.
    public static let start = Transition(
      offsetFromOffset: 1, offsetFromVelocity: 0, velocityFromOffset: 0, velocityFromVelocity: 1)
    /// At rest at the target, whatever came before.
    public static let rest = Transition(
      offsetFromOffset: 0, offsetFromVelocity: 0, velocityFromOffset: 0, velocityFromVelocity: 0)
  }

  /// From the start to `time` seconds after it. Times before the start, and NaN, count as the start; infinity is rest.
  public func transition(at time: Double) -> Transition {
    guard !isImmediate else { return .rest }
    guard time > 0 else { return .start }
    guard time.isFinite else { return .rest }
    let (even, odd) = basis(at: time)
    let frequency = angularFrequency, decay = decayRate
    return Transition(
      offsetFromOffset: even + decay * odd, offsetFromVelocity: odd,
      velocityFromOffset: -frequency * frequency * odd, velocityFromVelocity: even - decay * odd)
  }

  /// The two damped solutions that start as (1, 0) and (0, 1) but for the damping: e^(−βt)·cos and e^(−βt)·sin/frequency, or
  /// their critical and hyperbolic likes. Written so that nothing overflows and the three cases meet without a step.
  private func basis(at time: Double) -> (even: Double, odd: Double) {
    let frequency = angularFrequency, decay = decayRate
    if decay < frequency {
      let ratio = decay / frequency
      let damped = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let envelope = exp(-decay * time)
      return (envelope * cos(damped * time), envelope * sin(damped * time) / damped)
    }
    if decay == frequency {
      let envelope = exp(-decay * time)
      return (envelope, envelope * time)
    }
    let ratio = frequency / decay
    let spread = decay * ((1 - ratio) * (1 + ratio)).squareRoot()
    let slow = exp(-frequency * (frequency / (decay + spread)) * time)
    return (slow * (1 + exp(-2 * spread * time)) / 2, slow * -expm1(-2 * spread * time) / (2 * spread))
  }

  /// Where a value that left `start` with `initialVelocity` (units per second) is on its way to `target`.
  @inlinable
  public func value<Vector: MotionVector>(
    from start: Vector, to target: Vector, initialVelocity: Vector, at time: Double
  ) -> Vector {
    let transition = transition(at: time)
    return
      start
      .combined(factor: transition.offsetFromOffset, with: initialVelocity, factor: transition.offsetFromVelocity)
      .combined(factor: 1, with: target, factor: 1 - transition.offsetFromOffset)
  }

  /// How fast it is there, in units per second.
  @inlinable
  public func velocity<Vector: MotionVector>(
    from start: Vector, to target: Vector, initialVelocity: Vector, at time: Double
  ) -> Vector {
    let transition = transition(at: time)
    return start.combined(factor: 1, with: target, factor: -1)
      .combined(factor: transition.velocityFromOffset, with: initialVelocity, factor: transition.velocityFromVelocity)
  }

  public func value(from start: Double = 0, to target: Double, initialVelocity: Double = 0, at time: Double) -> Double {
    let transition = transition(at: time)
    return target + (start - target) * transition.offsetFromOffset + initialVelocity * transition.offsetFromVelocity
  }

  public func velocity(from start: Double = 0, to target: Double, initialVelocity: Double = 0, at time: Double) -> Double {
    let transition = transition(at: time)
    return (start - target) * transition.velocityFromOffset + initialVelocity * transition.velocityFromVelocity
  }
}
