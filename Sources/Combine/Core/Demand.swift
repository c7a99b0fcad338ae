/// The namespace of what subscribers are made of.
public enum Subscribers {}

extension Subscribers {
  /// How many values a subscriber is ready to take: a number, or as many as there are.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// nil: unlimited.
    public let max: Int?
    private init(_ max: Int?) { self.max = max }

    /// Everything that comes.
    public static let unlimited = Demand(nil)
    /// Nothing more.
    public static let none = Demand(0)
    /// `value` must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is a number of values: \(value) is none")
      return Demand(value)
    }
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Demand {
  public static func < (a: Self, b: Self) -> Bool {
    guard let left = a.max else { return false }
    guard let right = b.max else { return true }
    return left < right
  }
  /// Unlimited stays unlimited; sums that leave the range of `Int` become so.
  public static func + (a: Self, b: Self) -> Self {
    guard let left = a.max, let right = b.max else { return .unlimited }
    let (sum, overflows) = left.addingReportingOverflow(right)
    return overflows ? .unlimited : .max(sum)
  }
  public static func + (a: Self, b: Int) -> Self { a + .max(b) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func += (a: inout Self, b: Int) { a = a + b }
  /// Never below none.
  public static func - (a: Self, b: Self) -> Self {
    guard let left = a.max else { return .unlimited }
    guard let right = b.max else { return .none }
    return .max(Swift.max(left - right, 0))
  }
  public static func - (a: Self, b: Int) -> Self { a - .max(b) }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func -= (a: inout Self, b: Int) { a = a - b }
  public static func == (a: Self, b: Int) -> Bool { a.max == b }
  public static func > (a: Self, b: Int) -> Bool { a > .max(b) }
  public static func < (a: Self, b: Int) -> Bool { a < .max(b) }
}
