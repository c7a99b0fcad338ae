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
    func finite(_ value: CGFloat) -> CGFloat { OddNumbers.finite(value, "offset of a mark", or: 0) }
    let offset = MarkOffset(xStart: finite(xStart), xEnd: finite(xEnd), yStart: finite(yStart), yEnd: finite(yEnd))
    return changing {
      $0.rare.offset = MarkOffset(
        xStart: $0.rare.offset.xStart + offset.xStart, xEnd: $0.rare.offset.xEnd + offset.xEnd,
        yStart: $0.rare.offset.yStart + offset.yStart, yEnd: $0.rare.offset.yEnd + offset.yEnd)
    }
  }
}
