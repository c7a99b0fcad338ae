import SwiftUI

/// A symbol at a place.
public struct PointMark {
  private let x: Placement
  private let y: Placement

  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
  }
  /// `x` in points from the plot's left edge; nil: in its middle.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.x = .fixed(x)
    self.y = .value(y.channel)
  }
  /// `y` in points from the plot's upper edge; nil: in its middle.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.x = .value(x.channel)
    self.y = .fixed(y)
  }
}

extension PointMark: PrimitiveChartContent {
  public func _collect(into marks: inout _MarkCollector) { marks.add(.point, x: x, y: y) }
}
