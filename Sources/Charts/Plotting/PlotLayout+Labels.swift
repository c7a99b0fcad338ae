import SwiftUI

// Where labels lie, and the room that they take.
extension PlotLayout {
  /// From a line that goes on outside of the plot to the label beside it, in points (a choice).
  private static let besideLine: CGFloat = 3

  /// What labels and ticks take of each side.
  func labelInsets(_ sizes: [CGSize]) -> EdgeInsets {
    var insets = EdgeInsets()
    for (label, labelSize) in zip(labels, sizes) where !label.isInside && labelSize != .zero {
      let isBeside = label.axisSet.axis == .vertical
      let reach =
        distance(label) + (isBeside ? labelSize.width : labelSize.height)
        + (label.attributes.offset.magnitude(label.axisSet.edge))
      insets.grow(label.axisSet.edge, to: reach)
    }
    for tick in ticks {
      if case .fixed(let length) = views.length(of: tick) { insets.grow(tick.axisSet.edge, to: length) }
    }
    return insets
  }

  /// From the plot's edge to the label, in points: labels stand behind ticks that do not go past them.
  func distance(_ label: PlacedLabel) -> CGFloat {
    let own = label.axisSet.axis == .vertical ? label.content.horizontalSpacing : label.content.verticalSpacing
    return (own ?? Self.labelSpacing) + (isBesideLine(label) ? 0 : (views.shortTicks[label.setIndex] ?? 0))
  }

  /// The label of a number or date along x lies to the right of its line (left in such layouts) and not under it.
  private func isBesideLine(_ label: PlacedLabel) -> Bool {
    label.axisSet.isExtended && !label.isCentered && label.content.anchor == nil
  }

  /// Where labels beside the plot reach out of what they have, above and below.
  func overhang(
    _ plot: CGRect, _ sizes: [CGSize], between upper: CGFloat, and lower: CGFloat
  ) -> (top: CGFloat, bottom: CGFloat) {
    var top: CGFloat = 0, bottom: CGFloat = 0
    for (index, label) in labels.enumerated() where label.axisSet.axis == .vertical && sizes[index] != .zero {
      let frame = frame(label, sizes[index], plot, sizes)
      top = max(top, upper - frame.minY)
      bottom = max(bottom, frame.maxY - lower)
    }
    return (top, bottom)
  }

  /// Where a label lies if nothing is in its way.
  private func frame(_ label: PlacedLabel, _ size: CGSize, _ plot: CGRect, _ sizes: [CGSize]) -> CGRect {
    let axis = label.axisSet.axis
    let along = label.axisSet.scale.layoutPosition(
      label.fraction, axis: axis, length: axis == .horizontal ? plot.width : plot.height)
    let distance = distance(label)
    var point: CGPoint, anchor: UnitPoint
    switch label.axisSet.edge {
    case .bottom:
      point = CGPoint(x: plot.minX + along, y: label.isInside ? plot.maxY - distance : plot.maxY + distance)
      anchor = label.isInside ? .bottom : .top
    case .top:
      point = CGPoint(x: plot.minX + along, y: label.isInside ? plot.minY + distance : plot.minY - distance)
      anchor = label.isInside ? .top : .bottom
    case .trailing:
      point = CGPoint(x: label.isInside ? plot.maxX - distance : plot.maxX + distance, y: plot.minY + along)
      anchor = label.isInside ? .bottomTrailing : .leading
    case .leading:
      point = CGPoint(x: label.isInside ? plot.minX + distance : plot.minX - distance, y: plot.minY + along)
      anchor = label.isInside ? .bottomLeading : .trailing
    }
    if axis == .horizontal {
      anchor.x = anchorAlong(label)
      if isBesideLine(label) || label.isInside && anchor.x == 0 {
        point.x += (label.content.horizontalSpacing ?? Self.besideLine) * (anchor.x == 1 ? -1 : 1)
      }
    }
    if let own = label.content.anchor { anchor = own }
    var frame = CGRect(
      x: point.x - anchor.x * size.width + label.attributes.offset.width,
      y: point.y - anchor.y * size.height + label.attributes.offset.height, width: size.width, height: size.height)
    align(&frame, label, sizes)
    return frame
  }

  /// The part of the label that lies at its value along x.
  private func anchorAlong(_ label: PlacedLabel) -> CGFloat {
    if label.axisSet.preset == .aligned && label.axisSet.scale.bands == nil {
      if label.entryIndex == 0 { return 0 }
      return label.entryIndex == label.axisSet.entries.count - 1 ? 1 : 0.5
    }
    if isBesideLine(label) || label.isInside && !label.isCentered { return 0 }
    return 0.5
  }

  /// Labels of one set that lie in a column end where their alignment says.
  private func align(_ frame: inout CGRect, _ label: PlacedLabel, _ sizes: [CGSize]) {
    guard label.content.anchor == nil, let alignment = label.content.alignment else { return }
    let mates = labels.indices.filter { labels[$0].setIndex == label.setIndex }
    if label.axisSet.axis == .vertical {
      let widest = mates.map { sizes[$0].width }.max() ?? frame.width
      let part = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
      let start = label.axisSet.edge == .leading ? frame.maxX - widest : frame.minX
      frame.origin.x = start + (widest - frame.width) * part
    } else {
      let highest = mates.map { sizes[$0].height }.max() ?? frame.height
      let part = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
      let start = label.axisSet.edge == .top ? frame.maxY - highest : frame.minY
      frame.origin.y = start + (highest - frame.height) * part
    }
  }

  /// Where labels lie; nil: there is no room.
  func labelFrames(_ plot: CGRect, _ sizes: [CGSize], in size: CGSize, moving: EdgeInsets) -> [CGRect?] {
    var frames: [CGRect?] = labels.indices.map { index in
      sizes[index] == .zero ? nil : frame(labels[index], sizes[index], plot, sizes)
    }
    for set in Set(labels.map(\.setIndex)) {
      let members = labels.indices.filter { labels[$0].setIndex == set && frames[$0] != nil }
      for index in members {
        guard let frame = frames[index] else { continue }
        frames[index] = kept(frame, labels[index], plot, in: size, moving)
      }
      LabelCollisions(gap: Self.minimumGap).resolve(members, labels, &frames)
    }
    return frames
  }

  /// Labels along x stay within the whole: those in the middle of something are moved, those beside a line are left out.
  /// Beside labels of the other axis they end with the plot.
  private func kept(_ frame: CGRect, _ label: PlacedLabel, _ plot: CGRect, in size: CGSize, _ moving: EdgeInsets) -> CGRect? {
    guard label.axisSet.axis == .horizontal, label.content.collisions.kind != .disabled else { return frame }
    // A pixel too much is no harm.
    let slack = 1 / displayScale
    let low = moving.leading > 0 || hasLabels(.leading) ? plot.minX : 0
    let high = moving.trailing > 0 || hasLabels(.trailing) ? plot.maxX : size.width
    if frame.minX >= low - slack && frame.maxX <= high + slack { return frame }
    if isBesideLine(label) || frame.width > high - low { return nil }
    return frame.offsetBy(dx: frame.minX < low ? low - frame.minX : high - frame.maxX, dy: 0)
  }

  private func hasLabels(_ edge: Edge) -> Bool { views.labelledEdges.contains(Edge.Set(edge)) }
}

extension CGSize {
  /// How far an offset moves something away from the plot at a side.
  fileprivate func magnitude(_ edge: Edge) -> CGFloat {
    switch edge {
    case .top: max(0, -height)
    case .bottom: max(0, height)
    case .leading: max(0, -width)
    case .trailing: max(0, width)
    }
  }
}
