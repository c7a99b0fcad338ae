import Foundation

/// The dates at which a timeline's view is made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Dates in order: the first is the one that is shown at `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may be made anew; screens here never save power.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// At equal distances from a date on. An interval below a millisecond counts as one (a choice); one that is no positive number
/// never comes to an end.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let startDate: Date
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = OddNumbers.finite(interval, "The interval of a timeline's schedule", or: 0)
  }

  /// A start that the frames' clock has not reached, as `.now` of the real clock, counts as the present: the schedule begins at
  /// once.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let start = min(self.startDate, startDate)
    let interval = max(interval, 0.001)
    guard self.interval > 0 && interval.isFinite else { return Entries(start: startDate, interval: .infinity, index: 0) }
    return Entries(start: start, interval: interval, index: (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double
    public mutating func next() -> Date? {
      guard interval.isFinite || index == 0 else { return nil }
      defer { index += 1 }
      return index == 0 ? start : start.addingTimeInterval(index * interval)
    }
  }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// At dates of the author's own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// In every frame, or as often as an interval allows; not at all while it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    if isPaused { return PeriodicTimelineSchedule.Entries(start: start, interval: .infinity, index: 0) }
    return PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 1.0 / 60).entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
