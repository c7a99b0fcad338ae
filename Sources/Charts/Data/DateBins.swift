import SwiftUI

/// Intervals of dates to count data in.
///
/// Units begin and end as a calendar says; where none is named, the environment's own default, the Gregorian one in Greenwich. The machine's
/// calendar would give other bins elsewhere.
public struct DateBins {
  /// Where one bin ends and the next begins, ascending.
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Whole units of the calendar, `by` at a time, that cover the range.
  public init(unit: Calendar.Component, by step: Int = 1, range: ClosedRange<Date>, calendar: Calendar? = nil) {
    self.init(thresholds: CalendarTicks(unit: unit, count: step, calendar: calendar ?? .greenwich).covering(range))
  }
  /// Bins of one length from the lower bound on, the last one reaching the upper bound.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let bins = timeInterval > 0 && length.isFinite ? (length / timeInterval).rounded(.up) : 1
    let count = bins >= 1 && bins < 100_000 ? Int(bins) : 1
    let step = count == 1 && bins != 1 ? length : timeInterval
    self.init(thresholds: (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * step) })
  }
  /// Units of the calendar of which about so many cover the range.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar? = nil) {
    self.init(
      thresholds: CalendarTicks.best(for: range, desiredCount: desiredCount, calendar: calendar ?? .greenwich).covering(range))
  }
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar? = nil) {
    let data = data.filter { $0.timeIntervalSinceReferenceDate.isFinite }
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: lower...upper, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// The bin of a date; dates before the first are in the first, those after the last in the last (a choice).
  public func index(for date: Date) -> Int {
    Swift.min(Swift.max(binIndex(of: date, in: thresholds), 0), Swift.max(count - 1, 0))
  }
}

extension DateBins: RandomAccessCollection {
  public typealias Element = ChartBinRange<Date>
  public typealias Index = Int
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    precondition(indices.contains(position), "There is no bin \(position) among the \(count) of these.")
    return ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isLast: position == count - 1)
  }
}
