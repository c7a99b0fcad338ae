import SwiftUI

/// Finds the values at which an axis has marks.
struct TickValues {
  let scale: PositionScale
  let calendar: Calendar
  let desiredCount: Int
  /// More categories than this are not all labelled: there is no room for their words, and each would be a view.
  let mostCategories: Int

  func values(_ values: AxisMarkValues) -> [Datum] {
    if case .list(let list) = values.kind { return list.filter { isShown($0) } }
    if let bands = scale.bands {
      let every = max(1, (bands.count + mostCategories - 1) / max(1, mostCategories))
      return every == 1 ? bands : stride(from: 0, to: bands.count, by: every).map { bands[$0] }
    }
    guard let bounds = scale.bounds else { return [] }
    if scale.dataKind == .date { return dates(bounds, values) }
    if case .continuous(.log, _, _) = scale.kind, case .automatic(_, let count) = values.kind {
      return RoundNumbers.powers(of: 10, from: bounds.lower, to: bounds.upper, desiredCount: count ?? desiredCount)
        .map { .number($0) }
    }
    var step = Self.step(bounds.lower, bounds.upper, values, desiredCount: desiredCount)
    // A domain that was made longer might have another step by now: the one that it was made by counts.
    if let own = scale.step, case .automatic = values.kind, step < 3 * own, own < 3 * step { step = own }
    return RoundNumbers.multiples(of: step, from: bounds.lower, to: bounds.upper).map { .number($0) }
  }

  /// A value that an axis is told is shown where the scale has it.
  private func isShown(_ datum: Datum) -> Bool {
    guard let fraction = scale.fraction(datum) else { return false }
    return fraction > -1e-6 && fraction < 1 + 1e-6
  }

  /// - Parameter rounds: Which ends are moved out to multiples of the step.
  static func step(
    _ lower: Double, _ upper: Double, _ values: AxisMarkValues, desiredCount: Int,
    rounds: (lower: Bool, upper: Bool) = (false, false)
  ) -> Double {
    func round(_ count: Int) -> Double {
      RoundNumbers.step(lower, upper, desiredCount: count, roundsLower: rounds.lower, roundsUpper: rounds.upper)
    }
    switch values.kind {
    case .stride(let step): return step
    case .automatic(let minimum, let count):
      let step = round(max(1, count ?? desiredCount))
      guard let minimum, minimum > step else { return step }
      return minimum
    case .calendar, .list: return round(desiredCount)
    }
  }

  private func dates(_ bounds: (lower: Double, upper: Double), _ values: AxisMarkValues) -> [Datum] {
    let range = Date(timeIntervalSinceReferenceDate: bounds.lower)...Date(timeIntervalSinceReferenceDate: bounds.upper)
    return Self.calendarTicks(range, values, desiredCount: desiredCount, calendar: calendar).within(range).map(\.datum)
  }

  static func calendarTicks(
    _ range: ClosedRange<Date>, _ values: AxisMarkValues, desiredCount: Int, calendar: Calendar
  ) -> CalendarTicks {
    switch values.kind {
    case .calendar(let unit, let count, let own): CalendarTicks(unit: unit, count: count, calendar: own ?? calendar)
    case .automatic(_, let count): CalendarTicks.best(for: range, desiredCount: count ?? desiredCount, calendar: calendar)
    case .stride, .list: CalendarTicks.best(for: range, desiredCount: desiredCount, calendar: calendar)
    }
  }
}
