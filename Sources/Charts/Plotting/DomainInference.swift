import SwiftUI

/// Finds the scale of one side of the plot from what lies along it.
struct DomainInference {
  let chart: ChartName
  let axis: Axis
  let settings: ScaleSettings
  let kind: Datum.Kind
  /// How many labels there is room for, about.
  let desiredCount: Int
  /// Of the axis's first set of marks.
  let values: AxisMarkValues
  let calendar: Calendar
  /// Of the chart along the axis, in points.
  let length: CGFloat

  struct Found {
    let scale: PositionScale?
    /// The least distance of two bars that stand at single values along this side; nil: there are none.
    let barGap: Double?
  }

  func find(_ marks: [StackedMark]) -> Found {
    let gap = barGap(marks)
    return Found(scale: scale(marks, gap), barGap: gap)
  }

  /// Finds the same in the same marks, as far as can be told; false when in doubt.
  func isSame(as other: DomainInference) -> Bool {
    axis == other.axis && kind == other.kind && desiredCount == other.desiredCount && length == other.length
      && values.isSame(as: other.values) && settings.isSame(as: other.settings) && calendar == other.calendar
  }

  private func scale(_ marks: [StackedMark], _ gap: Double?) -> PositionScale? {
    let isCategorical = kind == .category || settings.type?.kind == .category
    let scale = isCategorical ? bands(marks) : continuous(marks, gap)
    guard var scale else { return nil }
    if let range = settings.range {
      scale.padding = (
        finite(range.startPadding, "plotDimension(startPadding:)"), finite(range.endPadding, "plotDimension(endPadding:)")
      )
    } else {
      scale.padding = ScaleRoom(axis: axis, marks: marks, length: length).padding(of: scale)
    }
    return scale
  }

  /// Padding at an end of the scale.
  private func finite(_ padding: CGFloat, _ name: String) -> CGFloat {
    guard let odd = OddWord(padding, name, instead: "0 is used") else { return padding }
    chart.report("\(scaleName) has \(odd.line)")
    return 0
  }
  private var scaleName: String { axis == .horizontal ? "chartXScale" : "chartYScale" }

  private func extent(_ stacked: StackedMark) -> Extent { axis == .horizontal ? stacked.x : stacked.y }

  // MARK: Categories

  private func bands(_ marks: [StackedMark]) -> PositionScale? {
    var bands: [Datum] = []
    var known = Set<Datum>()
    func add(_ datum: Datum) { if known.insert(datum).inserted { bands.append(datum) } }
    switch settings.domain?.kind {
    case .values(let values): values.forEach(add)
    case .range(let lower, let upper): [lower, upper].forEach(add)
    case .automatic, nil:
      for stacked in marks {
        switch extent(stacked) {
        case .band(let datum): add(datum)
        case .bands(let a, let b):
          add(a)
          add(b)
        case .point(let value), .bin(let value, _): add(datum(value))
        case .interval(let a, let b):
          add(datum(a))
          add(datum(b))
        case .fixed, .span: break
        }
      }
    }
    var isReversed = false
    if case .automatic(let automatic)? = settings.domain?.kind {
      if let modify = automatic.modify { bands = modify(bands) }
      isReversed = automatic.isReversed ?? false
    }
    guard !bands.isEmpty else { return nil }
    // Read from the top, as lists are.
    return PositionScale(kind: .bands(bands), dataKind: bands[0].kind, isReversed: isReversed != (axis == .vertical))
  }

  private func datum(_ value: Double) -> Datum { kind == .date ? .date(value) : .number(value) }

  // MARK: Numbers and dates

  private struct Bounds {
    var lower = Double.infinity, upper = -Double.infinity
    var isEmpty: Bool { lower > upper }
    mutating func include(_ value: Double) {
      guard value.isFinite else { return }
      lower = min(lower, value)
      upper = max(upper, value)
    }
  }

  private func continuous(_ marks: [StackedMark], _ gap: Double?) -> PositionScale? {
    let transform = ScaleTransform(settings.type?.kind)
    var automatic = AutomaticScaleDomain()
    var bounds = Bounds()
    var isReversed = false
    switch settings.domain?.kind {
    case .range(let lower, let upper)?:
      if let a = lower.scalar, let b = upper.scalar, a.isFinite, b.isFinite {
        return scale(transform, a, b, isReversed: false)
      }
      reportDomain("\(lower) … \(upper)")
      bounds = inferred(marks, gap, transform)
    case .values(let values)?:
      let scalars = values.compactMap(\.scalar).filter(\.isFinite)
      if scalars.count > 1, scalars.count == values.count {
        return scale(transform, scalars.min()!, scalars.max()!, isReversed: scalars[0] > scalars[scalars.count - 1])
      }
      reportDomain("\(values.count) values")
      bounds = inferred(marks, gap, transform)
    case .automatic(let domain)?:
      automatic = domain
      isReversed = domain.isReversed ?? false
      bounds = inferred(marks, gap, transform)
    case nil: bounds = inferred(marks, gap, transform)
    }
    guard !bounds.isEmpty else { return nil }
    if kind == .number && transform != .log && automatic.includesZero != false { bounds.include(0) }
    if transform == .log && bounds.lower <= 0 { bounds.lower = bounds.upper > 0 ? min(1, bounds.upper) : 1 }
    var ends = widened(bounds.lower, bounds.upper, transform)
    let rounds = roundedEnds(hasBars: gap != nil)
    let step = TickValues.step(ends.0, ends.1, values, desiredCount: desiredCount, rounds: rounds)
    ends = rounded(ends, rounds, transform)
    if let modify = automatic.modify {
      let changed = modify([datum(ends.0), datum(ends.1)]).compactMap(\.scalar).filter(\.isFinite)
      if let low = changed.min(), let high = changed.max() { ends = (low, high) }
    }
    var scale = scale(transform, ends.0, ends.1, isReversed: isReversed)
    if transform != .log && kind == .number { scale?.step = step }
    return scale
  }

