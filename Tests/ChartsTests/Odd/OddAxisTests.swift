import Charts
import SwiftUI
import Testing
import Touchstone

/// Numbers of axes, scales and scrolling that mean nothing: the tick is left out, or what comes by itself takes its place, and a line
/// says which.
@MainActor @Suite struct OddAxisTests {
  private func stand(@AxisContentBuilder _ axis: @escaping @MainActor () -> some AxisContent) throws -> ChartStand {
    try ChartStand {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 == "a" ? 4 : 2)) }
        .chartXAxis(.hidden)
        .chartYAxis(content: axis)
    }
  }
  private let start = "Chart of \"y\" by \"x\": chartYAxis"

  @Test func listedValues() throws {
    let odd = try stand { AxisMarks(values: [0.0, .nan, 2, 2, .infinity, -.infinity, 99, 4]) }
    #expect(odd.texts.sorted() == ["0", "2", "4"])
    #expect(odd.screen.console.count == 3, "\(odd.screen.console)")
    #expect(
      odd.screen.console.first == start + ": AxisMarks(values:) has nan in it, which is no value; it is left out. "
        + "The usual cause is a division by zero: list finite numbers, dates or categories.")
    #expect(try stand { AxisMarks(values: [Double.nan]) }.texts.isEmpty)
    let dates = try ChartStand {
      Chart([0.0, 86_400], id: \.self) {
        PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: $0)), y: .value("y", 1))
      }
      .chartXAxis { AxisMarks(values: [Date(timeIntervalSinceReferenceDate: .nan), Date(timeIntervalSinceReferenceDate: 3600)]) }
      .chartYAxis(.hidden)
    }
    #expect(dates.texts.count == 1 && dates.screen.console.count == 1)
    let names = try ChartStand {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXAxis { AxisMarks(values: ["b", "b", "z", "a"]) }
        .chartYAxis(.hidden)
    }
    #expect(names.texts.sorted() == ["a", "b"] && names.screen.console.isEmpty)
  }

  @Test(arguments: [0.0, -2, .nan, .infinity, 1e-300]) func steps(step: Double) throws {
    let odd = try stand { AxisMarks(values: .stride(by: step)) }
    #expect(odd.texts.isEmpty)
    #expect(odd.screen.console.count == 1)
    #expect(odd.screen.console.first?.hasPrefix(start + " has AxisMarkValues.stride(by: \(step)), which ") == true)
    // A step that is longer than the axis is one.
    #expect(try stand { AxisMarks(values: .stride(by: 1e300)) }.screen.console.isEmpty)
  }

  @Test(arguments: [0, -3, .min, .max]) func counts(count: Int) throws {
    let usual = try stand { AxisMarks(values: .automatic) }.texts
    #expect(usual.count >= 3)
    let odd = try stand { AxisMarks(values: .automatic(desiredCount: count)) }
    #expect(odd.texts == usual && odd.screen.console.count == 1)
    #expect(odd.screen.console.first?.hasPrefix(start + " has AxisMarkValues.automatic(desiredCount: \(count))") == true)
  }

  @Test(arguments: [-1.0, .nan, .infinity]) func minimumStrides(stride: Double) throws {
    let usual = try stand { AxisMarks(values: .automatic) }.texts
    let odd = try stand { AxisMarks(values: .automatic(minimumStride: stride)) }
    #expect(odd.texts == usual && odd.screen.console.count == 1)
    #expect(odd.screen.console.first?.hasPrefix(start + " has AxisMarkValues.automatic(minimumStride: \(stride))") == true)
  }

  @Test(arguments: [0, -2]) func unitsOfTheCalendar(count: Int) throws {
    let days = try ChartStand {
      Chart([0.0, 3 * 86_400], id: \.self) {
        PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: $0)), y: .value("y", 1))
      }
      .chartXAxis { AxisMarks(values: .stride(by: .day, count: count)) }
      .chartYAxis(.hidden)
    }
    #expect(days.texts.count >= 3)
    #expect(days.screen.console.first?.contains("stride(by: .day, count: \(count)), which is no step; 1 is used") == true)
  }

  // MARK: Scales

  @Test func domainsOfColours() throws {
    func stand(_ change: (AnyView) -> some View) throws -> ChartStand {
      let chart = AnyView(
        Chart([1.0, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 2)).foregroundStyle(by: .value("z", $0)) })
      let changed = AnyView(change(chart))
      return try ChartStand { changed }
    }
    let listed = try stand { $0.chartForegroundStyleScale(domain: [.nan, 1, 1, 2], range: [Color.red, .green, .blue, .black]) }
    #expect(listed.screen.console.count == 1)
    #expect(listed.screen.console.first?.contains("chartForegroundStyleScale(domain:) has nan in it") == true)
    #expect(listed.texts.filter { $0 == "1" }.count == (try stand { $0 }.texts.filter { $0 == "1" }.count), "no entry twice")
    let open = try stand { $0.chartForegroundStyleScale(domain: 0...Double.infinity) }
    #expect(open.screen.console.first?.contains("chartForegroundStyleScale(domain: 0.0 … inf) is no interval") == true)
    #expect(open.frames("PointMark").count == 2)
  }

  @Test func sizesOfSymbols() throws {
    func sides(_ domain: [Double], _ range: [CGFloat]) throws -> (sides: [CGFloat], console: [String]) {
      let stand = try ChartStand {
        Chart([0.0, 50, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 2)).symbolSize(by: .value("z", $0)) }
          .chartSymbolSizeScale(domain: domain, range: range)
      }
      return (stand.frames("PointMark").map(\.width), stand.screen.console)
    }
    let right = try sides([0, 100], [100, 400])
    #expect(right.console.isEmpty && right.sides[0] < right.sides[1] && right.sides[1] < right.sides[2], "\(right.sides)")
    #expect(abs(right.sides[2] / right.sides[0] - 2) < 0.05 && abs(right.sides[1] / right.sides[0] - 2.5.squareRoot()) < 0.05)
    let odd = try sides([.nan, 0, .infinity, 100], [100, 400])
    #expect(odd.sides == right.sides && odd.console.count == 2, "\(odd)")
    let negative = try sides([0, 100], [-5, 400])
    #expect(negative.console.count == 1 && negative.console[0].contains("chartSymbolSizeScale(range:) = -5.0, which is no area"))
    #expect(try sides([0, 100], [.nan, 400]).console.count == 1)
    #expect(try sides([7, 7], [100, 400]).sides.allSatisfy { $0.isFinite })
  }

  // MARK: Scrolling and selection

  private func scrolled(_ change: (AnyView) -> some View) throws -> ChartStand {
    let chart = AnyView(
      Chart(0..<30, id: \.self) { BarMark(x: .value("x", Double($0)), y: .value("y", 3)) }.chartScrollableAxes(.horizontal))
    let changed = AnyView(change(chart))
    return try ChartStand { changed }
  }

  @Test(arguments: [0.0, -4, .nan, .infinity]) func visibleDomains(length: Double) throws {
    let stand = try scrolled { $0.chartXVisibleDomain(length: length) }
    #expect(stand.plot == stand.container, "all is seen")
    #expect(stand.screen.console.count == 1)
    let line =
      "Chart of \"y\" by \"x\": chartXVisibleDomain(length: \(length)) is no length; all of the domain is seen. Give a finite length"
    #expect(stand.screen.console.first?.hasPrefix(line) == true)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func scrollPositions(place: Double) throws {
    let usual = try scrolled { $0.chartXVisibleDomain(length: 8) }
    let stand = try scrolled { $0.chartXVisibleDomain(length: 8).chartScrollPosition(initialX: place) }
    #expect(stand.plot == usual.plot)
    #expect(stand.screen.console.count == 1)
    #expect(stand.screen.console.first?.hasPrefix("Chart of \"y\" by \"x\": chartScrollPosition(initialX:) is \(place)") == true)
  }

  /// A finger that goes to the left selects the same as one that goes to the right; an odd range that the app writes is its own matter.
  @Test func rangesInBothDirections() throws {
    let store = Store()
    let stand = try ChartStand {
      Chart(0..<10, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", $0)) }
        .chartXSelection(
          range: Binding {
            store.range
          } set: {
            store.range = $0
          })
    }
    let (left, right) = (
      CGPoint(x: stand.plot.minX + 40, y: stand.plot.midY), CGPoint(x: stand.plot.minX + 140, y: stand.plot.midY)
    )
    func drag(_ a: CGPoint, _ b: CGPoint) throws -> ClosedRange<Double> {
      let finger = stand.screen.finger()
      finger.down(at: a)
      finger.hold(for: 0.3)
      finger.move(to: b, over: 0.3)
      finger.up()
      return try #require(store.range)
    }
    let there = try drag(left, right), back = try drag(right, left)
    #expect(abs(there.lowerBound - back.lowerBound) < 0.1 && abs(there.upperBound - back.upperBound) < 0.1, "\(there) \(back)")
    store.range = -Double.infinity...Double.infinity
    try stand.screen.settle()
    stand.proxy.selectXRange(from: .nan, to: 3)
    #expect(store.range == -Double.infinity...Double.infinity)
    stand.proxy.selectXRange(from: 100, to: 20)
    #expect(store.range.map { $0.lowerBound < $0.upperBound && $0.lowerBound.isFinite } == true)
    #expect(stand.screen.console.isEmpty)
  }
  @MainActor final class Store { var range: ClosedRange<Double>? }

  /// Values of the author's own type may have no order though the numbers that they are made of have one.
  private struct Odd: Plottable, Comparable {
    var value: Double
    var primitivePlottable: Double { value }
    init?(primitivePlottable: Double) { value = .nan }
    static func < (a: Odd, b: Odd) -> Bool { a.value < b.value }
  }
  @Test func valuesWithoutAnOrder() throws {
    let stand = try ChartStand {
      Chart(0..<10, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", $0)) }
        .chartXSelection(range: Binding<ClosedRange<Odd>?>.constant(nil))
    }
    stand.proxy.selectXRange(from: 20, to: 100)
    #expect(
      stand.screen.console.count == 1 && stand.screen.console[0].contains("chartXSelection(range:)"), "\(stand.screen.console)")
  }
}
