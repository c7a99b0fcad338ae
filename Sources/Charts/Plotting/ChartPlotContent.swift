import SwiftUI

/// The plot of a chart: grid lines, marks and what is written at them. `chartPlotStyle` is given it.
public struct ChartPlotContent {
  let model: ChartModel
  let pieces: PlotPieces
  let chartSize: CGSize
  let displayScale: CGFloat
}

extension ChartPlotContent: View {
  public var body: some View {
    ZStack {
      PieceCanvas("AxisGridLines") { [model, pieces, displayScale] size, _ in
        PieceCanvas.Drawing(pieces.lines(model, size: size, displayScale: displayScale))
      }
      PieceCanvas("Marks") { [model, pieces, displayScale] size, _ in
        let drawing = MarkDrawing(model, size: size, displayScale: displayScale)
        return PieceCanvas.Drawing(pieces.pieces(drawing), timedTexts: drawing.timedTexts) { drawing.meaning(of: $0, $1) }
      }
      if model.hasViews {
        GeometryReader { geometry in
          MarkViews(
            drawing: MarkDrawing(model, size: geometry.size, displayScale: displayScale),
            chart: CGRect(origin: .zero, size: chartSize), plot: geometry.frame(in: .named(ChartSpace.name)))
        }
      }
    }
    .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { PlotAnchors(plot: $0) }
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
