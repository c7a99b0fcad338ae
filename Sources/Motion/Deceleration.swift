import Foundation

/// How content that was let go runs on: its speed falls to `rate` of itself each millisecond, as in UIScrollView.
///
/// `v(t) = v0 · rate^t` and `x(t) = x0 + v0 · rate / (1 − rate) · (1 − rate^t)`, t in milliseconds, which is the sum of one
/// step each millisecond: 499 ms of the initial speed in all for 0.998. It stops at 10 points per second. [recorded, iOS 26.1]
/// One dimension; a scroll view has one per axis. Speeds are in points per second here, times in seconds.
public struct Deceleration: Hashable, Sendable {
  /// What a millisecond leaves of the speed, within 0..<1.
  public let rate: Double

  /// A rate that is not within 0..<1 (NaN too) stops at once, as 0 does.
  public init(rate: Double) { self.rate = rate >= 0 && rate < 1 ? rate : 0 }

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(rate: 0.99)

  /// Slower than this is rest, in points per second. [recorded]
  public static let restSpeed = 10.0

  /// What is left of a speed after `time` seconds.
  private func remainder(after time: Double) -> Double { pow(rate, time * 1000) }

  /// The seconds of initial speed that the whole run covers: 0.499 for 0.998.
  private var reach: Double { rate / (1 - rate) / 1000 }

  /// How long it runs; 0 for speeds up to 10 points per second.
  public func duration(initialVelocity: Double) -> Double {
    let speed = abs(initialVelocity)
    guard rate > 0, speed > Self.restSpeed, speed.isFinite else { return 0 }
    return log(Self.restSpeed / speed) / log(rate) / 1000
  }

  /// Where it is `time` seconds after it was let go, or where it came to rest by then.
  public func value(from start: Double, initialVelocity: Double, at time: Double) -> Double {
    let moving = min(max(time, 0), duration(initialVelocity: initialVelocity))
    guard moving > 0 else { return start }
    return start + initialVelocity * reach * (1 - remainder(after: moving))
  }

  /// How fast it is there; 0 once at rest.
  public func velocity(initialVelocity: Double, at time: Double) -> Double {
    guard time < duration(initialVelocity: initialVelocity) else { return 0 }
    return initialVelocity * remainder(after: max(time, 0))
  }

  /// Where it comes to rest: `(|v| − 10 pt/s) · 0.499 s` further for 0.998.
  public func restingValue(from start: Double, initialVelocity: Double) -> Double {
    value(from: start, initialVelocity: initialVelocity, at: .infinity)
  }

  /// What a scroll view announces as `targetContentOffset`: `start ± (|v| − 10 pt/s) / −ln(rate)`, a part in a thousand further
  /// than the resting value. [measured, and recorded: 5074 at 750.00000585 pt/s gives 5443.63, on the pixel grid 5443.667]
  public func target(from start: Double, initialVelocity: Double) -> Double {
    let speed = abs(initialVelocity)
    guard rate > 0, speed > Self.restSpeed, speed.isFinite else { return start }
    let way = (speed - Self.restSpeed) / -log(rate) / 1000
    return start + (initialVelocity < 0 ? -way : way)
  }

  /// When it passes `value`, in seconds; `nil` if it comes to rest before, or runs the other way. 0 at its start.
  public func time(from start: Double, initialVelocity: Double, toReach value: Double) -> Double? {
    if value == start { return 0 }
    let duration = duration(initialVelocity: initialVelocity)
    guard duration > 0 else { return nil }
    let covered = (value - start) / (initialVelocity * reach)
    guard covered > 0, covered < 1 else { return nil }
    let time = log(1 - covered) / log(rate) / 1000
    return time <= duration ? time : nil
  }
}
