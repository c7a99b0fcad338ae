import SwiftUI

/// One of several intervals that data is counted in. The lower bound belongs to it; the upper one does only in the last.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound
  let isLast: Bool

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || isLast && element == upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Where sorted thresholds part values: the index of the interval of `value`; before the first −1 or the first, by the caller.
func binIndex<Bound: Comparable>(of value: Bound, in thresholds: [Bound]) -> Int {
  var low = 0, high = thresholds.count
  while low < high {
    let middle = (low + high) / 2
    if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
  }
  return low - 1
}
