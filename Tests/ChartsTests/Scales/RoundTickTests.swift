import Charts
import SwiftUI
import TestSupport
import Testing
import Touchstone

/// Axis ticks lie on round numbers, and labels do not overlap.
@MainActor @Suite struct RoundTickTests {
  @MainActor private final class Seen { var values: [Double] = [] }

  private func ticks(_ values: [Double], height: CGFloat = 200) throws -> (ticks: [Double], domain: [Double]) {
    let seen = Seen()
    let stand = try ChartStand(height: height) {
      Chart(Array(values.enumerated()), id: \.offset) { PointMark(x: .value("x", "\($0.offset)"), y: .value("y", $0.element)) }
        .chartYAxis {
          AxisMarks { value in
            let _ = value.index == 0 ? seen.values = [] : ()
            let _ = seen.values.append(value.as(Double.self)!)
            AxisGridLine()
            AxisValueLabel()
          }
        }
    }
    return (seen.values, stand.proxy.yDomain(dataType: Double.self))
  }

  @Test func randomDataHasRoundTicks() throws {
    var random = RandomNumbers(seed: 7)
    for _ in 0..<40 {
      let scale = pow(10, Double.random(in: -6...9, using: &random))
      let (ticks, domain) = try ticks([
        Double.random(in: -1...1, using: &random) * scale, Double.random(in: 0...1, using: &random) * scale,
      ])
      #expect((3...6).contains(ticks.count), "\(ticks)")
      let step = ticks[1] - ticks[0]
      let factor = step / pow(10, (log10(step) + 1e-9).rounded(.down))
      #expect([1, 2, 5].contains { abs($0 - factor) < 1e-6 }, "steps of \(step)")
      for tick in ticks { #expect(abs(tick / step - (tick / step).rounded()) < 1e-6, "\(tick) by \(step)") }
      #expect(abs(domain[0] - ticks[0]) < step * 1e-6 && abs(domain[1] - ticks[ticks.count - 1]) < step * 1e-6, "ends are ticks")
    }
  }

  @Test func tenths() throws {
    #expect(try ticks([0.3]).ticks.map { "\($0)" } == ["0.0", "0.1", "0.2", "0.3"])
  }

  /// However much is written, no two labels of an axis touch.
  @Test(arguments: [120, 200, 340] as [CGFloat]) func labelsDoNotOverlap(width: CGFloat) throws {
    for count in [2, 7, 15, 60] {
      let stand = try ChartStand(width: width) {
        Chart(0..<count, id: \.self) { BarMark(x: .value("x", "label \($0)"), y: .value("y", $0 * 1000)) }
      }
      let labels = stand.screen.elements.filter { $0.role == .text && $0.isVisible }.map(\.frame)
      #expect(labels.count >= 3)
      for (index, label) in labels.enumerated() {
        for other in labels[..<index] { #expect(!label.intersects(other), "\(label) and \(other) of \(count) in \(width)") }
        #expect(stand.chart.holds(label, slack: 0.6), "\(label)")
      }
    }
  }
}
