import Charts
import SwiftUI
import Testing
import Touchstone

/// An axis that comes by itself has some labels and not many, whatever its greatest value is.
@MainActor @Suite struct TickCountTests {
  @MainActor @Observable final class Store { var maximum = 1.0 }
  @MainActor private final class Seen { var ticks: [Double] = [] }

  private struct Stacked: View {
    let store: Store, seen: Seen
    var body: some View {
      Chart(0..<4, id: \.self) {
        AreaMark(x: .value("x", $0 / 2), y: .value("y", store.maximum / 2))
          .foregroundStyle(by: .value("z", $0 % 2 == 0 ? "a" : "b"))
      }
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks { value in
          let _ = value.index == 0 ? seen.ticks = [] : ()
          let _ = seen.ticks.append(value.as(Double.self)!)
          AxisValueLabel()
        }
      }
    }
  }

  /// Stacked areas with each maximum from 1 to 1,000, in a chart of 200 points.
  @Test func threeToSixForEachMaximum() throws {
    let store = Store(), seen = Seen()
    let stand = try ChartStand { Stacked(store: store, seen: seen) }
    for maximum in 1...1000 {
      store.maximum = Double(maximum)
      try stand.screen.settle()
      try check(seen.ticks, "\(maximum)")
      #expect(seen.ticks.last! >= Double(maximum))
    }
  }

  @Test(arguments: [120, 160, 200, 300, 500] as [CGFloat]) func inChartsOfUsualHeights(height: CGFloat) throws {
    let store = Store(), seen = Seen()
    let stand = try ChartStand(height: height) { Stacked(store: store, seen: seen) }
    for maximum in [0.002, 0.7, 1, 3.2, 8, 11, 13, 26, 32, 35, 36, 51, 65, 99, 101, 640, 12_345, 6.5e8] {
      store.maximum = maximum
      try stand.screen.settle()
      try check(seen.ticks, "\(maximum) in \(height) points")
    }
  }

  @Test func thirtyFive() throws {
    let store = Store(), seen = Seen()
    let stand = try ChartStand { Stacked(store: store, seen: seen) }
    for (maximum, ticks) in [
      35: [0.0, 10, 20, 30, 40], 32: [0, 10, 20, 30, 40], 25: [0, 5, 10, 15, 20, 25], 100: [0, 20, 40, 60, 80, 100],
    ] {
      store.maximum = Double(maximum)
      try stand.screen.settle()
      #expect(seen.ticks == ticks)
    }
  }

  private func check(_ ticks: [Double], _ what: String) throws {
    #expect((3...6).contains(ticks.count), "\(ticks) for \(what)")
    guard ticks.count > 1 else { return }
    let step = ticks[1] - ticks[0], factor = step / pow(10, (log10(step) + 1e-9).rounded(.down))
    #expect([1, 2, 2.5, 5].contains { abs($0 - factor) < 1e-6 }, "steps of \(step) for \(what)")
    #expect(ticks[0] == 0)
    for (a, b) in zip(ticks, ticks.dropFirst()) { #expect(abs(b - a - step) < step * 1e-6, "\(ticks)") }
  }
}
