import SwiftUI

/// A point of a line. Points of one series are joined in the order in which they come.
///
/// Without a series, points that have the same colour, symbol and line style *by data* belong together: all of the chart where there
/// is none of these.
public struct LineMark {
  private let x: Placement
  private let y: Placement
  private let series: Datum?

  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    series = nil
  }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    self.series = series.channel.value
  }
}

extension LineMark: PrimitiveChartContent {
  public func _collect(into marks: inout _MarkCollector) { marks.add(.line, x: x, y: y) { $0.series = series } }
}
