import SwiftUI

/// What the modifiers around charts say of them.
struct ChartConfiguration {
  var xScale = ScaleSettings(), yScale = ScaleSettings()
  var xAxis = AxisSettings(), yAxis = AxisSettings()
  var styleScale: StyleScaleSettings?
  var symbolScale: SymbolScaleSettings?
  var lineStyleScale: LineStyleScaleSettings?
  var symbolSizeScale: SymbolSizeSettings?
  var legend = LegendSettings()
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  /// Innermost first.
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var gesture: (@MainActor (ChartProxy, AnyView) -> AnyView)?
  var xSelection: ChartSelection?
  var ySelection: ChartSelection?
  var angleSelection: ChartSelection?
  var scroll = ChartScrollSettings()

  var hasSelection: Bool { xSelection != nil || ySelection != nil || angleSelection != nil }
}

/// A view in front of a chart or behind it.
struct ChartLayer {
  let alignment: Alignment
  let content: @MainActor (ChartProxy) -> AnyView
}

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
  /// Leaves no trace: two environments that differ by what charts were told are the same again.
  mutating func forgetChartConfiguration() { forget(ChartConfigurationKey.self) }
}

extension View {
  /// Says something to the charts in this view. What is said nearer to a chart counts.
  nonisolated func configuringChart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chartConfiguration, transform: change)
  }
}

extension View {
  /// A view in front of charts, as big as the whole chart: axes and legend included. The proxy's places are those of the plot; see
  /// `ChartProxy`.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    return configuringChart { $0.overlays.insert(layer, at: 0) }
  }
  /// A view behind charts, as big as the whole chart.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    return configuringChart { $0.backgrounds.append(layer) }
  }
  /// Changes the plot: its background, its border, its size.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    configuringChart { $0.plotStyle = { AnyView(content($0)) } }
  }
  /// A gesture on the plot, in place of those that come by themselves. Its places are those of the plot.
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    configuringChart { $0.gesture = { proxy, plot in AnyView(plot.gesture(gesture(proxy))) } }
  }
}
