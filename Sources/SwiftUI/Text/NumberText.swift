import Foundation

/// A number in a text's string, written as iOS does: whole ones with the locale's grouping, others with six decimals.
struct NumberText: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case whole(String)
    case decimal(Double)
  }
  let value: Value

  func string(in locale: Locale) -> String {
    switch value {
    case .whole(let digits):
      return Writers.write(NSDecimalNumber(string: digits), in: locale, isWhole: true) ?? digits
    case .decimal(let number):
      guard number.isFinite else { return String(format: "%f", number) }
      return Writers.write(NSNumber(value: number), in: locale, isWhole: false) ?? String(format: "%f", number)
    }
  }

  /// The formats of the locales that are in use: making one costs a hundred times as much as using it.
  private enum Writers {
    private struct Key: Hashable {
      let locale: Locale, isWhole: Bool
    }
    nonisolated(unsafe) private static var known: [Key: NumberFormatter] = [:]
    private static let lock = NSLock()
    /// A choice: more locales than a screen has.
    private static let capacity = 16

    static func write(_ number: NSNumber, in locale: Locale, isWhole: Bool) -> String? {
      lock.lock()
      defer { lock.unlock() }
      let key = Key(locale: locale, isWhole: isWhole)
      if let formatter = known[key] { return formatter.string(from: number) }
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .decimal
      if !isWhole {
        formatter.usesGroupingSeparator = false
        formatter.minimumFractionDigits = 6
        formatter.maximumFractionDigits = 6
      }
      if known.count >= capacity { known = [:] }
      known[key] = formatter
      return formatter.string(from: number)
    }
  }
}
