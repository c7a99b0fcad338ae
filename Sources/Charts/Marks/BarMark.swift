import SwiftUI

/// A bar: from 0, or from where the bar below it in the stack ends, to a value; or between two values.
///
/// It lies along the side whose values are numbers: upright over categories and dates, on its side beside them. Over numbers on
/// both sides it is upright.
public struct BarMark {
  private let x: Placement
  private let y: Placement
  private var width = MarkDimension.automatic
  private var height = MarkDimension.automatic
  private var stacking = MarkStackingMethod.standard

  nonisolated private init(_ x: Placement, _ y: Placement) {
    self.x = x
    self.y = y
  }
}

extension BarMark {
  /// - Parameters:
  ///   - width: Of upright bars; across the values.
  ///   - height: Of bars on their side.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.channel), .value(y.channel))
    self.width = width
    self.height = height
    self.stacking = stacking
  }
  /// An upright bar between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.channel), .interval(yStart.channel, yEnd.channel))
    self.width = width
  }
  /// A bar on its side between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .value(y.channel))
    self.height = height
  }
  /// Over the whole height of the plot, or between two places of it, in points from its upper edge. A number is stacked along x.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.channel), .span(yStart, yEnd))
    self.width = width
    self.stacking = stacking
  }
  /// Over the whole width of the plot, or between two places of it, in points from its left edge. A number is stacked along y.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.span(xStart, xEnd), .value(y.channel))
    self.height = height
    self.stacking = stacking
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
}

extension BarMark: PrimitiveChartContent {
  public func _collect(into marks: inout _MarkCollector) {
    marks.add(.bar, x: x, y: y) {
      $0.width = width
      $0.height = height
      $0.stacking = stacking
    }
  }
}
