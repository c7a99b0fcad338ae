import SwiftUI

/// A straight line across the plot at a value, or between two values.
public struct RuleMark {
  private let x: Placement
  private let y: Placement

  nonisolated private init(_ x: Placement, _ y: Placement) {
    self.x = x
    self.y = y
  }
}

extension RuleMark {
  /// Upright, between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.value(x.channel), .interval(yStart.channel, yEnd.channel))
  }
  /// Upright, over the height of the plot or between two places of it, in points from its upper edge.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(.value(x.channel), .span(yStart, yEnd))
  }
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(.fixed(x), .interval(yStart.channel, yEnd.channel))
  }
  /// Level, between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .value(y.channel))
  }
  /// Level, over the width of the plot or between two places of it, in points from its left edge.
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(.span(xStart, xEnd), .value(y.channel))
  }
  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    self.init(.interval(xStart.channel, xEnd.channel), .fixed(y))
  }
}

extension RuleMark: PrimitiveChartContent {
  public func _collect(into marks: inout _MarkCollector) { marks.add(.rule, x: x, y: y) }
}
