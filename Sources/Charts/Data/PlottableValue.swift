import SwiftUI

/// A value to plot, with the name of what it is a value of.
///
/// The name is read aloud, and stands over the legend of what is told apart by it.
public struct PlottableValue<Value: Plottable> {
  let channel: Channel
}

/// A plotted value without its type.
struct Channel {
  var label: Label
  var value: Datum
  /// The end of the interval that the value stands for, if it stands for one: a bin, a day.
  var end: Datum?

  enum Label: Equatable {
    case string(String)
    case text(Text)

    init(_ key: LocalizedStringKey) { self = key.literal.map { .string($0) } ?? .text(Text(key)) }

    /// In words; `read` says those of texts.
    func words(_ read: (Text) -> String) -> String {
      switch self {
      case .string(let string): string
      case .text(let text): read(text)
      }
    }
    /// For lines on the console, which are in English.
    var nameInReports: String { words { $0.plainWords(in: EnvironmentValues(), at: 0).string } }
    /// The text, where its words change with the time.
    var timedText: Text? {
      if case .text(let text) = self, text.changesWithTime { text } else { nil }
    }
  }
}

extension PlottableValue {
  private init(_ label: Channel.Label, _ value: Datum, end: Datum? = nil) {
    channel = Channel(label: label, value: value, end: end)
  }

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Channel.Label(label), value.datum)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { PlottableValue(.text(label), value.datum) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), value.datum)
  }
}

// MARK: Intervals

extension PlottableValue where Value: Comparable {
  /// An interval of values as one: a bar covers it.
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(Channel.Label(label), range.lowerBound.datum, end: range.upperBound.datum)
  }
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.text(label), range.lowerBound.datum, end: range.upperBound.datum)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), range.lowerBound.datum, end: range.upperBound.datum)
  }
  public static func value(_ label: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(Channel.Label(label), range.lowerBound.datum, end: range.upperBound.datum)
  }
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(.text(label), range.lowerBound.datum, end: range.upperBound.datum)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), range.lowerBound.datum, end: range.upperBound.datum)
  }
}

// MARK: Dates by unit

extension PlottableValue where Value == Date {
  /// The whole hour, day, month… that the date lies in. Marks stand in its middle; a bar covers it.
  /// - Parameter calendar: Says where units begin and end; nil: the environment's own default, the
  ///   Gregorian one in Greenwich, so that the chart is the same on every machine.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    binned(Channel.Label(label), value, unit, calendar)
  }
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    binned(.text(label), value, unit, calendar)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    binned(.string(String(label)), value, unit, calendar)
  }

  private static func binned(
    _ label: Channel.Label, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar?
  ) -> PlottableValue<Date> {
    guard value.timeIntervalSinceReferenceDate.isFinite,
      let interval = UnitIntervals.interval(of: unit, around: value, calendar ?? .greenwich)
    else { return PlottableValue(label, value.datum) }
    return PlottableValue(label, interval.start.datum, end: interval.end.datum)
  }
}

/// The intervals of a calendar's units, remembered: charts ask for the same ones again with each drawing.
private enum UnitIntervals {
  private struct Key: Hashable {
    let unit: Calendar.Component, date: Date, calendar: Calendar
  }
  nonisolated(unsafe) private static var known: [Key: DateInterval] = [:]
  private static let lock = NSLock()
  /// A choice: more dates than a chart shows.
  private static let capacity = 20_000

  static func interval(of unit: Calendar.Component, around date: Date, _ calendar: Calendar) -> DateInterval? {
    let key = Key(unit: unit, date: date, calendar: calendar)
    lock.lock()
    defer { lock.unlock() }
    if let interval = known[key] { return interval }
    guard let interval = calendar.dateInterval(of: unit, for: date) else { return nil }
    if known.count >= capacity { known = [:] }
    known[key] = interval
    return interval
  }
}
