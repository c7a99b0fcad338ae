import Charts
import SwiftUI
import Testing
import Touchstone

/// Marks lie in the plot, at the places of their values.
@MainActor @Suite struct MarkPlaceTests {
  private let places: [(name: String, value: Double)] = [("a", 10), ("b", 25), ("c", 5)]

  @Test func barsStandFromZeroToTheirValues() throws {
    let stand = try ChartStand {
      Chart(places, id: \.name) { BarMark(x: .value("x", $0.name), y: .value("y", $0.value), width: 20) }
    }
    let proxy = stand.proxy
    for (place, bar) in zip(places, stand.marks()) {
      let x = try #require(proxy.position(forX: place.name)), top = try #require(proxy.position(forY: place.value))
      let base = try #require(proxy.position(forY: 0.0))
      #expect(bar.isNear(CGRect(x: x - 10, y: top, width: 20, height: base - top), by: 0.34), "\(bar)")
    }
  }

  @Test(
    arguments: [
      (MarkDimension.automatic, 0.7), (.ratio(0.6), 0.6), (.ratio(1), 1), (.inset(5), nil), (.fixed(12), nil),
      (MarkDimension.ratio(.nan), 0.7),
    ] as [(MarkDimension, Double?)])
  func widths(width: MarkDimension, ratio: Double?) throws {
    let stand = try ChartStand {
      Chart(places, id: \.name) { BarMark(x: .value("x", $0.name), y: .value("y", $0.value), width: width) }
    }
    let band = stand.proxy.plotSize.width / 3
    let expected = ratio.map { band * $0 } ?? (width == .fixed(12) ? 12 : band - 10)
    for bar in stand.marks() { #expect(abs(bar.width - expected) < 0.67, "\(bar.width) in a band of \(band)") }
  }

  @Test func levelBars() throws {
    let stand = try ChartStand { Chart(places, id: \.name) { BarMark(x: .value("x", $0.value), y: .value("y", $0.name)) } }
    let bars = stand.marks()
    #expect(bars[0].minX == 0 && bars[1].minX == 0)
    #expect(bars[0].maxY < bars[1].minY && bars[1].maxY < bars[2].minY, "the first is at the top")
    let end = try #require(stand.proxy.position(forX: 25.0))
    #expect(abs(bars[1].maxX - end) < 0.34)
  }

  @Test func stacksStandOnEachOther() throws {
    let stand = try ChartStand {
      Chart([("p", 3.0), ("q", 4.0), ("r", -2.0)], id: \.0) {
        BarMark(x: .value("x", "one"), y: .value("y", $0.1)).foregroundStyle(by: .value("part", $0.0))
      }
      .chartLegend(.hidden)
    }
    let bars = stand.marks(), zero = try #require(stand.proxy.position(forY: 0))
    let top = try #require(stand.proxy.position(forY: 7)), bottom = try #require(stand.proxy.position(forY: -2))
    #expect(abs(bars[0].maxY - zero) < 0.34 && abs(bars[0].minY - bars[1].maxY) < 0.34)
    #expect(abs(bars[1].minY - top) < 0.34)
    #expect(abs(bars[2].minY - zero) < 0.34 && abs(bars[2].maxY - bottom) < 0.34)
  }

  @Test(arguments: [MarkStackingMethod.normalized, .center, .unstacked]) func otherStacks(method: MarkStackingMethod) throws {
    let stand = try ChartStand {
      Chart([("p", 3.0), ("q", 1.0)], id: \.0) { BarMark(x: .value("x", "one"), y: .value("y", $0.1), stacking: method) }
    }
    let bars = stand.marks(), proxy = stand.proxy
    func isNear(_ place: CGFloat, _ value: Double) -> Bool { proxy.position(forY: value).map { abs(place - $0) < 0.34 } ?? false }
    switch method {
    case .normalized:
      #expect(isNear(bars[0].minY, 0.75) && isNear(bars[1].minY, 1))
      #expect(stand.texts.contains("100%"))
    case .center: #expect(isNear(bars[0].maxY, -2) && isNear(bars[1].minY, 2))
    default: #expect(isNear(bars[0].maxY, 0) && isNear(bars[1].maxY, 0))
    }
  }

  @Test func groupsStandSideBySide() throws {
    let stand = try ChartStand {
      Chart(["u", "v"], id: \.self) { name in
        ForEach(["k", "l", "m"], id: \.self) { group in
          BarMark(x: .value("x", name), y: .value("y", 5)).position(by: .value("group", group))
        }
      }
    }
    let bars = stand.marks()
    #expect(bars.count == 6)
    for (a, b) in zip(bars, bars.dropFirst()) { #expect(a.maxX <= b.minX + 0.34, "\(a) \(b)") }
    let band = try #require(stand.proxy.positionRange(forX: "u"))
    #expect(bars[0].minX >= band.lowerBound && bars[2].maxX <= band.upperBound && bars[3].minX >= band.upperBound)
  }

  /// Every kind of mark, from right to left too.
  @Test(arguments: [false, true]) func thePlotHoldsEveryMark(isRightToLeft: Bool) throws {
    let stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) {
      Chart(0..<12, id: \.self) { n in
        BarMark(x: .value("x", n), y: .value("y", n * 7 % 11))
        LineMark(x: .value("x", n), y: .value("y", n * 5 % 9))
        AreaMark(x: .value("x", n), y: .value("y", n * 3 % 5)).opacity(0.3)
        RectangleMark(xStart: .value("x", n), xEnd: .value("x", n + 1), yStart: .value("y", 1), yEnd: .value("y", 2))
        RuleMark(y: .value("y", 6))
        PointMark(x: .value("x", n), y: .value("y", 8))
      }
    }
    for name in ["BarMark", "LineMark", "AreaMark", "RectangleMark", "RuleMark", "PointMark"] {
      let frames = stand.frames(name)
      #expect(!frames.isEmpty, "\(name)")
      for frame in frames { #expect(stand.plot.holds(frame), "\(name) at \(frame) in \(stand.plot)") }
    }
    #expect(stand.frames("LineMark").count == 1 && stand.frames("PointMark").count == 12)
  }

  @Test func daysAreCoveredByTheirBars() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let start = calendar.date(from: DateComponents(year: 2026, month: 3, day: 1))!
    let days = (0..<7).map { calendar.date(byAdding: .day, value: $0, to: start)!.addingTimeInterval(9 * 3600) }
    let stand = try ChartStand {
      Chart(days, id: \.self) {
        BarMark(x: .value("day", $0, unit: .day, calendar: calendar), y: .value("n", 1), width: .ratio(1))
      }
    }
    let bars = stand.marks()
    #expect(abs(bars[0].minX) < 0.34 && abs(bars[6].maxX - stand.proxy.plotSize.width) < 0.34)
    for (index, bar) in bars.enumerated() {
      let middle: Date = try #require(stand.proxy.value(atX: bar.midX))
      #expect(calendar.isDate(middle, inSameDayAs: days[index]))
      #expect(abs(calendar.component(.hour, from: middle) - 12) <= 1, "the middle of a bar is noon")
    }
  }

  @Test func depthAndOrder() throws {
    let stand = try ChartStand {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).zIndex(1).accessibilityIdentifier("front")
        BarMark(x: .value("x", "a"), y: .value("y", 1)).accessibilityIdentifier("back")
      }
    }
    let layers = stand.layers("BarMark")
    #expect(layers.map { $0.semantics?.identifier } == ["back", "front"])
  }
}
