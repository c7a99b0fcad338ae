import Foundation

/// The date that belongs to a time of the frames' clock: time 0 is the beginning of 2001 in Greenwich, as for gestures and
/// timers.
enum FrameDate {
  static func date(at seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
  static func seconds(at date: Date) -> Double { date.timeIntervalSinceReferenceDate }
}

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind
    /// `9:41 AM`
    public static let time = DateStyle(kind: .time)
    /// `January 9, 2007`
    public static let date = DateStyle(kind: .date)
    /// How far it is from now, in the two largest units, in the locale's words: `2 hours, 23 minutes`. Years and months are written in
    /// English only, where they are 365 and 30 days; in other languages weeks are the largest unit, because Foundation on Linux has no
    /// words for longer ones (a choice).
    public static let relative = DateStyle(kind: .relative)
    /// The same in one unit with a sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// `2:32`, counting from or to the date.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date; what depends on now is kept up to date by the frames' clock.
  public init(_ date: Date, style: DateStyle) { self.init(.date(DateText(kind: .date(date, style)))) }

  /// A clock that runs through an interval, to its end or from its beginning, and stands at `pauseTime`.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(
      .date(
        DateText(
          kind: .interval(
            timerInterval.lowerBound, timerInterval.upperBound, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours))))
  }
}

/// Words made from a date and the time that it is.
struct DateText: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(Date, Date, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  }
  let kind: Kind

  /// The words at `now`, and when they will be others.
  func words(at now: Date, _ environment: EnvironmentValues) -> (string: String, next: Date?) {
    switch kind {
    case .date(let date, let style): return words(date, style.kind, now, environment)
    case .interval(let start, let end, let pauseTime, let countsDown, let showsHours):
      let moment = min(max(min(pauseTime ?? now, now), start), end)
      let seconds = countsDown ? end.timeIntervalSince(moment).rounded(.up) : moment.timeIntervalSince(start).rounded(.down)
      let isRunning = now < end && pauseTime.map { now < $0 } ?? true
      let next = now < start ? start : Self.nextSecond(after: now, from: countsDown ? end : start)
      return (Self.clock(seconds, showsHours: showsHours), isRunning ? next : nil)
    }
  }

  private func words(_ date: Date, _ style: Text.DateStyle.Kind, _ now: Date, _ environment: EnvironmentValues) -> (String, Date?)
  {
    let distance = date.timeIntervalSince(now)
    let next = Self.nextSecond(after: now, from: date)
    switch style {
    case .time: return (Self.formatted(date, date: .none, time: .short, environment), nil)
    case .date: return (Self.formatted(date, date: .long, time: .none, environment), nil)
    case .timer: return (Self.clock(abs(distance).rounded(distance > 0 ? .up : .down), showsHours: true), next)
    case .relative: return (Self.units(abs(distance).rounded(distance > 0 ? .up : .down), most: 2, environment), next)
    case .offset:
      let words = Self.units(abs(distance).rounded(distance > 0 ? .up : .down), most: 1, environment)
      return ((distance >= 0 ? "+" : "-") + words, next)
    }
  }

  private static func formatted(
    _ date: Date, date dateStyle: DateFormatter.Style, time: DateFormatter.Style, _ environment: EnvironmentValues
  ) -> String {
    let formatter = DateFormatter()
    formatter.calendar = environment.calendar
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.dateStyle = dateStyle
    formatter.timeStyle = time
    return formatter.string(from: date)
  }

  /// The next moment that is whole seconds away from `date`.
  private static func nextSecond(after now: Date, from date: Date) -> Date {
    let passed = now.timeIntervalSince(date)
    var next = date.addingTimeInterval(passed.rounded(.down) + 1)
    // Rounding may have left it where it was.
    if next.timeIntervalSince(now) < 1e-6 { next = next.addingTimeInterval(1) }
    return next
  }

  private static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let total = Int(min(max(seconds, 0), 1e12))
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 && showsHours ? "\(hours):\(two(minutes)):\(two(rest))" : "\(showsHours ? minutes : total / 60):\(two(rest))"
  }

  /// So many seconds in the largest units, those that are zero left out.
  private static func units(_ seconds: Double, most: Int, _ environment: EnvironmentValues) -> String {
    let seconds = Int(min(max(seconds, 0), 1e12))
    let isEnglish = environment.locale.language.languageCode == .english
    return isEnglish
      ? DurationWords.english(seconds, most: most) : DurationWords.localized(seconds, most: most, environment.locale)
  }
}

private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .greenwich }
}

extension Calendar {
  /// The Gregorian calendar in Greenwich: what counts where nobody names another, so that the same script gives the same dates on every
  /// machine.
  package static let greenwich: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension EnvironmentValues {
  /// Where dates are written for; Greenwich unless somebody says otherwise, so that pictures are the same everywhere.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}
