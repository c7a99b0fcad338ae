import SwiftUI

/// Lays out a plot with its axes: labels are measured, the plot takes what they leave.
///
/// Subviews: the plot, then the labels, the ticks and the titles, in the order of the lists.
struct PlotLayout: Layout {
  let views: AxisViews
  /// Pixels a point; the plot lies on whole pixels, so that what is drawn in it does.
  let displayScale: CGFloat
  /// The first subview is a window on the plot and on the labels of these axes, which scroll with it and are not among `views`: the window
  /// says what they take. Where both scroll, it is one on the plot alone, and the last two are windows on the labels of x and of y.
  var scrolled: Axis.Set = []

  /// From the plot to a label, in points (a choice).
  static let labelSpacing: CGFloat = 4
  /// From a line that goes on outside of the plot to the label beside it, in points (a choice).
  private static let besideLine: CGFloat = 3
  /// Between labels that lie side by side, in points (a choice).
  private static let minimumGap: CGFloat = 6

  private var labels: [PlacedLabel] { views.labels }
  private var ticks: [PlacedTick] { views.ticks }
  private var titles: [PlacedTitle] { views.titles }

  /// What was worked out since the views in the layout last changed. Guides are asked for again and again.
  struct Cache {
    fileprivate var solution: (size: CGSize, solution: Solution)?
    fileprivate var labels: (size: CGSize, sizes: [CGSize])?
  }
  func makeCache(subviews: Subviews) -> Cache { Cache() }

  struct Solution {
    var plot = CGRect.zero
    /// nil: not shown.
    var labels: [CGRect?] = []
    var ticks: [CGRect?] = []
    var titles: [CGRect] = []
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    guard let plot = subviews.first, offered.width.isFinite, offered.height.isFinite else { return offered }
    // A plot of a size of its own makes the whole as big as it needs.
    let insets = insets(in: offered, subviews, &cache)
    let room = CGSize(
      width: max(0, offered.width - insets.leading - insets.trailing), height: max(0, offered.height - insets.top - insets.bottom)
    )
    let size = plot.sizeThatFits(ProposedViewSize(room))
    return CGSize(
      width: size.width == room.width ? offered.width : size.width + insets.leading + insets.trailing,
      height: size.height == room.height ? offered.height : size.height + insets.top + insets.bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    guard let plot = subviews.first else { return }
    let solution = solve(bounds.size, subviews, &cache)
    func place(_ subview: LayoutSubview, _ frame: CGRect?) {
      guard let frame else { return subview.leaveOut() }
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
    let windows = windows(subviews)
    place(
      plot, windows.first.map { $0.axes == scrolled ? window(solution.plot, $0, bounds.size) : solution.plot } ?? solution.plot)
    var next = 1
    var rest = solution.titles.map { Optional($0) }
    if !scrolled.isEmpty { rest.append(solution.plot) }
    if windows.count == 2 { rest += windows.map { window(solution.plot, $0, bounds.size) } }
    for frame in solution.labels + solution.ticks + rest {
      guard next < subviews.count else { return }
      place(subviews[next], frame)
      next += 1
    }
  }

  /// Of the guides by which a window around asks what its labels take.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    MovingLabels.side(guide).map { labelInsets(labelSizes(bounds.size, subviews, &cache))[keyPath: $0] }
  }

  // MARK: Windows

  private typealias Window = (view: LayoutSubview, axes: Axis.Set)

  private func windows(_ subviews: Subviews) -> [Window] {
    guard let first = subviews.first, !scrolled.isEmpty else { return [] }
    guard scrolled == [.horizontal, .vertical] else { return [(first, scrolled)] }
    guard subviews.count > 2 else { return [] }
    return [(subviews[subviews.count - 2], .horizontal), (subviews[subviews.count - 1], .vertical)]
  }

