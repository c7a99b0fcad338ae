import Foundation

/// A length of time in its largest units.
enum DurationWords {
  /// Up to years: months are counted as 30 days and years as 365 (a choice).
  static func english(_ seconds: Int, most: Int) -> String {
    let units = [
      ("year", 365 * 86_400), ("month", 30 * 86_400), ("week", 7 * 86_400), ("day", 86_400), ("hour", 3600), ("minute", 60),
      ("second", 1),
    ]
    guard let first = units.firstIndex(where: { seconds >= $0.1 }) else { return "0 seconds" }
    var words: [String] = [], rest = seconds
    for (name, length) in units[first...].prefix(most) {
      let count = rest / length
      rest -= count * length
      if count > 0 { words.append("\(count) \(name)\(count == 1 ? "" : "s")") }
    }
    return words.joined(separator: ", ")
  }

  /// Up to weeks, the longest unit that Foundation has words for.
  static func localized(_ seconds: Int, most: Int, _ locale: Locale) -> String {
    let units: [(unit: Duration.UnitsFormatStyle.Unit, length: Int)] = [
      (.weeks, 7 * 86_400), (.days, 86_400), (.hours, 3600), (.minutes, 60), (.seconds, 1),
    ]
    let first = units.firstIndex { seconds >= $0.length } ?? units.count - 1
    let shown = units[first...].prefix(most)
    // The format would round what is left over.
    let whole = shown.last.map { seconds / $0.length * $0.length } ?? seconds
    return Duration.seconds(whole)
      .formatted(Duration.UnitsFormatStyle(allowedUnits: Set(shown.map(\.unit)), width: .wide).locale(locale))
  }
}
