import Charts
import SwiftUI
import Testing
import Touchstone

/// What gestures of one's own select through the proxy.
@MainActor @Suite struct ProxySelectionTests {
  @MainActor private final class Box<Value> {
    var value: Value?
    var binding: Binding<Value?> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test func aValueAlongY() throws {
    let box = Box<String>()
    let stand = try ChartStand {
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", 2), y: .value("y", $0)) }
        .chartYSelection(value: box.binding)
        .chartGesture { chart in SpatialTapGesture().onEnded { chart.selectYValue(at: $0.location.y) } }
    }
    for (bar, name) in zip(stand.frames("BarMark"), ["a", "b", "c"]) {
      stand.screen.tap(at: CGPoint(x: bar.midX, y: bar.midY))
      #expect(box.value == name)
    }
  }

  /// From above to below is from the greater value to the smaller; the range is the same.
  @Test func aRangeAlongY() throws {
    let box = Box<ClosedRange<Double>>()
    let stand = try ChartStand {
      Chart(["a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 100)) }
        .chartYScale(domain: 0...100)
        .chartYSelection(range: box.binding)
        .chartGesture { chart in
          SpatialTapGesture().onEnded { _ in
            chart.selectYRange(from: chart.plotSize.height / 4, to: chart.plotSize.height)
          }
        }
    }
    stand.screen.tap(at: CGPoint(x: stand.plot.midX, y: stand.plot.midY))
    let range = try #require(box.value)
    #expect(abs(range.lowerBound) < 1e-6 && abs(range.upperBound - 75) < 1e-6)
  }

  @Test func aValueAtAnAngle() throws {
    let box = Box<Double>()
    let stand = try ChartStand {
      Chart([1.0, 2, 5], id: \.self) { SectorMark(angle: .value("part", $0)) }
        .chartAngleSelection(value: box.binding)
        .chartGesture { chart in SpatialTapGesture().onEnded { chart.selectAngleValue(at: chart.angle(at: $0.location)) } }
    }
    stand.screen.tap(at: CGPoint(x: stand.plot.midX + 30, y: stand.plot.midY))
    #expect(abs(try #require(box.value) - 2) < 0.1, "a quarter of the turn, of 8: \(box.value ?? -1)")
    stand.screen.tap(at: CGPoint(x: stand.plot.midX - 30, y: stand.plot.midY))
    #expect(abs(try #require(box.value) - 6) < 0.1)
  }
}
