import SwiftUI

/// A value as scales see it, whatever its type was.
enum Datum: Hashable, Sendable {
  case number(Double)
  /// In seconds since the reference date.
  case date(Double)
  case category(String)

  /// What a continuous scale places; nil for a category.
  var scalar: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// It can be placed by a scale of its kind.
  var isFinite: Bool { scalar?.isFinite ?? true }

  var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  enum Kind: String, Sendable { case number, date, category }

  /// The same place on a scale of categories.
  var asCategory: String {
    switch self {
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .date(let seconds): "\(Date(timeIntervalSinceReferenceDate: seconds))"
    case .category(let name): name
    }
  }
}
