import SwiftUI

/// Intervals of numbers to count data in, on round numbers where they are found by the data.
public struct NumberBins<Value: Plottable & Comparable> {
  /// Where one bin ends and the next begins, ascending.
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The bin of a value; values below the first are in the first, those above the last in the last (a choice).
  public func index(for value: Value) -> Int {
    Swift.min(Swift.max(binIndex(of: value, in: thresholds), 0), Swift.max(count - 1, 0))
  }

  /// How many a chart of the data is best read with (Sturges' rule).
  private static func sturges(_ count: Int) -> Int { count < 2 ? 1 : Int(log2(Double(count)).rounded(.up)) + 1 }

  private init(over lower: Double, _ upper: Double, desiredCount: Int, minimumStride: Double, _ make: (Double) -> Value) {
    let step = Swift.max(RoundNumbers.step(lower, upper, desiredCount: Swift.max(1, desiredCount)), minimumStride)
    guard step > 0, step.isFinite, (upper - lower) / step < 10_000 else {
      self.init(thresholds: [make(lower), make(upper)])
      return
    }
    let first = (lower / step).rounded(.down)
    let last = Swift.max((upper / step).rounded(.up), first + 1)
    self.init(thresholds: Array(stride(from: first, through: last, by: 1)).map { make($0 * step) })
  }
}

extension NumberBins: RandomAccessCollection {
  public typealias Element = ChartBinRange<Value>
  public typealias Index = Int
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    precondition(indices.contains(position), "There is no bin \(position) among the \(count) of these.")
    return ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isLast: position == count - 1)
  }
}

/// More bins than a chart shows; what would make more makes one.
private let mostBins = 100_000

extension BinaryInteger {
  /// The nearest whole number that the type has.
  fileprivate init(nearest value: Double) {
    let whole = value.isNaN ? 0 : value.rounded()
    self = Self(exactly: whole) ?? (whole < 0 ? Self(clamping: Int.min) : Self(clamping: UInt.max))
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins of round sizes over all the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let lower = data.min() ?? 0, upper = data.max() ?? 1
    self.init(
      over: Double(lower), Double(upper) + 1, desiredCount: desiredCount ?? Self.sturges(data.count),
      minimumStride: Swift.max(1, Double(minimumStride))
    ) { Value(nearest: $0) }
  }
  public init(range: ClosedRange<Value>, desiredCount: Int, minimumStride: Value = 1) {
    self.init(
      over: Double(range.lowerBound), Double(range.upperBound), desiredCount: desiredCount,
      minimumStride: Swift.max(1, Double(minimumStride))
    ) { Value(nearest: $0) }
  }
  /// So many bins of one size, rounded to whole numbers.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(1, count), mostBins), length = Double(range.upperBound) - Double(range.lowerBound)
    self.init(
      thresholds: (0...count).map { Value(nearest: Double(range.lowerBound) + length * Double($0) / Double(count)) })
  }
  /// Bins of `size` from the lower bound on, the last one reaching the upper bound.
  public init(size: Value, range: ClosedRange<Value>) {
    let size = Swift.max(1, size), bins = (Double(range.upperBound) - Double(range.lowerBound)) / Double(size)
    guard bins < Double(mostBins) else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    var thresholds = [range.lowerBound]
    while let last = thresholds.last, last < range.upperBound {
      // The last bin may reach as far as the type does and no farther.
      let next = Double(last) + Double(size)
      thresholds.append(Value(exactly: next) == nil ? Value(nearest: next) : last + size)
    }
    self.init(thresholds: thresholds)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins of round sizes over all the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let data = data.filter(\.isFinite)
    self.init(
      over: Double(data.min() ?? 0), Double(data.max() ?? 1), desiredCount: desiredCount ?? Self.sturges(data.count),
      minimumStride: Double(minimumStride)
    ) { Value($0) }
  }
  public init(range: ClosedRange<Value>, desiredCount: Int, minimumStride: Value = 0) {
    self.init(
      over: Double(range.lowerBound), Double(range.upperBound), desiredCount: desiredCount, minimumStride: Double(minimumStride)
    ) { Value($0) }
  }
  /// So many bins of one size.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(1, count), mostBins)
    self.init(
      thresholds: (0...count).map { range.lowerBound + (range.upperBound - range.lowerBound) * Value($0) / Value(count) })
  }
  /// Bins of `size` from the lower bound on, the last one reaching the upper bound.
  public init(size: Value, range: ClosedRange<Value>) {
    let length = range.upperBound - range.lowerBound
    let bins = size > 0 && length.isFinite ? (length / size).rounded(.up) : 1
    let count = bins >= 1 && bins < Value(mostBins) ? Int(bins) : 1
    self.init(thresholds: (0...count).map { range.lowerBound + (count == 1 ? length : size) * Value($0) })
  }
}
