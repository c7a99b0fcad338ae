import SwiftUI

/// A label on its way to the layout.
struct PlacedLabel: Identifiable {
  let id: Int
  let axisSet: AxisSet
  let setIndex: Int
  let entryIndex: Int
  let content: AxisLabelContent
  let attributes: AxisItem.Attributes

  var entry: AxisSet.Entry { axisSet.entries[entryIndex] }
  var fraction: Double { isCentered ? entry.centered : entry.fraction }
  /// Bands are labelled in their middle, and so is what asks for it.
  var isCentered: Bool { content.isCentered ?? (axisSet.scale.bands != nil) }
  /// The label lies in the plot, which makes no room for it.
  var isInside: Bool { content.offsetsMarks == false || (axisSet.preset == .inset && content.offsetsMarks != true) }

  /// A value at the very end has no room up to the next.
  private var hasRoom: Bool { !isCentered || axisSet.scale.bands != nil || entry.centered != entry.fraction }
  /// nil: there is nothing to say, or a view says it.
  var words: String? {
    guard hasRoom else { return nil }
    return switch content.words {
    case .automatic: entry.words
    case .format(let format): format(entry.datum) ?? entry.words
    case .view: nil
    }
  }
  var view: AnyView? {
    guard hasRoom, case .view(let view) = content.words else { return nil }
    return view
  }
  /// Words as they come by themselves.
  var isPlain: Bool {
    guard case .view = content.words else {
      return turns == 0 && attributes.font == nil && attributes.style == nil && content.collisions.kind != .truncate
    }
    return false
  }
  /// Quarters of a turn.
  var turns: Int {
    switch content.orientation.kind {
    case .automatic, .horizontal: 0
    case .vertical: 1
    case .verticalReversed: -1
    }
  }
}

/// A tick on its way to the layout.
struct PlacedTick: Identifiable {
  let id: Int
  let axisSet: AxisSet
  let setIndex: Int
  let entryIndex: Int
  let tick: AxisTick
  let attributes: AxisItem.Attributes

  var stroke: StrokeStyle { tick.stroke ?? GridLines.automaticStroke(axisSet.axis) }
  var fraction: Double {
    let entry = axisSet.entries[entryIndex]
    return tick.isCentered == true ? entry.centered : entry.fraction
  }
}

/// A title on its way to the layout.
struct PlacedTitle: Identifiable {
  let id: Int
  let edge: Edge
  /// Along the edge: 0 is leading or top, 1 trailing or bottom.
  let along: CGFloat
  let spacing: CGFloat
  let content: AnyView
  /// Beside the plot it is read upwards.
  var isTurned: Bool { edge == .leading || edge == .trailing }
}

/// All that stands along the edges of a plot: one object for as long as nothing of it changes.
final class AxisViews {
  let axes: ChartAxes
  let labels: [PlacedLabel]
  let ticks: [PlacedTick]
  let titles: [PlacedTitle]
  private var parts: [Part: AxisViews] = [:]

  /// Those along some axes, that scroll with a plot, or all others.
  private struct Part: Hashable {
    let axes: Int8
    let scrolls: Bool
  }

  init(_ axes: ChartAxes, titles: [PlacedTitle]) {
    self.axes = axes
    self.titles = titles
    labels = Self.labels(axes.x + axes.y)
    ticks = Self.ticks(axes.x + axes.y)
  }
  private init(_ axes: ChartAxes, _ labels: [PlacedLabel], _ ticks: [PlacedTick], _ titles: [PlacedTitle]) {
    self.axes = axes
    self.labels = labels
    self.ticks = ticks
    self.titles = titles
  }

  /// What scrolls with a plot along some axes.
  func moving(along axes: Axis.Set) -> AxisViews { part(Part(axes: axes.rawValue, scrolls: true), axes) }
  /// What stays beside a plot that scrolls along some axes.
  func staying(beside axes: Axis.Set) -> AxisViews {
    axes.isEmpty ? self : part(Part(axes: axes.rawValue, scrolls: false), axes)
  }

