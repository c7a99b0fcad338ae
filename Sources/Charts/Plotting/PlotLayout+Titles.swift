import SwiftUI

// Titles of axes, outside of the labels.
extension PlotLayout {
  /// What titles alone take of each side.
  func titleInsets(in size: CGSize, _ subviews: Subviews) -> EdgeInsets {
    var insets = EdgeInsets()
    for (index, title) in titles.enumerated() {
      let place = 1 + labels.count + ticks.count + index
      guard place < subviews.count else { continue }
      let titleSize = subviews[place].sizeThatFits(titleProposal(title, size))
      insets.grow(title.edge, by: (title.isTurned ? titleSize.width : titleSize.height) + title.spacing)
    }
    return insets
  }

  private func titleProposal(_ title: PlacedTitle, _ size: CGSize) -> ProposedViewSize {
    title.isTurned ? ProposedViewSize(width: nil, height: size.height) : ProposedViewSize(width: size.width, height: nil)
  }

  /// From the outside inwards, in the order of the list.
  func titleFrames(_ plot: CGRect, _ size: CGSize, _ insets: EdgeInsets, _ subviews: Subviews) -> [CGRect] {
    var used = EdgeInsets()
    return titles.indices.map { index in
      let title = titles[index], place = 1 + labels.count + ticks.count + index
      let own = place < subviews.count ? subviews[place].sizeThatFits(titleProposal(title, size)) : .zero
      let x = plot.minX + (plot.width - own.width) * title.along, y = plot.minY + (plot.height - own.height) * title.along
      switch title.edge {
      case .top:
        defer { used.top += own.height + title.spacing }
        return CGRect(origin: CGPoint(x: alongWhole(title, x, own.width, size.width), y: used.top), size: own)
      case .bottom:
        defer { used.bottom += own.height + title.spacing }
        return CGRect(origin: CGPoint(x: x, y: plot.maxY + insets.bottom - used.bottom - own.height), size: own)
      case .leading:
        defer { used.leading += own.width + title.spacing }
        return CGRect(origin: CGPoint(x: used.leading, y: y), size: own)
      case .trailing:
        defer { used.trailing += own.width + title.spacing }
        return CGRect(origin: CGPoint(x: plot.maxX + insets.trailing - used.trailing - own.width, y: y), size: own)
      }
    }
  }

  /// Above the plot a title that is put to a side goes as far as the labels there do.
  private func alongWhole(_ title: PlacedTitle, _ x: CGFloat, _ width: CGFloat, _ whole: CGFloat) -> CGFloat {
    if title.along == 0 { return 0 }
    return title.along == 1 ? whole - width : x
  }
}
