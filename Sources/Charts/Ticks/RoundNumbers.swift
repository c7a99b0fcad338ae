import Foundation

/// Round numbers to label an axis with: multiples of 1, 2 or 5 times a power of ten.
///
/// The step is the least of these (after Heckbert, "Nice numbers for graph labels", Graphics Gems 1990) that parts the interval into not
/// many more pieces than are wanted, once its ends were moved out to multiples of the step where they are.
enum RoundNumbers {
  /// More than anybody reads; what would make more makes none.
  private static let most = 2_000

  /// A third more pieces than are wanted are no harm; the next longer step would make less than half as many (a choice).
  private static let tolerance = 1.3

  /// 0 where there is no interval.
  /// - Parameter roundsLower, roundsUpper: That end is moved out to a multiple of the step.
  static func step(
    _ lower: Double, _ upper: Double, desiredCount: Int, roundsLower: Bool = false, roundsUpper: Bool = false
  ) -> Double {
    let most = Double(max(1, desiredCount)) * tolerance
    // Halves first: the length of an interval of extreme numbers is no number.
    let raw = (upper / 2 - lower / 2) / most * 2
    guard raw > 0, raw.isFinite else { return 0 }
    let power = pow(10, log10(raw).rounded(.down))
    guard power > 0, power.isFinite else { return raw }
    // A rest of a step but for rounding is that step.
    let rest = raw / power * (1 - 1e-9)
    let steps = [1.0, 2, 5, 10, 20].map { $0 * power }
    let first = rest <= 1 ? 0 : rest <= 2 ? 1 : rest <= 5 ? 2 : 3
    // Moved out, 32 parted by fives would have seven pieces: 35. The next step is enough where three or more are wanted.
    let rounded = Self.rounded(lower, upper, step: steps[first], lower: roundsLower, upper: roundsUpper)
    let pieces = rounded.1 / steps[first] - rounded.0 / steps[first]
    return pieces <= most + 1e-6 || !steps[first + 1].isFinite ? steps[first] : steps[first + 1]
  }

  /// The multiples of `step` within the interval.
  static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
    guard step > 0, step.isFinite else { return lower == upper ? [lower] : [] }
    // A bound that is a multiple but for rounding counts.
    let first = (lower / step - 1e-9).rounded(.up), last = (upper / step + 1e-9).rounded(.down)
    guard first.isFinite, last.isFinite, last >= first, last - first < Double(most) else { return [] }
    return stride(from: first, through: last, by: 1).map { value(of: $0, times: step) }
  }

  /// 3 × 0.1 as 0.3: steps below 1 are divided by instead.
  static func value(of count: Double, times step: Double) -> Double {
    // Not -0, which would be written so.
    guard count != 0 else { return 0 }
    guard step < 1 else { return count * step }
    let inverse = (1 / step).rounded()
    return inverse.isFinite && abs(1 / step - inverse) < 1e-6 * inverse ? count / inverse : count * step
  }

  /// The interval, its ends moved out to the next multiples of `step`.
  static func rounded(_ lower: Double, _ upper: Double, step: Double, lower roundsLower: Bool, upper roundsUpper: Bool)
    -> (Double, Double)
  {
    guard step > 0, step.isFinite else { return (lower, upper) }
    let low = roundsLower ? value(of: (lower / step + 1e-9).rounded(.down), times: step) : lower
    let high = roundsUpper ? value(of: (upper / step - 1e-9).rounded(.up), times: step) : upper
    return (low.isFinite ? low : lower, high.isFinite ? high : upper)
  }

  /// Powers of `base` within the interval, with their multiples in between where there are few.
  static func powers(of base: Double, from lower: Double, to upper: Double, desiredCount: Int) -> [Double] {
    guard lower > 0, upper >= lower, base > 1, upper.isFinite else { return [] }
    let first = (log(lower) / log(base) - 1e-9).rounded(.up), last = (log(upper) / log(base) + 1e-9).rounded(.down)
    let count = last - first + 1
    guard first.isFinite, last.isFinite else { return [] }
    if count >= 3 || base != 10 {
      let every = max(1, (count / Double(max(1, desiredCount))).rounded(.up))
      let start = (first / every).rounded(.up) * every
      return stride(from: start, through: last, by: every).map { pow(base, $0) }
    }
    var ticks: [Double] = []
    for exponent in stride(from: first - 1, through: last, by: 1) {
      for factor in [1.0, 2, 5] {
        let tick = factor * pow(10, exponent)
        if tick >= lower * (1 - 1e-9) && tick <= upper * (1 + 1e-9) { ticks.append(tick) }
      }
    }
    return ticks.count >= 2 ? ticks : multiples(of: step(lower, upper, desiredCount: desiredCount), from: lower, to: upper)
  }
}
