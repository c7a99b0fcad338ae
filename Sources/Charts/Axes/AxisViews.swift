import SwiftUI

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

  /// - Parameter last: What stood there before; labels that look the same keep their looks.
  init(_ axes: ChartAxes, titles: [PlacedTitle], after last: AxisViews? = nil) {
    self.axes = axes
    self.titles = titles
    labels = Self.labels(axes.x + axes.y, after: last?.labels ?? [])
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

  private static func labels(_ sets: [AxisSet], after last: [PlacedLabel]) -> [PlacedLabel] {
    var labels: [PlacedLabel] = []
    var known: [AxisPartID: LabelLook] = [:]
    for label in last { known[label.id] = label.look }
    for (setIndex, set) in sets.enumerated() {
      let number = sets.number(of: setIndex)
      for (entryIndex, entry) in set.entries.enumerated() {
        for (itemIndex, item) in entry.items.enumerated() {
          guard case .label(let content) = item.kind else { continue }
          var label = PlacedLabel(
            id: AxisPartID(axis: set.axis, set: number, datum: entry.datum, item: itemIndex), axisSet: set, setIndex: setIndex,
            entryIndex: entryIndex, content: content,
            attributes: item.attributes)
          // The layout counts on one view for each.
          guard label.words != nil || label.view != nil else { continue }
          let look = LabelLook(label), old = known[label.id]
          label.look = old.flatMap { $0.isSame(as: look) ? $0 : nil } ?? look
          labels.append(label)
        }
      }
    }
    return labels
  }

  private static func ticks(_ sets: [AxisSet]) -> [PlacedTick] {
    var ticks: [PlacedTick] = []
    for (setIndex, set) in sets.enumerated() {
      let number = sets.number(of: setIndex)
      for (entryIndex, entry) in set.entries.enumerated() {
        for (itemIndex, item) in entry.items.enumerated() {
          guard case .tick(let tick) = item.kind else { continue }
          ticks.append(
            PlacedTick(
              id: AxisPartID(axis: set.axis, set: number, datum: entry.datum, item: itemIndex), axisSet: set, setIndex: setIndex,
              entryIndex: entryIndex, tick: tick, attributes: item.attributes))
        }
      }
    }
    return ticks
  }
}
