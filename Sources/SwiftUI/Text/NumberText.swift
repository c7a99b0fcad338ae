import Foundation

/// A number in a text's string, written as iOS does: whole ones with the locale's grouping, others with six decimals.
struct NumberText: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case whole(String)
    case decimal(Double)
  }
  let value: Value

  func string(in locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    switch value {
    case .whole(let digits):
      let number = NSDecimalNumber(string: digits)
      return formatter.string(from: number) ?? digits
    case .decimal(let number):
      guard number.isFinite else { return String(format: "%f", number) }
      formatter.usesGroupingSeparator = false
      formatter.minimumFractionDigits = 6
      formatter.maximumFractionDigits = 6
      return formatter.string(from: NSNumber(value: number)) ?? String(format: "%f", number)
    }
  }
}
