import SwiftUI

// Windows on what scrolls: on the plot with the labels of one axis, or on the plot and on the labels of both axes apart.
extension PlotLayout {
  typealias Window = (view: LayoutSubview, axes: Axis.Set)

  func windows(_ subviews: Subviews) -> [Window] {
    guard let first = subviews.first, !scrolled.isEmpty else { return [] }
    guard scrolled == [.horizontal, .vertical] else { return [(first, scrolled)] }
    guard subviews.count > 2 else { return [] }
    return [(subviews[subviews.count - 2], .horizontal), (subviews[subviews.count - 1], .vertical)]
  }

  /// What labels in the windows take of each side.
  func movingInsets(in size: CGSize, _ subviews: Subviews) -> EdgeInsets {
    windows(subviews).reduce(EdgeInsets()) { $0 + MovingLabels.insets(of: $1.view, in: size) }
  }

  /// The plot with the room of the labels that scroll along.
  func window(_ plot: CGRect, _ window: Window, _ size: CGSize) -> CGRect {
    let insets = MovingLabels.insets(of: window.view, in: size)
    return CGRect(
      x: plot.minX - insets.leading, y: plot.minY - insets.top, width: plot.width + insets.leading + insets.trailing,
      height: plot.height + insets.top + insets.bottom)
  }
}
