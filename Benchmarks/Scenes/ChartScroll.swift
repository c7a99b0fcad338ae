import Charts
import SwiftUI
import Touchstone

/// A finger scrolls a chart of which fifty bars are seen at once, 10 points a frame, painted: what a frame costs and what runs in it.
@MainActor
enum ChartScroll {
  static func run(count: Int) throws {
    let screen = try Screen { ScrolledBars(count: count) }
    screen.isWatched = true
    try screen.settle()
    let finger = screen.finger()
    var frames: [Double] = []
    let rules = screen.work.rulesRun
    for step in 0..<120 {
      if step % 30 == 0 {
        if step > 0 { finger.up() }
        finger.down(at: CGPoint(x: 350, y: 400))
        finger.move(to: CGPoint(x: 335, y: 400))
      }
      let start = Meters.wall
      finger.move(to: CGPoint(x: 330 - 10 * CGFloat(step % 30), y: 400), over: 1 / 60)
      frames.append(Meters.wall - start)
    }
    finger.up()
    frames.sort()
    report("chart-scroll-frame-median", frames[frames.count / 2], "ms")
    report("chart-scroll-frame-p95", frames[frames.count * 95 / 100], "ms")
    report("chart-scroll-frame-worst", frames[frames.count - 1], "ms")
    report("rules-of-a-chart-scroll-frame", Double(screen.work.rulesRun - rules) / Double(frames.count), "rules")
  }
}

private struct ScrolledBars: View {
  let count: Int

  var body: some View {
    Chart(0..<count, id: \.self) { index in
      BarMark(x: .value("index", index), y: .value("value", 0.1 + 0.9 * abs(sin(Double(index) * 12.9898))))
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 50)
    .frame(height: 700)
    .padding(.horizontal, 10)
  }
}
