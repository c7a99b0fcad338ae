import Charts
import SwiftUI

/// Bars that are tapped to open a session's report.
///
/// **What is told.** The bar beside the one that was tapped is opened, the left one; and with a rule that a tap on the open session's bar
/// closes it, the report "closes now and then".
///
/// **What happens.** A view in front of a chart is as big as the whole, axis labels included; `proxy.value(atX:)` counts from the plot.
/// With labels on the left every answer is for a place one label width further to the *right*: the right neighbour when the labels are
/// about as wide as a band. (With labels on the right nothing is off, and no arrangement makes it the left one, but right to left, where
/// everything is mirrored.) Narrower labels split each bar: the part of a bar that is nearer to its right neighbour than a label is
/// wide opens the neighbour, the rest opens the bar itself.
///
/// So two bars can mean one session: tapping the right part of bar 3 opens session 4, and tapping the left part of bar 4 then closes it,
/// although both taps meant to open something. At the end of the axis all places beyond the last band are answered with the last: bars
/// 7 and 8 both mean 8. Whether a tap closes depends on what is open, hence "now and then".
///
/// The right version converts by `plotFrame`, in the one view that catches taps, and drops what is outside the plot: else the labels
/// open the bar at the edge. And since a neighbour is easily hit by mistake on narrow bars, a tap never closes.
public struct ChartTaps: View {
  public enum Places: Hashable, CaseIterable, Sendable {
    /// The fault: places of the overlay as if they were the plot's.
    case ofOverlay
    /// Converted, but taps outside of the plot count.
    case ofPlotWithoutGuard
    /// Converted, and taps outside of the plot are dropped.
    case ofPlot
  }
  /// What a tap on the bar of the open session does.
  public enum SecondTap: Hashable, CaseIterable, Sendable { case closes, staysOpen }

  private let places: Places
  private let secondTap: SecondTap
  private let labelWidth: CGFloat
  @State private var open: Int?

  /// - Parameter labelWidth: Of the labels at the y axis, in points.
  public init(_ places: Places, secondTap: SecondTap, labelWidth: CGFloat = 28) {
    self.places = places
    self.secondTap = secondTap
    self.labelWidth = labelWidth
  }

  private static let accuracies = [0.55, 0.7, 0.4, 0.9, 0.65, 0.8, 0.3, 0.95]

  public var body: some View {
    VStack {
      Chart(1...8, id: \.self) { session in
        BarMark(
          x: .value("Session", "\(session)"), y: .value("Accuracy", Self.accuracies[session - 1]), width: .ratio(0.6)
        )
        .accessibilityIdentifier("bar-\(session)")
      }
      .chartYScale(domain: 0...1)
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 0.5, 1]) { value in
          AxisGridLine()
          AxisValueLabel(horizontalSpacing: 0) {
            Text("\(Int((value.as(Double.self) ?? 0) * 100))%")
              .frame(width: labelWidth)
          }
        }
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Color.clear
            .contentShape(Rectangle())
            .gesture(SpatialTapGesture().onEnded { pick(at: $0.location, proxy, geometry) })
        }
      }
      .frame(height: 200)
      .accessibilityIdentifier("chart")

      Text(open.map { "Session \($0)" } ?? "Nothing is open")
    }
    .padding()
  }

  private func pick(at location: CGPoint, _ proxy: ChartProxy, _ geometry: GeometryProxy) {
    guard let anchor = proxy.plotFrame else { return }
    let plot = geometry[anchor]
    var x = location.x
    switch places {
    case .ofOverlay: break
    case .ofPlotWithoutGuard: x -= plot.minX
    case .ofPlot:
      guard plot.contains(location) else { return }
      x -= plot.minX
    }
    guard let name: String = proxy.value(atX: x), let session = Int(name) else { return }
    open = secondTap == .closes && open == session ? nil : session
  }
}
