import SwiftUI

/// Lays out a plot with its axes: labels are measured, the plot takes what they leave.
///
/// Subviews: the plot, then the labels, the ticks and the titles, in the order of the lists.
struct PlotLayout: Layout {
  let views: AxisViews
  /// Pixels a point; the plot lies on whole pixels, so that what is drawn in it does.
  let displayScale: CGFloat
  /// The first subview is a window on the plot and on the labels of these axes, which scroll with it and are not among `views`:
  /// the window says what they take. Where both scroll, it is one on the plot alone, and the last two are windows on the labels
  /// of x and of y.
  var scrolled: Axis.Set = []

  /// From the plot to a label, in points (a choice).
  static let labelSpacing: CGFloat = 4
  /// Between labels that lie side by side, in points (a choice).
  static let minimumGap: CGFloat = 6

  var labels: [PlacedLabel] { views.labels }
  var ticks: [PlacedTick] { views.ticks }
  var titles: [PlacedTitle] { views.titles }

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
    if let only = windows.first, only.axes == scrolled {
      place(plot, window(solution.plot, only, bounds.size))
    } else {
      place(plot, solution.plot)
    }
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

  /// Of labels, in their order; zero is not shown.
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

  /// What labels, ticks and titles take of each side.
  private func insets(in size: CGSize, _ subviews: Subviews, _ cache: inout Cache) -> EdgeInsets {
    labelInsets(labelSizes(size, subviews, &cache)) + movingInsets(in: size, subviews) + titleInsets(in: size, subviews)
  }
}