  private func part(_ part: Part, _ axes: Axis.Set) -> AxisViews {
    if let known = parts[part] { return known }
    func isMeant(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) == part.scrolls }
    let views = AxisViews(
      self.axes, labels.filter { isMeant($0.axisSet.axis) }, ticks.filter { isMeant($0.axisSet.axis) },
      part.scrolls ? [] : titles)
    parts[part] = views
    return views
  }

  // MARK: What the layout asks of all of them together

  /// Where labels lie outside of the plot.
  private(set) lazy var labelledEdges: Edge.Set = labels.reduce(into: []) { edges, label in
    if !label.isInside { edges.insert(Edge.Set(label.axisSet.edge)) }
  }
  private lazy var setsWithCenteredLabels = Set(labels.lazy.filter(\.isCentered).map(\.setIndex))
  /// By set: how long its ticks are that do not go past labels.
  private(set) lazy var shortTicks: [Int: CGFloat] = ticks.reduce(into: [:]) { lengths, tick in
    if case .fixed(let length) = length(of: tick) { lengths[tick.setIndex] = max(lengths[tick.setIndex] ?? length, length) }
  }

  enum TickReach {
    case fixed(CGFloat)
    case label(CGFloat)
    case longestLabel(CGFloat)
  }
  /// Of a tick that does not go past labels, in points (a choice).
  static let tickLength: CGFloat = 4

  func length(of tick: PlacedTick) -> TickReach {
    switch tick.tick.length.kind {
    case .automatic:
      tick.axisSet.isExtended && !setsWithCenteredLabels.contains(tick.setIndex) ? .longestLabel(0) : .fixed(Self.tickLength)
    case .fixed(let length): .fixed(length)
    case .label(let past): .label(past)
    case .longestLabel(let past): .longestLabel(past)
    }
  }

  private static func labels(_ sets: [AxisSet]) -> [PlacedLabel] {
    var labels: [PlacedLabel] = []
    for (setIndex, set) in sets.enumerated() {
      for (entryIndex, entry) in set.entries.enumerated() {
        for item in entry.items {
          guard case .label(let content) = item.kind else { continue }
          let label = PlacedLabel(
            id: labels.count, axisSet: set, setIndex: setIndex, entryIndex: entryIndex, content: content,
            attributes: item.attributes)
          // The layout counts on one view for each.
          if label.words != nil || label.view != nil { labels.append(label) }
        }
      }
    }
    return labels
  }

  private static func ticks(_ sets: [AxisSet]) -> [PlacedTick] {
    var ticks: [PlacedTick] = []
    for (setIndex, set) in sets.enumerated() {
      for (entryIndex, entry) in set.entries.enumerated() {
        for item in entry.items {
          guard case .tick(let tick) = item.kind else { continue }
          ticks.append(
            PlacedTick(
              id: ticks.count, axisSet: set, setIndex: setIndex, entryIndex: entryIndex, tick: tick, attributes: item.attributes))
        }
      }
    }
    return ticks
  }
}

/// The labels, ticks and titles, in the order in which the layout expects them.
struct AxisPieces: View {
  let views: AxisViews

  var body: some View {
    ForEach(views.labels.indices, id: \.self) { AxisLabelView(views: views, index: $0) }
    ForEach(views.ticks.indices, id: \.self) { AxisTickView(views: views, index: $0) }
    ForEach(views.titles) { AxisTitleView(title: $0) }
  }
}

struct AxisLabelView: View {
  let views: AxisViews
  let index: Int
  private var label: PlacedLabel { views.labels[index] }

  var body: some View {
    if label.isPlain {
      // Small and quiet (a choice). Most labels are such: they are the same as before when the chart is made anew.
      PlainLabel(words: label.words ?? "")
    } else {
      TurnedLayout(label.turns) {
        content
          .rotationEffect(.degrees(Double(label.turns) * 90))
      }
      .font(label.attributes.font ?? .caption)
      .foregroundStyle(label.attributes.style ?? AnyShapeStyle(.secondary))
      .lineLimit(label.content.collisions.kind == .truncate ? 1 : nil)
    }
  }

  @ViewBuilder private var content: some View {
    if let words = label.words { Text(verbatim: words) } else { label.view }
  }
}

private struct PlainLabel: View {
  let words: String
  var body: some View {
    Text(verbatim: words)
      .font(.caption)
      .foregroundStyle(.secondary)
  }
}

struct AxisTickView: View {
  let views: AxisViews
  let index: Int
  private var tick: PlacedTick { views.ticks[index] }

  var body: some View {
    TickLine(isUpright: tick.axisSet.axis == .horizontal)
      .stroke(tick.attributes.style ?? GridLines.automaticStyle, style: tick.stroke)
  }
}

/// A line through the middle of its frame.
private struct TickLine: Shape {
  let isUpright: Bool
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: isUpright ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: isUpright ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

struct AxisTitleView: View {
  let title: PlacedTitle

  var body: some View {
    TurnedLayout(title.isTurned ? -1 : 0) {
      title.content
        .rotationEffect(.degrees(title.isTurned ? -90 : 0))
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

/// The room of a view that is turned by quarters.
struct TurnedLayout: Layout {
  let turns: Int
  init(_ turns: Int) { self.turns = turns }

  private var isTurned: Bool { turns % 2 != 0 }
  private func turned(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isTurned ? ProposedViewSize(width: proposal.height, height: proposal.width) : proposal
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(turned(proposal))
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: turned(proposal)) }
  }
}
