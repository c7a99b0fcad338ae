import SwiftUI

/// At which values an axis has marks.
public struct AxisMarkValues {
  enum Kind: Equatable {
    case automatic(minimumStride: Double?, desiredCount: Int?)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar?)
    case list([Datum])
  }
  let kind: Kind
  /// Whether the scale's ends move to values that have marks; nil: where the domain is automatic and no bar would be alone at the
  /// edge.
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?

  nonisolated init<Value: Plottable>(_ values: [Value]) { kind = .list(values.map(\.datum)) }
  nonisolated private init(_ kind: Kind, _ roundsLowerBound: Bool?, _ roundsUpperBound: Bool?) {
    self.kind = kind
    self.roundsLowerBound = roundsLowerBound
    self.roundsUpperBound = roundsUpperBound
  }
}

extension AxisMarkValues {
  func isSame(as other: AxisMarkValues) -> Bool {
    kind == other.kind && roundsLowerBound == other.roundsLowerBound && roundsUpperBound == other.roundsUpperBound
  }

  /// Round numbers, units of the calendar, or all categories: as many as there is room for.
  nonisolated public static var automatic: AxisMarkValues { automatic() }
  nonisolated public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  {
    AxisMarkValues(.automatic(minimumStride: nil, desiredCount: desiredCount), roundLowerBound, roundUpperBound)
  }
  /// - Parameter minimumStride: The least distance of two of them.
  nonisolated public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      .automatic(
        minimumStride: OddNumbers.finite(Double(minimumStride), "AxisMarkValues.automatic(minimumStride:)", or: 0),
        desiredCount: desiredCount), roundLowerBound, roundUpperBound)
  }
  nonisolated public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryInteger {
    AxisMarkValues(
      .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount), roundLowerBound, roundUpperBound)
  }
  /// The multiples of a number.
  nonisolated public static func stride<P: Plottable>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      .stride(OddNumbers.finite(Double(step), "AxisMarkValues.stride(by:)", or: 0)), roundLowerBound, roundUpperBound)
  }
  nonisolated public static func stride<P: Plottable>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryInteger {
    AxisMarkValues(.stride(Double(step)), roundLowerBound, roundUpperBound)
  }
  /// The beginnings of units of the calendar, `count` at a time, at least 1; nil: the calendar of the environment.
  nonisolated public static func stride(
    by unit: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.calendar(unit, count, calendar), roundLowerBound, roundUpperBound)
  }
}

/// How the labels of an axis lie.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }
  let kind: Kind
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Beside lines that go on outside of the plot.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// The first and the last end with the plot.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// In the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// The side of the plot at which an axis lies.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, top, bottom, leading, trailing }
  let kind: Kind
  /// Bottom for x, trailing for y.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
}