  /// What labels in the windows take of each side.
  private func movingInsets(in size: CGSize, _ subviews: Subviews) -> EdgeInsets {
    var insets = EdgeInsets()
    for window in windows(subviews) {
      let own = MovingLabels.insets(of: window.view, in: size)
      insets = EdgeInsets(
        top: insets.top + own.top, leading: insets.leading + own.leading, bottom: insets.bottom + own.bottom,
        trailing: insets.trailing + own.trailing)
    }
    return insets
  }

  /// The plot with the room of the labels that scroll along.
  private func window(_ plot: CGRect, _ window: Window, _ size: CGSize) -> CGRect {
    let insets = MovingLabels.insets(of: window.view, in: size)
    return CGRect(
      x: plot.minX - insets.leading, y: plot.minY - insets.top, width: plot.width + insets.leading + insets.trailing,
      height: plot.height + insets.top + insets.bottom)
  }

  // MARK: Solving

  private func solve(_ size: CGSize, _ subviews: Subviews, _ cache: inout Cache) -> Solution {
    if let known = cache.solution, known.size == size { return known.solution }
    var solution = Solution()
    let sizes = labelSizes(size, subviews, &cache)
    var insets = insets(in: size, subviews, &cache)
    solution.plot = plot(size, insets, subviews)
    // Labels at the ends of a side stick out of it; the plot makes room, once.
    let titles = titleInsets(in: size, subviews)
    let overhang = overhang(solution.plot, sizes, between: titles.top, and: size.height - titles.bottom)
    if overhang.top > 0 || overhang.bottom > 0 {
      insets.top += overhang.top
      insets.bottom += overhang.bottom
      solution.plot = plot(size, insets, subviews)
    }
    solution.labels = labelFrames(solution.plot, sizes, in: size, moving: movingInsets(in: size, subviews))
    solution.ticks = ticks.map { tickFrame($0, solution.plot, sizes) }
    solution.titles = titleFrames(solution.plot, size, insets, subviews)
    cache.solution = (size, solution)
    return solution
  }

  private func plot(_ size: CGSize, _ insets: EdgeInsets, _ subviews: Subviews) -> CGRect {
    func pixel(_ place: CGFloat) -> CGFloat { (place * displayScale).rounded() / displayScale }
    let left = pixel(insets.leading), top = pixel(insets.top)
    let room = CGSize(
      width: max(0, pixel(size.width - insets.trailing) - left), height: max(0, pixel(size.height - insets.bottom) - top))
    let own = subviews.first?.sizeThatFits(ProposedViewSize(room)) ?? room
    return CGRect(origin: CGPoint(x: left, y: top), size: own)
  }

  private func labelSizes(_ size: CGSize, _ subviews: Subviews, _ cache: inout Cache) -> [CGSize] {
    if let known = cache.labels, known.size == size { return known.sizes }
    let sizes = labels.indices.map { index -> CGSize in
      guard index + 1 < subviews.count else { return .zero }
      let label = labels[index]
      var proposal = ProposedViewSize.unspecified
      if label.content.collisions.kind == .truncate, label.axisSet.axis == .horizontal {
        proposal.width = max(0, roomOfLabel(label, size.width))
      } else if label.axisSet.axis == .vertical {
        // Words beside the plot take half of the whole at most (a choice).
        proposal.width = size.width / 2
      }
      return subviews[index + 1].sizeThatFits(proposal)
    }
    cache.labels = (size, sizes)
    return sizes
  }

  /// From one value to the next, in points, if the plot were as wide as the whole.
  private func roomOfLabel(_ label: PlacedLabel, _ length: CGFloat) -> CGFloat {
    let entries = label.axisSet.entries
    if label.axisSet.scale.bands != nil { return length * CGFloat(label.axisSet.scale.bandLength) - Self.minimumGap }
    guard label.entryIndex + 1 < entries.count else { return length }
    return length * CGFloat(abs(entries[label.entryIndex + 1].fraction - label.entry.fraction)) - Self.minimumGap
  }

