import SwiftUI

/// The values that a scale shows: a range, a list, or what the data says.
public protocol ScaleDomain {
  /// For the library alone.
  var _domain: _ScaleDomain { get }
}

/// What a domain says, without its type.
public struct _ScaleDomain {
  enum Kind {
    case range(Datum, Datum)
    case values([Datum])
    case automatic(AutomaticScaleDomain)
  }
  let kind: Kind
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.datum, upperBound.datum)) }
}
extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.datum, upperBound.datum)) }
}
extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.datum))) }
}

/// A domain that follows from the data. Numbers include 0 unless it says otherwise; ends that the axis labels lie on round numbers.
public struct AutomaticScaleDomain: ScaleDomain {
  var includesZero: Bool?
  var isReversed: Bool?
  /// Given the inferred ends (or categories), changes them.
  var modify: (([Datum]) -> [Datum])?
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  /// - Parameters:
  ///   - includesZero: Only of numbers; nil: they do.
  ///   - reversed: From the greatest to the least.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
  /// `modifyInferredDomain` is given the two ends of a continuous domain, or all categories, and may change them.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed) { data in
      var values = data.compactMap { DataValue(datum: $0) }
      modifyInferredDomain(&values)
      return values.map(\.datum)
    }
  }
}
