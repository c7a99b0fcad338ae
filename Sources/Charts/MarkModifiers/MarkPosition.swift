import SwiftUI

extension ChartContent {
  /// Puts marks of different values side by side within their band, instead of onto each other.
  /// - Parameters:
  ///   - axis: The side along which they stand; nil: across the bars.
  ///   - span: How much of the band they take together.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let channel = value.channel
    return changing { $0.rare.position = (channel, axis, span) }
  }
  /// Moves marks, in points; x counts from leading.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
  /// Moves the sides of marks, in points.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  {
    changing {
      var offset = $0.rare.offset
      offset.xStart += $0.finite(xStart, "offset(x:)", or: 0)
      offset.xEnd += $0.finite(xEnd, "offset(x:)", or: 0)
      offset.yStart += $0.finite(yStart, "offset(y:)", or: 0)
      offset.yEnd += $0.finite(yEnd, "offset(y:)", or: 0)
      $0.rare.offset = offset
    }
  }
}
