import SwiftUI

/// The plot with its axes.
struct AxesAndPlot: View {
  let model: ChartModel
  let configuration: ChartConfiguration
  let chartSize: CGSize
  let displayScale: CGFloat
  let extent: ScrollExtent
  let place: ScrolledPlace
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let labels = labels, ticks = ticks, titles = titles
    if extent.isScrolled {
      PlotLayout(labels: labels, ticks: ticks, titles: titles, displayScale: displayScale, scrolled: extent.axes) {
        ScrolledPlot(
          extent: extent, place: place,
          content: moving(labels.filter { scrolls($0.axisSet.axis) }, ticks.filter { scrolls($0.axisSet.axis) }))
        ForEach(labels) { AxisLabelView(label: $0) }
        ForEach(ticks) { AxisTickView(tick: $0) }
        ForEach(titles) { AxisTitleView(title: $0) }
        seen
      }
    } else {
      PlotLayout(labels: labels, ticks: ticks, titles: titles, displayScale: displayScale) {
        plot
        ForEach(labels) { AxisLabelView(label: $0) }
        ForEach(ticks) { AxisTickView(tick: $0) }
        ForEach(titles) { AxisTitleView(title: $0) }
      }
    }
  }

  private func scrolls(_ axis: Axis) -> Bool { extent.axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// The plot in all its length, with the labels that move along.
  private func moving(_ labels: [PlacedLabel], _ ticks: [PlacedTick]) -> some View {
    PlotLayout(labels: labels, ticks: ticks, titles: [], displayScale: displayScale) {
      plot
      ForEach(labels) { AxisLabelView(label: $0) }
      ForEach(ticks) { AxisTickView(tick: $0) }
    }
    .environment(\.layoutDirection, direction)
  }

  /// Lies where the part of the plot is that is seen, and says so.
  private var seen: some View {
    GeometryReader { geometry in
      Color.clear.preference(key: PlotAreaKey.self, value: geometry.size)
    }
    .allowsHitTesting(false)
    .transformAnchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0.container = $1 }
  }

  private var plot: AnyView {
    let content = ChartPlotContent(model: model, chartSize: chartSize, displayScale: displayScale)
    return configuration.plotStyle?(content) ?? AnyView(content)
  }

  private var labels: [PlacedLabel] {
    var labels: [PlacedLabel] = []
    for (setIndex, set) in (model.xAxis + model.yAxis).enumerated() {
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

  private var ticks: [PlacedTick] {
    var ticks: [PlacedTick] = []
    for (setIndex, set) in (model.xAxis + model.yAxis).enumerated() {
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

  private var titles: [PlacedTitle] {
    let yEdge = model.yAxis.first?.edge ?? .trailing
    var titles: [PlacedTitle] = []
    func add(_ title: AxisTitle, automaticEdge: Edge, automaticAlong: CGFloat) {
      let (edge, along) = place(title, automaticEdge, automaticAlong)
      titles.append(
        PlacedTitle(
          id: titles.count, edge: edge, along: along, spacing: title.spacing ?? PlotLayout.labelSpacing, content: title.content))
    }
    for title in configuration.xAxis.titles { add(title, automaticEdge: .bottom, automaticAlong: 0.5) }
    for title in configuration.yAxis.titles { add(title, automaticEdge: .top, automaticAlong: yEdge == .leading ? 0 : 1) }
    return titles
  }

  private func place(_ title: AxisTitle, _ automaticEdge: Edge, _ automaticAlong: CGFloat) -> (Edge, CGFloat) {
    var edge = automaticEdge, along = automaticAlong
    switch title.position.kind {
    case .automatic, .overlay: break
    case .top: (edge, along) = (.top, 0.5)
    case .bottom: (edge, along) = (.bottom, 0.5)
    case .leading: (edge, along) = (.leading, 0.5)
    case .trailing: (edge, along) = (.trailing, 0.5)
    case .topLeading: (edge, along) = (.top, 0)
    case .topTrailing: (edge, along) = (.top, 1)
    case .bottomLeading: (edge, along) = (.bottom, 0)
    case .bottomTrailing: (edge, along) = (.bottom, 1)
    }
    if let alignment = title.alignment {
      if edge == .top || edge == .bottom {
        along = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
      } else {
        along = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
      }
    }
    return (edge, along)
  }
}
