import SwiftUI

/// A point of an area: between 0, or the area below it in the stack, and a value; or between two values. Points of one series belong
/// together, as those of a `LineMark` do.
public struct AreaMark {
  private let x: Placement
  private let y: Placement
  private var series: Datum?
  private var stacking = MarkStackingMethod.standard

  nonisolated private init(_ x: Placement, _ y: Placement, series: Datum?, stacking: MarkStackingMethod = .unstacked) {
    self.x = x
    self.y = y
    self.series = series
    self.stacking = stacking
  }
}

extension AreaMark {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.channel), .value(y.channel), series: nil, stacking: stacking)
  }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.channel), .value(y.channel), series: series.channel.value, stacking: stacking)
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.value(x.channel), .interval(yStart.channel, yEnd.channel), series: nil)
  }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.value(x.channel), .interval(yStart.channel, yEnd.channel), series: series.channel.value)
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .value(y.channel), series: nil)
  }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .value(y.channel), series: series.channel.value)
  }
}

extension AreaMark: PrimitiveChartContent {
  public func _collect(into marks: inout _MarkCollector) {
    marks.add(.area, x: x, y: y) {
      $0.series = series
      $0.stacking = stacking
    }
  }
}
