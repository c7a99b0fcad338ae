import SwiftUI

/// What a scale turns values into: colours, symbols, places.
public protocol ScaleRange {
  associatedtype VisualValue
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
}
/// For numbers: the least has the first colour, the greatest the last.
extension Gradient: ScaleRange {
  public typealias VisualValue = Color
}

/// Where in the plot a scale begins and ends.
public protocol PositionScaleRange {
  /// For the library alone.
  var _plotDimension: PlotDimensionScaleRange { get }
}

/// The whole length of the plot, but for padding at its ends, in points.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let startPadding: CGFloat
  let endPadding: CGFloat
  public var _plotDimension: PlotDimensionScaleRange { self }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(startPadding: 0, endPadding: 0) }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  /// The start is leading or bottom, the end trailing or top.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
