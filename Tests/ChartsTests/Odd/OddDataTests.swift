import Charts
import SwiftUI
import Testing
import Touchstone

/// Data that makes no chart, or hardly one: right, or a report that names it; and the chart goes on.
@MainActor @Suite struct OddDataTests {
  private func bars(_ values: [Double]) throws -> ChartStand {
    try ChartStand {
      Chart(Array(values.enumerated()), id: \.offset) { BarMark(x: .value("x", "\($0.offset)"), y: .value("sum", $0.element)) }
    }
  }

  @Test func noData() throws {
    let stand = try bars([])
    #expect(stand.frames("BarMark").isEmpty)
    #expect(stand.plot == stand.chart, "no axis takes room")
    #expect(stand.proxy.position(forX: "a") == nil && stand.proxy.value(atX: 10, as: String.self) == nil)
    #expect(stand.proxy.xDomain(dataType: String.self).isEmpty)
    #expect(stand.screen.console.isEmpty)
  }

  @Test(arguments: [[5.0], [5, 5, 5], [0, 0], [-3, -1], [0]]) func fewValues(values: [Double]) throws {
    let stand = try bars(values)
    let bars = stand.marks()
    #expect(bars.count == values.count)
    for (bar, value) in zip(bars, values) {
      #expect((bar.height == 0) == (value == 0), "\(bar)")
      #expect(stand.plot.holds(bar.offsetBy(dx: stand.plot.minX, dy: stand.plot.minY)))
    }
    let domain = stand.proxy.yDomain(dataType: Double.self)
    #expect(domain.count == 2 && domain[0] < domain[1] && domain[0] <= 0 && domain[1] >= 0)
    #expect(stand.screen.console.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func noNumber(value: Double) throws {
    let stand = try bars([3, value, 5])
    #expect(stand.frames("BarMark").count == 2)
    #expect(stand.screen.console.count == 1)
    #expect(
      stand.screen.console.first?.contains("mark 1, a BarMark, has y \"sum\" = \(value)") == true, "\(stand.screen.console)")
    #expect(stand.proxy.yDomain(dataType: Double.self) == [0, 5])
  }

  @Test func aLineHasAGapWhereThereIsNoNumber() throws {
    let stand = try ChartStand {
      Chart(Array([1, 3, .nan, 2, 4].enumerated()), id: \.offset) {
        LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
      }
    }
    let line = try #require(stand.layers("LineMark").first)
    guard case .stroke(let path, _, _)? = line.content.first else {
      Issue.record("\(line.content)")
      return
    }
    let starts = path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(starts.count == 2)
    #expect(stand.screen.console.first?.contains("the line has a gap there") == true)
  }

  @Test(arguments: [
    [1e-300, 5e-301], [1e300, 2e299], [1e-300, 1e300], [-1e300, 1e300], [1e308, -1e308], [.leastNonzeroMagnitude],
  ])
  func extremeNumbers(values: [Double]) throws {
    let stand = try bars(values)
    for (index, value) in values.enumerated() {
      let place = try #require(stand.proxy.position(forY: value), "\(value)")
      #expect(place.isFinite && place >= -0.001 && place <= stand.proxy.plotSize.height + 0.001, "\(value) at \(place)")
      let bar = stand.marks()[index]
      #expect(bar.minY.isFinite && bar.height.isFinite)
    }
    #expect(stand.screen.picture().width > 0)
  }

  @Test func logarithmsOfNothing() throws {
    let stand = try ChartStand {
      Chart([("a", 100.0), ("b", 0), ("c", -5), ("d", 1e4)], id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
        .chartYScale(type: .log)
    }
    let bars = stand.marks()
    #expect(bars.count == 4 && bars.allSatisfy { $0.minY.isFinite && $0.maxY <= stand.proxy.plotSize.height + 0.5 })
    #expect(bars[0].height > 0 && bars[3].height > bars[0].height && bars[1].height == 0)
  }

  @Test func duplicateCategoriesAreOneBand() throws {
    let stand = try ChartStand {
      Chart(Array(["a", "b", "a"].enumerated()), id: \.offset) { BarMark(x: .value("x", $0.element), y: .value("y", 2)) }
    }
    let bars = stand.marks()
    #expect(stand.proxy.xDomain(dataType: String.self) == ["a", "b"])
    #expect(bars[0].minX == bars[2].minX && abs(bars[2].maxY - bars[0].minY) < 0.34, "they are stacked")
  }

  @Test func severalKindsOnOneSide() throws {
    let stand = try ChartStand {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 2))
        BarMark(x: .value("x", 7), y: .value("y", 2))
      }
    }
    #expect(stand.proxy.xDomain(dataType: String.self) == ["a", "7"])
    #expect(stand.screen.console.contains { $0.contains("x has values of several kinds") })
  }

  @Test(arguments: [0, 1, 3, 20] as [CGFloat]) func hardlyAnyRoom(side: CGFloat) throws {
    let stand = try ChartStand(width: side, height: side) {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
    }
    for bar in stand.marks() { #expect(bar.width.isFinite && bar.height.isFinite && bar.width >= 0) }
    let size = stand.proxy.plotSize
    #expect(size.width >= 0 && size.height >= 0 && size.width <= side && size.height <= side)
  }

  @Test func oddDomains() throws {
    let stand = try ChartStand {
      Chart(["a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
        .chartYScale(domain: 3.0...3.0)
    }
    let ends = stand.proxy.yDomain(dataType: Double.self)
    #expect(ends.count == 2 && ends[0] < 3 && ends[1] > 3)
    let other = try ChartStand {
      Chart(["a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
        .chartYScale(domain: 0...Double.infinity)
    }
    #expect(other.proxy.yDomain(dataType: Double.self) == [0, 2])
    #expect(other.screen.console.contains { $0.contains("chartYScale(domain:") })
  }

  @Test func oddModifiers() throws {
    let stand = try ChartStand {
      Chart(["a"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 2), width: .fixed(-5))
          .opacity(.nan).cornerRadius(.infinity).offset(x: .nan, y: -.infinity).blur(radius: .nan).zIndex(.nan)
      }
    }
    #expect(stand.marks().allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
    #expect(stand.screen.console.count >= 4, "\(stand.screen.console)")
  }

  /// 10,000 bars, each in its place, none labelled beyond what there is room for.
  @Test func tenThousandBars() throws {
    let stand = try ChartStand {
      Chart(0..<10_000, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 % 100)) }
    }
    #expect(stand.layers("BarMark").count == 10_000)
    #expect(stand.texts.count < 60)
    #expect(stand.proxy.value(atX: stand.proxy.plotSize.width / 2, as: String.self) == "5000")
  }

  // MARK: While a finger is down

  @MainActor @Observable final class Store {
    var names = ["a", "b", "c"]
    var picked: String?
    var log: [String?] = []
  }

  private struct Live: View {
    let store: Store
    var body: some View {
      Chart(store.names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
        .chartGesture { chart in
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              store.picked = chart.value(atX: drag.location.x)
              store.log.append(store.picked)
            }
            .onEnded { _ in store.picked = nil }
        }
    }
  }

  @Test func dataReplacedUnderAFinger() throws {
    let store = Store()
    let stand = try ChartStand { Live(store: store) }
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: stand.plot.minX + stand.plot.width / 2, y: stand.plot.midY))
    #expect(store.picked == "b")
    store.names = ["p", "q", "r", "s"]
    stand.screen.advance(by: 0.1)
    #expect(stand.layers("BarMark").count == 4)
    finger.move(by: CGVector(dx: 4, dy: 0), over: 0.1)
    #expect(store.picked == "r", "the finger is over the new bars")
    store.names = []
    stand.screen.advance(by: 0.1)
    finger.move(by: CGVector(dx: 4, dy: 0), over: 0.1)
    finger.up()
    try stand.screen.settle()
    #expect(store.picked == nil && stand.screen.unsettledFrames.isEmpty)
  }

  /// The id that is selected goes: nothing points to it any more.
  @Test func theSelectedElementVanishes() throws {
    let store = Store()
    let stand = try ChartStand {
      Chart(store.names, id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 2))
          .annotation { if store.picked == name { Text("picked \(name)") } }
      }
    }
    store.picked = "b"
    try stand.screen.settle()
    #expect(stand.screen.shows(text: "picked b"))
    store.names = ["a", "c"]
    try stand.screen.settle()
    #expect(!stand.screen.shows(text: "picked b") && stand.layers("BarMark").count == 2)
    #expect(stand.proxy.position(forX: "b") == nil)
  }
}
