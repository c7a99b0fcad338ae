import SwiftUI

/// A chart of collected marks, with axes, legend, and what lies in front and behind.
struct ChartView: View {
  let marks: [Mark]
  let memory: ChartMemory
  @Environment(\.chartConfiguration) private var configuration
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var displayScale
  @State private var place = ScrolledPlace()

  /// Where nothing is offered, in points (a choice).
  static let idealSize = CGSize(width: 300, height: 200)

  var body: some View {
    let words = memory.words(locale, calendar)
    GeometryReader { geometry in
      let model = memory.model(
        marks, configuration, size: geometry.size, words: words, isRightToLeft: direction == .rightToLeft)
      let extent = ScrollExtent(model, configuration.scroll)
      let chart = ChartBody(
        model: model, memory: memory, configuration: configuration, size: geometry.size, displayScale: displayScale,
        extent: extent,
        place: place)
      if extent.isScrolled {
        ChartScroller(
          model: model, settings: configuration.scroll, extent: extent, place: place, size: geometry.size, content: chart)
      } else {
        chart
      }
    }
    .frame(idealWidth: Self.idealSize.width, idealHeight: Self.idealSize.height)
  }
}

/// A chart of known size.
private struct ChartBody: View {
  let model: ChartModel
  let memory: ChartMemory
  let configuration: ChartConfiguration
  let size: CGSize
  let displayScale: CGFloat
  let extent: ScrollExtent
  let place: ScrolledPlace
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    LegendFrame(legend: legend, settings: configuration.legend) {
      AxesAndPlot(
        model: model, memory: memory, axisViews: memory.axisViews(model.axes, titles: titles), plotStyle: configuration.plotStyle,
        chartSize: size, displayScale: displayScale, extent: extent, place: place)
    }
    .frame(width: size.width, height: size.height)
    .coordinateSpace(name: ChartSpace.name)
    .backgroundPreferenceValue(PlotAnchorKey.self) { anchors in
      layers(configuration.backgrounds, anchors)
    }
    .overlayPreferenceValue(PlotAnchorKey.self) { anchors in
      ZStack {
        pads(anchors)
        layers(configuration.overlays, anchors)
      }
    }
    // What is in the chart is no part of other charts' configurations.
    .transformEnvironment(\.self) { $0.forgetChartConfiguration() }
  }

  // MARK: Layers

  @ViewBuilder
  private func layers(_ layers: [ChartLayer], _ anchors: PlotAnchors) -> some View {
    if !layers.isEmpty {
      GeometryReader { geometry in
        let proxy = proxy(anchors, geometry)
        ZStack {
          ForEach(layers.indices, id: \.self) { index in
            layers[index].content(proxy)
              .frame(width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
          }
        }
      }
    }
  }

  /// What takes fingers on the plot: a gesture of the author's, or that of the selections.
  @ViewBuilder
  private func pads(_ anchors: PlotAnchors) -> some View {
    if let plot = anchors.plot, configuration.gesture != nil || configuration.hasSelection {
      GeometryReader { geometry in
        let proxy = proxy(anchors, geometry)
        let frame = geometry[plot]
        pad(proxy)
          .frame(width: frame.width, height: frame.height)
          .position(x: direction == .rightToLeft ? geometry.size.width - frame.midX : frame.midX, y: frame.midY)
      }
    }
  }

  @ViewBuilder
  private func pad(_ proxy: ChartProxy) -> some View {
    if let gesture = configuration.gesture {
      gesture(proxy, AnyView(Color.clear.contentShape(Rectangle())))
    } else {
      SelectionPad(proxy: proxy)
    }
  }

  private func proxy(_ anchors: PlotAnchors, _ geometry: GeometryProxy) -> ChartProxy {
    guard let plot = anchors.plot else { return ChartProxy(context: nil) }
    return ChartProxy(
      context: ChartProxy.Context(
        model: model, memory: memory, space: PlotSpace(model, size: geometry[plot].size), plot: plot,
        container: anchors.container ?? plot,
        xSelection: configuration.xSelection, ySelection: configuration.ySelection,
        angleSelection: configuration.angleSelection))
  }

  // MARK: Titles

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

  // MARK: Legend

  private var legend: AnyView? {
    guard configuration.legend.visibility != .hidden else { return nil }
    if let own = configuration.legend.content { return own }
    let entries = LegendEntry.entries(of: model)
    let ramp = model.styles?.ramp.map { ramp in
      (gradient: ramp.gradient, lower: model.words.words(ramp.lower), upper: model.words.words(ramp.upper))
    }
    guard !entries.isEmpty || ramp != nil else { return nil }
    return AnyView(LegendView(entries: entries, ramp: ramp))
  }
}
