import SwiftUI

/// How a scale turns values into places.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case linear, date, category, power(Double), log, symmetricLog(slopeAtZero: Double) }
  let kind: Kind

  /// Equal distances for equal differences.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A band for each value, whatever it is a value of.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// Equal distances for equal ratios. Places values above 0 only.
  public static var log: ScaleType { ScaleType(kind: .log) }
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// Logarithmic far from 0, linear near it; places values of both signs.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// A slope that is no positive number counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    let slope = OddNumbers.finite(slopeAtZero, "ScaleType.symmetricLog(slopeAtZero:)", or: 1)
    return ScaleType(kind: .symmetricLog(slopeAtZero: slope))
  }
  /// The power of the value; of negative ones that of their size, negative. An exponent that is no positive number counts as 1.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(OddNumbers.finite(exponent, "ScaleType.power(exponent:)", or: 1)))
  }
}
