import SwiftUI

/// A number of a mark that means nothing, on its way to where it is known which chart the mark is in.
struct OddWord: Hashable, Sendable {
  /// What it was given to, as the author wrote it.
  let name: String
  /// With what it was, and what is taken for it.
  let line: String

  /// nil for a number that is one.
  init?<Number: BinaryFloatingPoint>(_ value: Number, _ name: String, instead: String) {
    guard !value.isFinite else { return nil }
    self.init(name, "\(value), which is no finite number; \(instead). The usual cause is a division by zero: guard it.")
  }
  /// - Parameter value: With what is wrong about it.
  init(_ name: String, _ value: String) {
    self.name = name
    line = "\(name) = \(value)"
  }
}

extension MarkAttributes {
  /// `value`, or `fallback` where it is no finite number, which is said of the mark later.
  mutating func finite<Number: BinaryFloatingPoint>(_ value: Number, _ name: String, or fallback: Number) -> Number {
    guard let odd = OddWord(value, name, instead: "\(fallback) is used") else { return value }
    note(odd)
    return fallback
  }
  /// The same, and 0 for what is below it.
  mutating func length<Number: BinaryFloatingPoint>(_ value: Number, _ name: String, or fallback: Number) -> Number {
    let value = finite(value, name, or: fallback)
    guard value < 0 else { return value }
    note(
      OddWord(name, "\(value), which is less than nothing; 0 is used. The usual cause is a difference of sizes: give 0 or more."))
    return 0
  }
  /// The lengths of dashes; none of them where one is no length.
  mutating func dash(_ lengths: [CGFloat]) -> [CGFloat] {
    guard let odd = lengths.first(where: { !($0.isFinite && $0 >= 0) }) else { return lengths }
    note(OddWord("lineStyle(_:) dash", "\(odd), which is no length; the line has no dashes. Give finite lengths of 0 or more."))
    return []
  }
  private mutating func note(_ odd: OddWord) {
    if !rare.odd.contains(odd) { rare.odd.append(odd) }
  }
}
