import SwiftUI

/// At which values an axis has marks.
public struct AxisMarkValues {
  enum Kind: Equatable {
    case automatic(minimumStride: Double?, desiredCount: Int?)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar?)
    case list([Datum])
  }
  private(set) var kind: Kind
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

  /// Round numbers, units of the calendar, or all categories: as many as there is room for, or about `desiredCount`, from 1 to 1,000.
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
      .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount), roundLowerBound, roundUpperBound)
  }
  nonisolated public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryInteger {
    AxisMarkValues(
      .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount), roundLowerBound, roundUpperBound)
  }
  /// The multiples of a number above 0.
  nonisolated public static func stride<P: Plottable>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(.stride(Double(step)), roundLowerBound, roundUpperBound)
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

extension AxisMarkValues {
  /// More labels than anybody asks for.
  private static let mostDesired = 1_000

  /// Without numbers that mean nothing, which are reported: a value that is none has no mark and a step that is none makes none; what
  /// else is none leaves marks as they come by themselves. A value that is listed twice has one mark.
  func checked(_ axis: Axis, in chart: ChartName) -> AxisMarkValues {
    var values = self
    func report(_ line: String) { chart.report("\(AxisSet.name(axis)) has \(line)") }
    switch kind {
    case .list(let list): values.kind = .list(list.finite("\(AxisSet.name(axis)): AxisMarks(values:)", in: chart))
    case .stride(let step):
      guard !(step > 0 && step.isFinite) else { break }
      report("AxisMarkValues.stride(by: \(step)), which is no step; it has no marks. Give a finite number above 0.")
      values.kind = .list([])
    case .automatic(let minimum, let count):
      var kept = (minimum: minimum, count: count)
      if let minimum, !(minimum >= 0 && minimum.isFinite) {
        report(
          "AxisMarkValues.automatic(minimumStride: \(minimum)), which is no distance; marks come as near as by themselves. Give a finite "
            + "number above 0.")
        kept.minimum = nil
      }
      if let count, !(1...Self.mostDesired).contains(count) {
        report(
          "AxisMarkValues.automatic(desiredCount: \(count)), which is no number of marks; as many come as by themselves. Give a count from 1 "
            + "to \(Self.mostDesired).")
        kept.count = nil
      }
      values.kind = .automatic(minimumStride: kept.minimum, desiredCount: kept.count)
    case .calendar(let unit, let count, let calendar):
      guard count < 1 else { break }
      report("AxisMarkValues.stride(by: .\(unit), count: \(count)), which is no step; 1 is used. Give a count from 1 on.")
      values.kind = .calendar(unit, 1, calendar)
    }
    return values
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
