import SwiftUI

/// A value that a chart can place: a number, a date, or a category.
///
/// A type of one's own says which of these it is, and how it is made again from one. An enum whose raw values can be plotted needs
/// nothing besides the conformance.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  /// nil where no value is plotted like this.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as scales see it; for the library alone.
  var _datum: _PlottedDatum { get }
  init?(_datum: _PlottedDatum)
}

/// What a primitive value is for scales.
public struct _PlottedDatum {
  let datum: Datum
  init(_ datum: Datum) { self.datum = datum }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue.PrimitivePlottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Plottable {
  var datum: Datum { primitivePlottable._datum.datum }
  init?(datum: Datum) {
    guard let primitive = PrimitivePlottable(_datum: _PlottedDatum(datum)) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _datum: _PlottedDatum { _PlottedDatum(.number(Double(self))) }
  /// The nearest whole number (a choice); nil where the type has none.
  public init?(_datum: _PlottedDatum) {
    guard case .number(let value) = _datum.datum, value.isFinite else { return nil }
    self.init(exactly: value.rounded())
  }
}
extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _datum: _PlottedDatum { _PlottedDatum(.number(Double(self))) }
  public init?(_datum: _PlottedDatum) {
    guard case .number(let value) = _datum.datum else { return nil }
    self.init(value)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _datum: _PlottedDatum { _PlottedDatum(.number(NSDecimalNumber(decimal: self).doubleValue)) }
  public init?(_datum: _PlottedDatum) {
    guard case .number(let value) = _datum.datum, value.isFinite else { return nil }
    self.init(value)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _datum: _PlottedDatum { _PlottedDatum(.date(timeIntervalSinceReferenceDate)) }
  public init?(_datum: _PlottedDatum) {
    guard case .date(let seconds) = _datum.datum else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _datum: _PlottedDatum { _PlottedDatum(.category(self)) }
  public init?(_datum: _PlottedDatum) {
    guard case .category(let name) = _datum.datum else { return nil }
    self = name
  }
}
