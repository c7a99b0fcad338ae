import SwiftUI

/// Writes values as an axis labels them, and as they are read aloud.
///
/// Whole numbers and short fractions are written by hand: a format costs some thousand times what a bar does.
final class ValueWords {
  let locale: Locale
  let calendar: Calendar
  private let grouping: String
  private let decimal: String
  private let writesPlainDigits: Bool
  private var known: [Datum: String] = [:]
  /// A choice: more than a chart shows.
  private static let capacity = 50_000

  init(locale: Locale, calendar: Calendar) {
    self.locale = locale
    self.calendar = calendar
    grouping = locale.groupingSeparator ?? ","
    decimal = locale.decimalSeparator ?? "."
    writesPlainDigits = ["en", "de", "fr", "es", "it", "ko", "ja", "zh", "pt", "nl"].contains(
      locale.language.languageCode?.identifier ?? "en")
  }

  /// A value by itself.
  func words(_ datum: Datum) -> String {
    if case .category(let name) = datum { return name }
    if let words = known[datum] { return words }
    if known.count >= Self.capacity { known = [:] }
    let words: String
    switch datum {
    case .number(let value): words = number(value)
    case .date(let seconds): words = date(seconds, .day)
    case .category(let name): words = name
    }
    known[datum] = words
    return words
  }

  func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    if writesPlainDigits, value == value.rounded(), abs(value) < 1e15 {
      var digits = String(Int(abs(value)))
      // Spanish and Portuguese group from five digits on; four are not worth a separator there.
      let groupsFour = !["es", "pt"].contains(locale.language.languageCode?.identifier ?? "")
      if digits.count > (groupsFour ? 3 : 4) {
        var grouped = ""
        for (index, digit) in digits.enumerated() {
          if index > 0 && (digits.count - index) % 3 == 0 { grouped += grouping }
          grouped.append(digit)
        }
        digits = grouped
      }
      return value < 0 ? "-" + digits : digits
    }
    if abs(value) >= 1e15 || abs(value) < 1e-6 && value != 0 {
      return value.formatted(.number.notation(.scientific).precision(.significantDigits(1...3)).locale(locale))
    }
    return value.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
  }

  /// A date as it stands beside others that are units of `unit` apart.
  func date(_ seconds: Double, _ unit: Calendar.Component) -> String {
    guard abs(seconds) < 4e11 else { return "\(seconds)" }
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .second, .nanosecond: style = style.hour().minute().second()
    case .minute: style = style.hour().minute()
    case .hour: style = style.hour()
    case .month, .quarter: style = style.month(.abbreviated)
    case .year, .yearForWeekOfYear, .era: style = style.year()
    default: style = style.month(.abbreviated).day()
    }
    return Date(timeIntervalSinceReferenceDate: seconds).formatted(style)
  }

  /// The labels of one axis: numbers with the same count of decimals; dates by the unit that they are apart.
  func labels(_ data: [Datum], isNormalized: Bool) -> [String] {
    if isNormalized {
      return data.map { datum in
        guard case .number(let value) = datum else { return words(datum) }
        return value.formatted(.percent.precision(.fractionLength(0...2)).locale(locale))
      }
    }
    if case .date? = data.first {
      let unit = self.unit(of: data)
      return data.map { datum in datum.scalar.map { date($0, unit) } ?? words(datum) }
    }
    return data.map(words)
  }

  /// The coarsest unit that all of the dates begin.
  private func unit(of data: [Datum]) -> Calendar.Component {
    let dates = data.compactMap(\.scalar).map { Date(timeIntervalSinceReferenceDate: $0) }
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
    return units.first { unit in
      dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
    } ?? .second
  }
}
