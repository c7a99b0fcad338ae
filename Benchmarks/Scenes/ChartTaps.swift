import Charts
import SwiftUI
import Touchstone

/// S5: 200 taps on a chart of 1,000 bars, a frame each; the bar that was tapped is red, or has a rule on it.
@MainActor
enum ChartTapping {
  /// Of the scene: the plot is 340 points wide, on a telephone of 390 × 844.
  static func run(isPainted: Bool, isRule: Bool) throws {
    let picked = Picked()
    let screen = try Screen {
      if isRule { RuledBarChart(count: 1_000, picked: picked) } else { BarChart(count: 1_000, picked: picked) }
    }
    screen.isWatched = isPainted
    try screen.settle()
    let rules = screen.work.rulesRun
    time(screen, steps: 200) { step in
      screen.tap(at: CGPoint(x: 42 + CGFloat((step * 83) % 336), y: 400))
    }
    report("rules", Double(screen.work.rulesRun - rules) / 200, "rules")
    report("selected", Double(picked.index), "index")
  }
}

/// Many bars: what it costs to make and lay them out, and to draw them, on the wall and in CPU.
@MainActor
enum ManyBars {
  static func run(count: Int) throws {
    var layout: [Double] = [], drawing: [Double] = [], layoutCPU: [Double] = [], drawingCPU: [Double] = []
    for _ in 0..<5 {
      let start = (wall: Meters.wall, cpu: Meters.cpu)
      let screen = try Screen { BarChart(count: count, picked: Picked()) }
      try screen.settle()
      let drawn = (wall: Meters.wall, cpu: Meters.cpu)
      _ = screen.picture()
      layout.append(drawn.wall - start.wall)
      layoutCPU.append(drawn.cpu - start.cpu)
      drawing.append(Meters.wall - drawn.wall)
      drawingCPU.append(Meters.cpu - drawn.cpu)
    }
    // The first one also loads fonts.
    report("layout-of-\(count)-bars", median(layout), "ms")
    report("drawing-of-\(count)-bars", median(drawing), "ms")
    report("layout-of-\(count)-bars-cpu", median(layoutCPU), "ms")
    report("drawing-of-\(count)-bars-cpu", median(drawingCPU), "ms")
  }
}

@Observable private final class Picked {
  var index = -1
}

private struct BarChart: View {
  let count: Int
  let picked: Picked

  var body: some View {
    Picking(picked: picked) {
      Chart(0..<count, id: \.self) { index in
        BarMark(
          x: .value("index", index), y: .value("value", 0.1 + 0.9 * abs(sin(Double(index) * 12.9898))), width: .ratio(1)
        )
        .foregroundStyle(index == picked.index ? Color.red : Color.blue)
      }
    }
  }
}

private struct RuledBarChart: View {
  let count: Int
  let picked: Picked

  var body: some View {
    Picking(picked: picked) {
      Chart {
        ForEach(0..<count, id: \.self) { index in
          BarMark(
            x: .value("index", index), y: .value("value", 0.1 + 0.9 * abs(sin(Double(index) * 12.9898))), width: .ratio(1))
        }
        if picked.index >= 0 { RuleMark(x: .value("index", picked.index)).foregroundStyle(Color.red) }
      }
    }
  }
}

private struct Picking<Content: View>: View {
  let picked: Picked
  @ViewBuilder let chart: Content

  var body: some View {
    VStack {
      Text("Selected \(picked.index)")
      chart
        .chartYAxis { AxisMarks(position: .leading) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Color.clear
              .contentShape(Rectangle())
              .gesture(
                SpatialTapGesture().onEnded { tap in
                  let plot = geometry[proxy.plotFrame!]
                  guard plot.contains(tap.location) else { return }
                  picked.index = proxy.value(atX: tap.location.x - plot.minX) ?? -1
                })
          }
        }
        .frame(height: 700)
    }
    .padding(.horizontal, 10)
  }
}
