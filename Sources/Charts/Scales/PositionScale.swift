import SwiftUI

/// Turns values into places along one side of the plot, and places into values.
///
/// A place is a fraction of the scale's length: 0 is where it starts, 1 where it ends. Continuous scales go on outside of that; a scale
/// of categories has nothing there, and answers with its nearest band (a choice).
struct PositionScale {
  enum Kind: Equatable {
    /// A band of the same width for each.
    case bands([Datum])
    /// From `lower` to `upper`, which differ, in transformed values.
    case continuous(ScaleTransform, lower: Double, upper: Double)
  }
  let kind: Kind
  /// What its values are values of.
  let dataKind: Datum.Kind
  let isReversed: Bool
  /// In points, at the start and at the end.
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The step to whose multiples the ends were moved: what ticks that come by themselves are multiples of.
  var step: Double?
  private let bandIndex: [Datum: Int]

  init(kind: Kind, dataKind: Datum.Kind, isReversed: Bool = false) {
    self.kind = kind
    self.dataKind = dataKind
    self.isReversed = isReversed
    if case .bands(let values) = kind {
      bandIndex = Dictionary(values.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    } else {
      bandIndex = [:]
    }
  }

  var bands: [Datum]? {
    if case .bands(let values) = kind { return values }
    return nil
  }
  /// The length of a band as a fraction; 0 for a continuous scale.
  var bandLength: Double {
    guard case .bands(let values) = kind, !values.isEmpty else { return 0 }
    return 1 / Double(values.count)
  }

  /// Where a value lies: the middle of its band, or its point. nil where the scale has no place for it.
  func fraction(_ datum: Datum) -> Double? {
    let fraction: Double
    switch kind {
    case .bands(let values):
      guard let index = bandIndex[datum] else { return nil }
      fraction = (Double(index) + 0.5) / Double(values.count)
    case .continuous(let transform, let lower, let upper):
      guard let scalar = datum.scalar, datum.kind == dataKind else { return nil }
      let value = transform.apply(scalar)
      guard value.isFinite else { return nil }
      // The distance of two extreme numbers is no number; that of their halves is.
      let length = upper - lower
      fraction = length.isFinite ? (value - lower) / length : (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    }
    return isReversed ? 1 - fraction : fraction
  }

  /// The whole band of a category; a point of a continuous scale.
  func fractions(_ datum: Datum) -> (Double, Double)? {
    guard let middle = fraction(datum) else { return nil }
    let half = bandLength / 2
    return (middle - half, middle + half)
  }

  /// The value at a place; nil on a scale without any.
  func datum(at fraction: Double) -> Datum? {
    guard fraction.isFinite else { return nil }
    let fraction = isReversed ? 1 - fraction : fraction
    switch kind {
    case .bands(let values):
      guard !values.isEmpty else { return nil }
      let index = (fraction * Double(values.count)).rounded(.down)
      return values[Int(min(max(index, 0), Double(values.count - 1)))]
    case .continuous(let transform, let lower, let upper):
      let value = transform.invert((lower * (1 - fraction)) + upper * fraction)
      guard value.isFinite else { return nil }
      return dataKind == .date ? .date(value) : .number(value)
    }
  }

  /// The ends of a continuous scale, in values, the lower one first.
  var bounds: (lower: Double, upper: Double)? {
    guard case .continuous(let transform, let lower, let upper) = kind else { return nil }
    return (transform.invert(lower), transform.invert(upper))
  }

  /// What the scale shows: all categories, or its two ends in the order in which they lie.
  var domain: [Datum] {
    if let bands { return bands }
    guard let bounds else { return [] }
    let ends = [bounds.lower, bounds.upper].map { dataKind == .date ? Datum.date($0) : .number($0) }
    return isReversed ? ends.reversed() : ends
  }
}

extension PositionScale: Equatable {
  static func == (a: PositionScale, b: PositionScale) -> Bool {
    a.kind == b.kind && a.dataKind == b.dataKind && a.isReversed == b.isReversed && a.padding == b.padding && a.step == b.step
  }
}

/// A scale laid along a side of the plot: values in, points out.
struct LaidScale {
  let scale: PositionScale
  /// The length of the side, in points.
  let length: CGFloat
  /// The scale starts at the far end: y runs upwards, x from right to left in such layouts.
  let startsAtEnd: Bool

  private var inner: CGFloat { length - scale.padding.start - scale.padding.end }

  func position(fraction: Double) -> CGFloat {
    let offset = scale.padding.start + CGFloat(fraction) * inner
    return startsAtEnd ? length - offset : offset
  }
  func fraction(position: CGFloat) -> Double? {
    guard inner != 0 else { return nil }
    let offset = startsAtEnd ? length - position : position
    return Double((offset - scale.padding.start) / inner)
  }

  /// In points from the plot's left or upper edge.
  func position(_ datum: Datum) -> CGFloat? {
    guard let fraction = scale.fraction(datum) else { return nil }
    let position = position(fraction: fraction)
    return position.isFinite ? position : nil
  }
  func range(_ datum: Datum) -> ClosedRange<CGFloat>? {
    guard let (a, b) = scale.fractions(datum) else { return nil }
    let (x, y) = (position(fraction: a), position(fraction: b))
    return x.isFinite && y.isFinite ? min(x, y)...max(x, y) : nil
  }
  func datum(at position: CGFloat) -> Datum? { fraction(position: position).flatMap(scale.datum(at:)) }

  /// The distance from one band to the next, in points; 0 for a continuous scale.
  var bandWidth: CGFloat { CGFloat(scale.bandLength) * abs(inner) }
}
