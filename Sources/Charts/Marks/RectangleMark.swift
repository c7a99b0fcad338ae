import SwiftUI

/// A rectangle: all of the bands or bins at its values, or between two values of each side.
public struct RectangleMark {
  private let x: Placement
  private let y: Placement
  private var width = MarkDimension.automatic
  private var height = MarkDimension.automatic

  nonisolated private init(_ x: Placement, _ y: Placement, width: MarkDimension = .automatic, height: MarkDimension = .automatic)
  {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension RectangleMark {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    self.init(.value(x.channel), .value(y.channel), width: width, height: height)
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.channel), .interval(yStart.channel, yEnd.channel), width: width)
  }
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.channel), .span(yStart, yEnd), width: width)
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .value(y.channel), height: height)
  }
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.span(xStart, xEnd), .value(y.channel), height: height)
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .interval(yStart.channel, yEnd.channel))
  }
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .span(yStart, yEnd))
  }
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.span(xStart, xEnd), .interval(yStart.channel, yEnd.channel))
  }
  /// A part of the plot, in points from its left and upper edge.
  nonisolated public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(.span(xStart, xEnd), .span(yStart, yEnd))
  }
}

extension RectangleMark: PrimitiveChartContent {
  public func _collect(into marks: inout _MarkCollector) {
    marks.add(.rectangle, x: x, y: y) {
      $0.width = width
      $0.height = height
    }
  }
}
