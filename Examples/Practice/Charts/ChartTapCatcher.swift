import Charts
import SwiftUI

/// Catches taps on a chart's plot and tells their places in the plot: the only place where overlay coordinates become plot coordinates.
///
/// An overlay is as big as the whole chart, axis labels included, but `proxy.value(atX:)` counts from the plot. Forgetting that picks a
/// bar one label width away, with no error, so no chart converts by itself.
struct ChartTapCatcher: View {
  let proxy: ChartProxy
  /// The place is the plot's, as `proxy.value(atX:)` takes it.
  let onTap: (CGPoint) -> Void

  var body: some View {
    GeometryReader { geometry in
      Rectangle()
        .fill(Color.clear)
        .contentShape(Rectangle())
        .gesture(
          SpatialTapGesture().onEnded { tap in
            guard let seen = proxy.plotContainerFrame, let plot = proxy.plotFrame else { return }
            // Beside the plot nothing is meant: a tap on a label would pick the bar at the edge. In a chart that is scrolled the plot
            // goes on below the labels, so it is the part that is seen that must contain the tap.
            guard geometry[seen].contains(tap.location) else { return }
            let origin = geometry[plot].origin
            onTap(CGPoint(x: tap.location.x - origin.x, y: tap.location.y - origin.y))
          })
    }
    .accessibilityHidden(true)
  }
}
