/// How content follows a finger that pulls it beyond its edge: less and less, never by more than the band's `range`.
///
/// `shown = range · (1 − 1 / (1 + c · pull / range))`. Both directions keep the sign. [measured to equality with UIScrollView]
public struct RubberBand: Hashable, Sendable {
  /// What pulling for ever would reach, in points: the scroll view's extent along the axis. Not positive: nothing moves.
  public var range: Double
  /// The share of the first point of pull that is shown.
  public var coefficient: Double

  public init(range: Double, coefficient: Double = RubberBand.scrollCoefficient) {
    self.range = range
    self.coefficient = coefficient
  }

  /// UIScrollView's.
  public static let scrollCoefficient = 0.55

  /// What is shown beyond the edge when the finger has gone `pull` points beyond it. An infinite pull shows `range`; NaN shows 0.
  public func shown(forPull pull: Double) -> Double {
    guard range > 0, range.isFinite, coefficient > 0, !pull.isNaN else { return 0 }
    guard pull.isFinite else { return pull < 0 ? -range : range }
    let stretch = coefficient * abs(pull) / range
    let shown = stretch.isFinite ? range * (stretch / (1 + stretch)) : range
    return pull < 0 ? -shown : shown
  }

  /// The pull that shows `shown`; infinite from `range` on, which no pull reaches.
  public func pull(forShown shown: Double) -> Double {
    guard range > 0, range.isFinite, coefficient > 0, !shown.isNaN else { return 0 }
    let size = abs(shown)
    let pull = size < range ? size / (coefficient * (1 - size / range)) : .infinity
    return shown < 0 ? -pull : pull
  }

  /// `value` inside `limits`, the band's answer outside.
  public func shown(for value: Double, within limits: ClosedRange<Double>) -> Double {
    if value < limits.lowerBound { return limits.lowerBound + shown(forPull: value - limits.lowerBound) }
    if value > limits.upperBound { return limits.upperBound + shown(forPull: value - limits.upperBound) }
    return value
  }

  /// The value behind what is shown: the inverse of `shown(for:within:)`.
  public func value(forShown shown: Double, within limits: ClosedRange<Double>) -> Double {
    if shown < limits.lowerBound { return limits.lowerBound + pull(forShown: shown - limits.lowerBound) }
    if shown > limits.upperBound { return limits.upperBound + pull(forShown: shown - limits.upperBound) }
    return shown
  }
}