  private func scale(_ transform: ScaleTransform, _ lower: Double, _ upper: Double, isReversed: Bool) -> PositionScale? {
    let ends = widened(lower, upper, transform)
    let (a, b) = (transform.apply(ends.0), transform.apply(ends.1))
    guard a.isFinite, b.isFinite, a < b else { return nil }
    return PositionScale(kind: .continuous(transform, lower: a, upper: b), dataKind: kind, isReversed: isReversed)
  }

  /// An interval of some length: what has none is widened to both sides (a choice).
  private func widened(_ lower: Double, _ upper: Double, _ transform: ScaleTransform) -> (Double, Double) {
    if transform == .log {
      let low = lower > 0 ? lower : 1e-3 * (upper > 0 ? upper : 1)
      return upper > low ? (low, upper) : (low / 10, low * 10)
    }
    if upper > lower { return (lower, upper) }
    if kind == .date { return (lower - 43_200, lower + 43_200) }
    if lower == 0 { return (0, 1) }
    let half = max(abs(lower) / 2, .leastNormalMagnitude)
    return (lower - half, lower + half)
  }

  private func inferred(_ marks: [StackedMark], _ gap: Double?, _ transform: ScaleTransform) -> Bounds {
    var bounds = Bounds()
    func include(_ value: Double) { if transform != .log || value > 0 { bounds.include(value) } }
    for stacked in marks where !stacked.isGap {
      switch extent(stacked) {
      case .point(let value): include(value)
      case .bin(let a, let b), .interval(let a, let b):
        include(a)
        include(b)
      case .band, .bands, .fixed, .span: break
      }
    }
    // Bars that begin at 0 begin a decade below the least of them where there is no 0 (a choice).
    let beginsAtZero =
      transform == .log
      && marks.contains { stacked in
        guard stacked.valueAxis == axis, case .interval(let a, let b) = extent(stacked) else { return false }
        return min(a, b) <= 0 && max(a, b) > 0
      }
    if beginsAtZero { bounds.include(bounds.lower / 10) }
    // Bars at single values of a continuous scale need room at its ends.
    if let gap, !bounds.isEmpty {
      bounds.include(bounds.lower - gap / 2)
      bounds.include(bounds.upper + gap / 2)
    }
    return bounds
  }

  /// The least distance of two bars that stand at single values along this side; nil: there are none.
  private func barGap(_ marks: [StackedMark]) -> Double? {
    var places: [Double] = []
    for stacked in marks where stacked.mark.kind == .bar || stacked.mark.kind == .rectangle {
      if stacked.valueAxis != axis, case .point(let value) = extent(stacked) { places.append(value) }
    }
    guard !places.isEmpty else { return nil }
    // Most come in order.
    if !zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { places.sort() }
    var gap = Double.infinity
    for (a, b) in zip(places, places.dropFirst()) where b > a { gap = min(gap, b - a) }
    if gap.isFinite { return gap }
    return kind == .date ? 86_400 : 1
  }

  /// Ends on round numbers, unless bars stand there or the axis says otherwise. Dates stay where they are.
  private func roundedEnds(hasBars: Bool) -> (lower: Bool, upper: Bool) {
    let isRounded = kind == .number && !hasBars
    return (values.roundsLowerBound ?? isRounded, values.roundsUpperBound ?? isRounded)
  }
  private func rounded(_ ends: (Double, Double), _ rounds: (lower: Bool, upper: Bool), _ transform: ScaleTransform)
    -> (Double, Double)
  {
    let (low, high) = rounds
    guard low || high else { return ends }
    if kind == .date { return roundedDates(ends, lower: low, upper: high) }
    if transform == .log {
      let a = low ? pow(10, (log10(ends.0) + 1e-9).rounded(.down)) : ends.0
      let b = high ? pow(10, (log10(ends.1) - 1e-9).rounded(.up)) : ends.1
      return (a > 0 ? a : ends.0, b.isFinite ? b : ends.1)
    }
    let step = TickValues.step(ends.0, ends.1, values, desiredCount: desiredCount, rounds: rounds)
    return RoundNumbers.rounded(ends.0, ends.1, step: step, lower: low, upper: high)
  }

  private func roundedDates(_ ends: (Double, Double), lower: Bool, upper: Bool) -> (Double, Double) {
    let range = Date(timeIntervalSinceReferenceDate: ends.0)...Date(timeIntervalSinceReferenceDate: ends.1)
    let ticks = TickValues.calendarTicks(range, values, desiredCount: desiredCount, calendar: calendar).covering(range)
    guard let first = ticks.first, let last = ticks.last else { return ends }
    return (
      lower ? first.timeIntervalSinceReferenceDate : ends.0, upper ? max(last.timeIntervalSinceReferenceDate, ends.1) : ends.1
    )
  }

  private func reportDomain(_ domain: String) {
    chart.report(
      "\(scaleName)(domain: \(domain)) is no interval of the axis's values; the domain follows from the data. Give a range of finite "
        + "numbers or dates, of the type that the marks have.")
  }
}
