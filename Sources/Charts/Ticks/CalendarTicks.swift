import Foundation

/// Every so many units of a calendar: hours, days, months, whatever clocks do in between.
struct CalendarTicks {
  let unit: Calendar.Component
  /// At least 1.
  let count: Int
  let calendar: Calendar

  init(unit: Calendar.Component, count: Int, calendar: Calendar) {
    self.unit = unit
    self.count = min(max(1, count), Self.largestCount)
    self.calendar = calendar
  }

  /// More than anybody reads; what would make more makes none.
  private static let most = 2_000
  /// Farther apart than calendars reach, in seconds too.
  private static let largestCount = 1_000_000_000
  /// What an axis is parted by, with the length in seconds that it has most of the time.
  private static let steps: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
    (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 3 * 3600), (.hour, 6, 6 * 3600),
    (.hour, 12, 12 * 3600), (.day, 1, 86_400), (.day, 2, 2 * 86_400), (.weekOfYear, 1, 7 * 86_400),
    (.weekOfYear, 2, 14 * 86_400), (.month, 1, 30.4 * 86_400), (.month, 3, 91.3 * 86_400), (.month, 6, 182.6 * 86_400),
    (.year, 1, 365.25 * 86_400), (.year, 2, 2 * 365.25 * 86_400), (.year, 5, 5 * 365.25 * 86_400),
  ]

  /// The step that parts the range into the number of pieces nearest, by ratio, to the one that is wanted.
  static func best(for range: ClosedRange<Date>, desiredCount: Int, calendar: Calendar) -> CalendarTicks {
    let wanted = range.upperBound.timeIntervalSince(range.lowerBound) / Double(max(1, desiredCount))
    let last = steps[steps.count - 1]
    if wanted > last.seconds {
      let years = max(1, RoundNumbers.step(0, wanted / (365.25 * 86_400), desiredCount: 1))
      return CalendarTicks(unit: .year, count: Int(min(years, Double(largestCount))), calendar: calendar)
    }
    guard wanted > 0 else { return CalendarTicks(unit: .day, count: 1, calendar: calendar) }
    func distance(_ seconds: Double) -> Double { abs(log(seconds / wanted)) }
    let step = steps.min { distance($0.seconds) < distance($1.seconds) }!
    return CalendarTicks(unit: step.unit, count: step.count, calendar: calendar)
  }

  /// The ticks within the range.
  func within(_ range: ClosedRange<Date>) -> [Date] {
    ticks(from: range.lowerBound, through: range.upperBound).filter { range.contains($0) }
  }

  /// The ticks of the range, with the last before and the first after it where its ends are none.
  func covering(_ range: ClosedRange<Date>) -> [Date] {
    ticks(from: range.lowerBound, through: range.upperBound, andOneMore: true)
  }

  /// From the last one at or before `start`, so that units stay where calendars have them: hours at 0, 3, 6; months in January.
  private func ticks(from start: Date, through end: Date, andOneMore: Bool = false) -> [Date] {
    guard let first = aligned(start), CalendarTicks.isSane(start), CalendarTicks.isSane(end) else { return [] }
    var ticks = [first]
    while ticks.count <= Self.most {
      guard let next = following(first, ticks.count), next > ticks[ticks.count - 1] else { break }
      if next > end {
        if andOneMore && ticks[ticks.count - 1] < end || ticks.count == 1 && andOneMore { ticks.append(next) }
        break
      }
      ticks.append(next)
    }
    return ticks.count > Self.most ? [] : ticks
  }

  /// Calendars answer for some thousand years around us.
  private static func isSane(_ date: Date) -> Bool { abs(date.timeIntervalSinceReferenceDate) < 4e11 }

  /// Clocks that are put forward or back leave days alone: days and more are counted by the calendar, less by seconds within a day.
  private func following(_ first: Date, _ number: Int) -> Date? {
    switch unit {
    case .hour where count > 1: return hourly(first, number)
    default: return calendar.date(byAdding: unit, value: number * count, to: first)
    }
  }

  /// Every so many hours of the clock on the wall: midnight, 6, noon, 18, also on days of 23 or 25 hours.
  private func hourly(_ first: Date, _ number: Int) -> Date? {
    guard 24 % count == 0 else { return calendar.date(byAdding: .hour, value: number * count, to: first) }
    let hour = calendar.component(.hour, from: first) + number * count
    guard let day = calendar.date(byAdding: .day, value: hour / 24, to: calendar.startOfDay(for: first)) else { return nil }
    return calendar.date(bySettingHour: hour % 24, minute: 0, second: 0, of: day)
  }

  /// The last tick at or before `date`.
  private func aligned(_ date: Date) -> Date? {
    guard Self.isSane(date), let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1 else { return start }
    func back(_ part: Calendar.Component, from base: Int) -> Date? {
      let value = calendar.component(part, from: start) - base
      return calendar.date(byAdding: unit, value: -(value % count), to: start)
    }
    switch unit {
    case .second: return back(.second, from: 0)
    case .minute: return back(.minute, from: 0)
    case .hour:
      let hour = calendar.component(.hour, from: start)
      return calendar.date(bySettingHour: hour - hour % count, minute: 0, second: 0, of: start)
    case .month: return back(.month, from: 1)
    case .year: return back(.year, from: 0)
    // Days and weeks are counted on from a fixed one, so that they stay where they are when the range moves.
    case .day: return multiple(from: calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0)), .day, before: start)
    case .weekOfYear, .weekOfMonth:
      let week = calendar.dateInterval(of: .weekOfYear, for: Date(timeIntervalSinceReferenceDate: 0))
      return week.flatMap { multiple(from: $0.start, .weekOfYear, before: start) }
    default: return start
    }
  }

  /// The last beginning of a unit at or before `start` that is a multiple of `count` units away from `origin`.
  private func multiple(from origin: Date, _ part: Calendar.Component, before start: Date) -> Date? {
    let components = calendar.dateComponents([part], from: origin, to: start)
    let number = (part == .day ? components.day : components.weekOfYear) ?? 0
    return calendar.date(byAdding: unit, value: -(((number % count) + count) % count), to: start)
  }
}
