import Foundation

/// What a continuous scale does to values before it spreads them evenly. Strictly rising where it is defined.
enum ScaleTransform: Equatable {
  case linear
  case power(Double)
  /// Of values above 0.
  case log
  /// `asinh(slope · x)`.
  case symmetricLog(Double)

  init(_ type: ScaleType.Kind?) {
    switch type {
    case .log?: self = .log
    case .power(let exponent)? where exponent > 0 && exponent.isFinite && exponent != 1: self = .power(exponent)
    case .symmetricLog(let slope)?: self = .symmetricLog(slope > 0 && slope.isFinite ? slope : 1)
    case .power?, .linear?, .date?, .category?, nil: self = .linear
    }
  }

  /// NaN where it is not defined.
  func apply(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .log: value > 0 ? Foundation.log(value) : .nan
    case .symmetricLog(let slope): asinh(slope * value)
    }
  }
  func invert(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .log: exp(value)
    case .symmetricLog(let slope): sinh(value) / slope
    }
  }
}
