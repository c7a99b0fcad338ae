import CoreGraphics

/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) whose x is the fraction of the time and whose y is the progress.
///
/// The x of both control points is held within 0...1, so that each time has one progress; y is free, so that a curve may
/// overshoot. A coordinate that is not finite counts as 0. Fractions outside 0...1 (and NaN) are held at the ends: 0 before, 1
/// after.
public struct BezierCurve: Hashable, Sendable {
  public let x1: Double, y1: Double, x2: Double, y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.x1 = min(max(finite(x1), 0), 1)
    self.y1 = finite(y1)
    self.x2 = min(max(finite(x2), 0), 1)
    self.y2 = finite(y2)
  }

  public static let linear = BezierCurve(0, 0, 1, 1)
  public static let easeIn = BezierCurve(0.42, 0, 1, 1)
  public static let easeOut = BezierCurve(0, 0, 0.58, 1)
  public static let easeInOut = BezierCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default timing function.
  public static let coreAnimationDefault = BezierCurve(0.25, 0.1, 0.25, 1)

  /// The progress after `fraction` of the time.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return fraction }
    return Self.coordinate(y1, y2, at: parameter(at: fraction))
  }

  /// The slope of the progress there, per whole duration; 0 outside 0...1.
  ///
  /// Where the curve stands upright the slope over a millionth of the duration is given instead, to stay finite (a choice).
  public func velocity(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    let parameter = fraction == 0 ? 0 : fraction == 1 ? 1 : parameter(at: fraction)
    let across = Self.derivative(x1, x2, at: parameter)
    guard across < Self.uprightSlope else { return Self.derivative(y1, y2, at: parameter) / across }
    let before = max(0, fraction - Self.shortFraction / 2), after = min(1, before + Self.shortFraction)
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The progress `time` seconds after the start of a motion that takes `duration`; complete at once if that is not positive.
  public func value(at time: Double, duration: Double) -> Double {
    duration > 0 ? value(at: time / duration) : 1
  }
  /// How fast it grows there, per second; 0 for a duration that is not positive.
  public func velocity(at time: Double, duration: Double) -> Double {
    duration > 0 ? velocity(at: time / duration) / duration : 0
  }

  private static let uprightSlope = 1e-4
  private static let shortFraction = 1e-6

  /// The curve's parameter where x is `fraction`: Newton's steps, kept inside a shrinking bracket, which is halved where a step
  /// leaves it. x never falls, so the bracket always holds the answer.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0, high = 1.0, guess = fraction
    for _ in 0..<64 {
      let miss = Self.coordinate(x1, x2, at: guess) - fraction
      if miss == 0 { break }
      if miss < 0 { low = guess } else { high = guess }
      let slope = Self.derivative(x1, x2, at: guess)
      var next = slope > 0 ? guess - miss / slope : low
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - guess) <= 1e-16 { break }
      guess = next
    }
    return guess
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
  private static func derivative(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
  }
}