  /// What labels and titles take of each side.
  private func insets(in size: CGSize, _ subviews: Subviews, _ cache: inout Cache) -> EdgeInsets {
    let labels = labelInsets(labelSizes(size, subviews, &cache)), moving = movingInsets(in: size, subviews)
    let titles = titleInsets(in: size, subviews)
    return EdgeInsets(
      top: labels.top + moving.top + titles.top, leading: labels.leading + moving.leading + titles.leading,
      bottom: labels.bottom + moving.bottom + titles.bottom, trailing: labels.trailing + moving.trailing + titles.trailing)
  }

  private func labelInsets(_ sizes: [CGSize]) -> EdgeInsets {
    var insets = EdgeInsets()
    for (label, labelSize) in zip(labels, sizes) where !label.isInside && labelSize != .zero {
      let isBeside = label.axisSet.axis == .vertical
      let reach =
        distance(label) + (isBeside ? labelSize.width : labelSize.height)
        + (label.attributes.offset.magnitude(label.axisSet.edge))
      insets.grow(label.axisSet.edge, to: reach)
    }
    for tick in ticks {
      if case .fixed(let length) = length(tick) { insets.grow(tick.axisSet.edge, to: length) }
    }
    return insets
  }

  /// What titles alone take of each side.
  private func titleInsets(in size: CGSize, _ subviews: Subviews) -> EdgeInsets {
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

  /// From the plot's edge to the label, in points.
  private func distance(_ label: PlacedLabel) -> CGFloat {
    let own = label.axisSet.axis == .vertical ? label.content.horizontalSpacing : label.content.verticalSpacing
    return (own ?? Self.labelSpacing) + (isBesideLine(label) ? 0 : shortTick(label.setIndex))
  }

  /// Labels stand behind ticks that do not go past them.
  private func shortTick(_ setIndex: Int) -> CGFloat {
    views.shortTicks[setIndex] ?? 0
  }

  /// The label of a number or date along x lies to the right of its line (left in such layouts) and not under it.
  private func isBesideLine(_ label: PlacedLabel) -> Bool {
    label.axisSet.isExtended && !label.isCentered && label.content.anchor == nil
  }

  private func length(_ tick: PlacedTick) -> AxisViews.TickReach { views.length(of: tick) }

  // MARK: Labels

  /// Where labels beside the plot reach out of what they have, above and below.
  private func overhang(
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

  private func labelFrames(_ plot: CGRect, _ sizes: [CGSize], in size: CGSize, moving: EdgeInsets) -> [CGRect?] {
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

  // MARK: Ticks and titles

  private func tickFrame(_ tick: PlacedTick, _ plot: CGRect, _ sizes: [CGSize]) -> CGRect? {
    let axis = tick.axisSet.axis, width = tick.stroke.lineWidth
    let along = tick.axisSet.scale.layoutPosition(
      tick.fraction, axis: axis, length: axis == .horizontal ? plot.width : plot.height)
    let length: CGFloat
    switch self.length(tick) {
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

  private func reach(of isMeant: (PlacedLabel) -> Bool, _ tick: PlacedTick, _ sizes: [CGSize]) -> CGFloat {
    var longest: CGFloat?
    for (index, label) in labels.enumerated() where label.setIndex == tick.setIndex && isMeant(label) {
      let reach = distance(label) + (tick.axisSet.axis == .horizontal ? sizes[index].height : sizes[index].width)
      longest = max(longest ?? reach, reach)
    }
    return longest ?? AxisViews.tickLength
  }

  private func titleFrames(_ plot: CGRect, _ size: CGSize, _ insets: EdgeInsets, _ subviews: Subviews) -> [CGRect] {
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

extension EdgeInsets {
  fileprivate mutating func grow(_ edge: Edge, to length: CGFloat) {
    switch edge {
    case .top: top = max(top, length)
    case .leading: leading = max(leading, length)
    case .bottom: bottom = max(bottom, length)
    case .trailing: trailing = max(trailing, length)
    }
  }
  fileprivate mutating func grow(_ edge: Edge, by length: CGFloat) {
    switch edge {
    case .top: top += length
    case .leading: leading += length
    case .bottom: bottom += length
    case .trailing: trailing += length
    }
  }
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
