import SwiftUI

/// The plot with its axes.
struct AxesAndPlot: View {
  let model: ChartModel
  let memory: ChartMemory
  let axisViews: AxisViews
  let plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  let chartSize: CGSize
  let displayScale: CGFloat
  let extent: ScrollExtent
  let place: ScrolledPlace
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if extent.isScrolled {
      let staying = axisViews.staying(beside: extent.axes)
      PlotLayout(views: staying, displayScale: displayScale, scrolled: extent.axes) {
        if extent.isScrolledBothWays {
          ScrolledPlot(extent: extent, place: place, content: plot.environment(\.layoutDirection, direction))
        } else {
          ScrolledPlot(extent: extent, place: place, content: moving(along: extent.axes) { plot })
        }
        AxisPieces(views: staying)
        seen
        if extent.isScrolledBothWays {
          // Labels move along their own axis and stay where they are across it.
          ScrolledPlot(extent: extent.along(.horizontal), place: place, content: moving(along: .horizontal) { Color.clear })
            .allowsHitTesting(false)
          ScrolledPlot(extent: extent.along(.vertical), place: place, content: moving(along: .vertical) { Color.clear })
            .allowsHitTesting(false)
        }
      }
    } else {
      PlotLayout(views: axisViews, displayScale: displayScale) {
        plot
        AxisPieces(views: axisViews)
      }
    }
  }

  /// The plot in all its length, with the labels that move along.
  private func moving(along axes: Axis.Set, @ViewBuilder _ plot: () -> some View) -> some View {
    let views = axisViews.moving(along: axes)
    return PlotLayout(views: views, displayScale: displayScale) {
      plot()
      AxisPieces(views: views)
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
    let content = ChartPlotContent(model: model, pieces: memory.pieces, chartSize: chartSize, displayScale: displayScale)
    return plotStyle?(content) ?? AnyView(content)
  }
}
