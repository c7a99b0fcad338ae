import SwiftUI

/// The plot of a chart: grid lines, marks and what is written at them. `chartPlotStyle` is given it.
public struct ChartPlotContent {
  let model: ChartModel
  let chartSize: CGSize
  let displayScale: CGFloat
}

extension ChartPlotContent: View {
  public var body: some View {
    ZStack {
      PieceCanvas("AxisGridLines") { [model, displayScale] size, _ in
        PieceCanvas.Drawing(GridLines(model: model, displayScale: displayScale).pieces(in: size))
      }
      PieceCanvas("Marks") { [model, displayScale] size, _ in
        let drawing = MarkDrawing(model, size: size, displayScale: displayScale)
        return PieceCanvas.Drawing(drawing.pieces()) { drawing.meaning(of: $0) }
      }
      if hasViews {
        GeometryReader { geometry in
          MarkViews(
            drawing: MarkDrawing(model, size: geometry.size, displayScale: displayScale),
            chart: CGRect(origin: .zero, size: chartSize), plot: geometry.frame(in: .named(ChartSpace.name)))
        }
      }
    }
    .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { PlotAnchors(plot: $0) }
  }

  private var hasViews: Bool {
    model.marks.contains {
      guard $0.mark.attributes.hasRare else { return false }
      let rare = $0.mark.attributes.rare
      if case .view? = rare.symbol { return true }
      return !rare.annotations.isEmpty
    }
  }
}

/// The space of the whole chart.
enum ChartSpace { static let name = "Chart" }

/// Where the plot lies.
struct PlotAnchors: Equatable {
  var plot: Anchor<CGRect>?
  /// The part that is seen, where that is not all.
  var container: Anchor<CGRect>?
}

struct PlotAnchorKey: PreferenceKey {
  static var defaultValue: PlotAnchors { PlotAnchors() }
  static func reduce(value: inout PlotAnchors, nextValue: () -> PlotAnchors) {
    let next = nextValue()
    if value.plot == nil { value.plot = next.plot }
    if value.container == nil { value.container = next.container }
  }
}
