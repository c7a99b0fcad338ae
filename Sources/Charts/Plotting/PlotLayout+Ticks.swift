import SwiftUI

// Ticks, which begin at the edge of the plot.
extension PlotLayout {
  /// Where a tick lies; nil: it has no length.
  func tickFrame(_ tick: PlacedTick, _ plot: CGRect, _ sizes: [CGSize]) -> CGRect? {
    let axis = tick.axisSet.axis, width = tick.stroke.lineWidth
    let along = tick.axisSet.scale.layoutPosition(
      tick.fraction, axis: axis, length: axis == .horizontal ? plot.width : plot.height)
    let length: CGFloat
    switch views.length(of: tick) {
    case .fixed(let fixed): length = fixed
    case .label(let past): length = reach(of: { $0.entryIndex == tick.entryIndex }, tick, sizes) + past
    case .longestLabel(let past): length = reach(of: { _ in true }, tick, sizes) + past
    }
    guard length > 0, along.isFinite else { return nil }
    let edge = axis == .horizontal ? crisp(along, width, within: plot.width) : crisp(along, width, within: plot.height)
    let frame: CGRect
    switch tick.axisSet.edge {
    case .bottom: frame = CGRect(x: plot.minX + edge, y: plot.maxY, width: width, height: length)
    case .top: frame = CGRect(x: plot.minX + edge, y: plot.minY - length, width: width, height: length)
    case .trailing: frame = CGRect(x: plot.maxX, y: plot.minY + edge, width: length, height: width)
    case .leading: frame = CGRect(x: plot.minX - length, y: plot.minY + edge, width: length, height: width)
    }
    return frame.offsetBy(dx: tick.attributes.offset.width, dy: tick.attributes.offset.height)
  }

  /// Where a line begins whose edges lie on pixels, inside the plot: as its grid line does.
  private func crisp(_ place: CGFloat, _ width: CGFloat, within length: CGFloat) -> CGFloat {
    min(max(((place - width / 2) * displayScale).rounded() / displayScale, 0), max(0, length - width))
  }

  /// From the plot to the far side of the longest label that is meant, in points.
  private func reach(of isMeant: (PlacedLabel) -> Bool, _ tick: PlacedTick, _ sizes: [CGSize]) -> CGFloat {
    var longest: CGFloat?
    for (index, label) in labels.enumerated() where label.setIndex == tick.setIndex && isMeant(label) {
      let reach = distance(label) + (tick.axisSet.axis == .horizontal ? sizes[index].height : sizes[index].width)
      longest = max(longest ?? reach, reach)
    }
    return longest ?? AxisViews.tickLength
  }
}
