import Charts
import SwiftUI
import Testing
import Touchstone

/// How labels stand, and what becomes of those that are too long.
@MainActor @Suite struct LabelShapeTests {
  private func bars(_ names: [String], _ label: @escaping @MainActor () -> AxisValueLabel<Text>) throws -> ChartStand {
    try ChartStand {
      Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 100)) }
        .chartXAxis { AxisMarks { label() } }
    }
  }

  @Test func verticalOnesReadUpOrDown() throws {
    let down = try bars(["aaaaaaaa"]) { AxisValueLabel(orientation: .vertical) }
    let up = try bars(["aaaaaaaa"]) { AxisValueLabel(orientation: .verticalReversed) }
    let frame = try down.text("aaaaaaaa")
    #expect(frame.height > 2 * frame.width)
    let other = try up.text("aaaaaaaa")
    #expect(abs(other.midX - frame.midX) < 0.5 && abs(other.height - frame.height) < 0.5)
    #expect(down.screen.picture() != up.screen.picture(), "one is the other on its head")
  }

  @Test func longOnesAreCutAtTheirBand() throws {
    let names = ["one very long category name", "another very long category name", "a third very long category name"]
    let cut = try bars(names) { AxisValueLabel(collisionResolution: .truncate) }
    for name in names {
      let frame = try cut.text(name)
      #expect(frame.width <= cut.chart.width / 3 && frame.width > 20 && frame.height < 20, "\(frame)")
    }
  }

  /// Beside its line, which goes on outside of the plot; not in the middle below it.
  @Test func extendedOnesStandBesideTheirLine() throws {
    func label(_ preset: AxisMarkPreset) throws -> (text: CGRect, line: CGFloat) {
      let stand = try ChartStand {
        Chart([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartXScale(domain: 0...10).chartXAxis { AxisMarks(preset: preset, values: [0.0, 5, 10]) }
      }
      return (try stand.text("5"), stand.plot.minX + (try #require(stand.proxy.position(forX: 5.0))))
    }
    let extended = try label(.extended), aligned = try label(.aligned)
    #expect(extended.text.minX >= extended.line && aligned.text.minX < aligned.line)
  }
}
