import Foundation

/// How a scroll view shows a zoom scale beyond its limits: up to twice the maximum, down to half the minimum, however far the
/// fingers go.
///
/// `max · (2 − max / scale)` above, `min / (2 − scale / min)` below; both meet the limit with a slope of 1. [measured]
public struct ZoomBand: Hashable, Sendable {
  public let minimum: Double
  public let maximum: Double

  /// Limits that are not positive and finite count as 1; a maximum below the minimum counts as the minimum.
  public init(minimum: Double, maximum: Double) {
    func usable(_ limit: Double) -> Double { limit > 0 && limit.isFinite ? limit : 1 }
    self.minimum = usable(minimum)
    self.maximum = max(self.minimum, usable(maximum))
  }

  /// What is shown for the scale the fingers ask for. A negative scale counts as 0, NaN as the minimum.
  public func shown(forScale scale: Double) -> Double {
    guard !scale.isNaN else { return minimum }
    if scale > maximum { return maximum * (2 - maximum / scale) }
    if scale < minimum { return minimum / (2 - max(scale, 0) / minimum) }
    return scale
  }

  /// The scale behind what is shown: infinite from twice the maximum on, 0 from half the minimum down.
  public func scale(forShown shown: Double) -> Double {
    guard !shown.isNaN else { return minimum }
    if shown > maximum { return shown < 2 * maximum ? maximum / (2 - shown / maximum) : .infinity }
    if shown < minimum { return shown > minimum / 2 ? minimum * (2 - minimum / shown) : 0 }
    return shown
  }

  /// How long an animated zoom takes, in seconds: `min(0.1 + 0.3 · |ln(from / to)|, 0.4)`; 0 for scales that are not positive.
  /// [measured]
  public static func animationDuration(from: Double, to: Double) -> Double {
    guard from > 0, to > 0, from.isFinite, to.isFinite else { return 0 }
    return min(0.1 + 0.3 * abs(log(from / to)), 0.4)
  }
}
