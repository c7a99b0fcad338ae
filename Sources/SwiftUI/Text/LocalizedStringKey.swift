import Foundation

/// The key of a localised text. Without string tables it stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let string: String
  public init(_ value: String) { string = value }
  public init(stringLiteral value: String) { string = value }
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var string = ""
    public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) { string += literal }
    public mutating func appendInterpolation(_ value: String) { string += value }
    public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }
    /// A number by a `printf` format, as in `\(x, specifier: "%.1f")`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      string += format.format(value)
    }
  }
}
