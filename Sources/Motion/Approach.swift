import Foundation

/// How something goes to a target that may be moved on at any time: always as fast as in proportion to what is left of the way.
///
/// What is left after `t` seconds is `e^(−t / timeConstant)` of the way. It starts at once at its full speed and ends softly; a new
/// target while it is under way changes the speed and never the place. One share serves all dimensions.
public struct Approach: Hashable, Sendable {
  /// The seconds in which 63 % of the way are done; 95 % take three times as long.
  public let timeConstant: Double

  /// A time constant that is not greater than 0 (NaN too) arrives at once.
  public init(timeConstant: Double) { self.timeConstant = timeConstant > 0 ? timeConstant : 0 }

  /// The part of the way that is done after `time` seconds: 0 before the beginning, never quite 1.
  public func share(at time: Double) -> Double {
    guard timeConstant > 0 else { return 1 }
    return time > 0 ? 1 - exp(-time / timeConstant) : 0
  }

  /// The seconds until only `rest` of a way of `distance` is left; 0 when the way is no longer than that.
  public func duration(distance: Double, leaving rest: Double) -> Double {
    guard abs(distance) > rest, rest > 0, distance.isFinite else { return 0 }
    return timeConstant * log(abs(distance) / rest)
  }

  /// The speed at the beginning of a way of `distance`, per second.
  public func initialVelocity(distance: Double) -> Double { timeConstant > 0 ? distance / timeConstant : 0 }
}
