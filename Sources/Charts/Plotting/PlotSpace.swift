import SwiftUI

/// The scales of a chart, laid along the sides of its plot: values in, points of the plot out, from its upper left corner.
struct PlotSpace {
  let size: CGSize
  let x: LaidScale?
  let y: LaidScale?

  init(_ model: ChartModel, size: CGSize) {
    self.size = size
    x = model.x.map { LaidScale(scale: $0, length: size.width, startsAtEnd: model.isRightToLeft) }
    y = model.y.map { LaidScale(scale: $0, length: size.height, startsAtEnd: true) }
  }

  func scale(_ axis: Axis) -> LaidScale? { axis == .horizontal ? x : y }
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
}
