import SwiftUI

/// A chart of collected marks, with axes, legend, and what lies in front and behind.
struct ChartView: View {
  let marks: [Mark]
  @Environment(\.chartConfiguration) private var configuration
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var displayScale
  @State private var memory = ChartMemory()
  @State private var place = ScrolledPlace()

  /// Where nothing is offered, in points (a choice).
  static let idealSize = CGSize(width: 300, height: 200)

  var body: some View {
    let words = memory.words(locale, calendar)
    GeometryReader { geometry in
      let model = ChartModel(
        marks, configuration, size: geometry.size, words: words, isRightToLeft: direction == .rightToLeft)
      let extent = ScrollExtent(model, configuration.scroll)
      let chart = ChartBody(
        model: model, configuration: configuration, size: geometry.size, displayScale: displayScale, extent: extent, place: place)
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

/// What a chart keeps from one drawing to the next.
private final class ChartMemory {
  private var known: ValueWords?

  func words(_ locale: Locale, _ calendar: Calendar) -> ValueWords {
    if let known, known.locale == locale, known.calendar == calendar { return known }
    let words = ValueWords(locale: locale, calendar: calendar)
    known = words
    return words
  }
}

/// A chart of known size.
private struct ChartBody: View {
  let model: ChartModel
  let configuration: ChartConfiguration
  let size: CGSize
  let displayScale: CGFloat
  let extent: ScrollExtent
  let place: ScrolledPlace
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    LegendFrame(legend: legend, settings: configuration.legend) {
      AxesAndPlot(
        model: model, configuration: configuration, chartSize: size, displayScale: displayScale, extent: extent, place: place)
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
    .environment(\.chartConfiguration, ChartConfiguration())
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
    if let plot = anchors.plot, configuration.gesture != nil || configuration.xSelection != nil || configuration.ySelection != nil
    {
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
        model: model, space: PlotSpace(model, size: geometry[plot].size), plot: plot,
        container: anchors.container ?? plot,
        xSelection: configuration.xSelection, ySelection: configuration.ySelection))
  }

  // MARK: Legend

  private var legend: AnyView? {
    guard configuration.legend.visibility != .hidden else { return nil }
    if let own = configuration.legend.content { return own }
    let entries = LegendEntry.entries(of: model)
    let ramp = model.styles?.rampEnds.map { ramp in
      (gradient: ramp.gradient, lower: model.words.number(ramp.lower), upper: model.words.number(ramp.upper))
    }
    guard !entries.isEmpty || ramp != nil else { return nil }
    return AnyView(LegendView(entries: entries, ramp: ramp))
  }
}
