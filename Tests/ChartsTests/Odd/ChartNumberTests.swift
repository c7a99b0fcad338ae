import Charts
import CoreGraphics
import Foundation
import SwiftUI
import Testing
import Touchstone

/// Everything public of charts that takes a number, each in a chart that uses it.
@MainActor
struct ChartNumber {
  let name: String
  /// A number that is none is said on the console. Not so: questions.
  var isReported = true
  let view: @MainActor (CGFloat) -> AnyView

  /// A modifier of a chart of three bars.
  private static func chart<V: View>(
    _ name: String, isReported: Bool = true, _ view: @escaping @MainActor (AnyView, CGFloat) -> V
  )
    -> ChartNumber
  {
    ChartNumber(name: name, isReported: isReported) { value in
      let bars = Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 3)) }
      return AnyView(view(AnyView(bars), value))
    }
  }
  /// One mark.
  private static func mark<C: ChartContent>(_ name: String, _ mark: @escaping @MainActor (CGFloat) -> C) -> ChartNumber {
    ChartNumber(name: name) { value in AnyView(Chart { mark(value) }) }
  }
  /// A line of three points.
  private static func line<C: ChartContent>(_ name: String, _ content: @escaping @MainActor (LineMark, CGFloat) -> C)
    -> ChartNumber
  {
    ChartNumber(name: name) { value in
      AnyView(Chart([1, 4, 2], id: \.self) { content(LineMark(x: .value("x", $0), y: .value("y", $0)), value) })
    }
  }
  private static func bar(_ width: MarkDimension = .automatic) -> BarMark {
    BarMark(x: .value("x", "a"), y: .value("y", 2), width: width)
  }
  private static func whole(_ value: CGFloat) -> Int { value.isNaN ? -1 : Int(min(max(value, -1e18), 1e18)) }

  static let all = marks + places + looks + scales + axes + scrolling + questions

  private static let marks: [ChartNumber] = [
    mark("RectangleMark x") { RectangleMark(xStart: $0, xEnd: 10, yStart: 0, yEnd: 20) },
    mark("RectangleMark y") { RectangleMark(xStart: 0, xEnd: 10, yStart: 0, yEnd: $0) },
    mark("MarkDimension.fixed") { bar(.fixed($0)) },
    mark("MarkDimension.ratio") { bar(.ratio($0)) },
    mark("MarkDimension.inset") { bar(.inset($0)) },
    mark("PointMark x") { PointMark(x: $0, y: .value("y", 2)) },
    mark("PointMark y") { PointMark(x: .value("x", 2), y: $0) },
    mark("RuleMark yStart") { RuleMark(x: .value("x", 1), yStart: $0, yEnd: 3) },
    mark("RuleMark x") { RuleMark(x: $0, yStart: .value("y", 1), yEnd: .value("y", 3)) },
    mark("RuleMark xStart") { RuleMark(xStart: $0, xEnd: 4, y: .value("y", 1)) },
    mark("RuleMark y") { RuleMark(xStart: .value("y", 1), xEnd: .value("y", 3), y: $0) },
    mark("SectorMark angle") { SectorMark(angle: .value("a", Double($0))) },
    mark("SectorMark radii") {
      SectorMark(angle: .value("a", 2), innerRadius: .ratio($0), outerRadius: .fixed($0), angularInset: $0)
    },
    mark("SectorMark inset") { SectorMark(angle: .value("a", 2), innerRadius: .inset($0), angularInset: 1) },
  ]
  private static let places: [ChartNumber] = [
    mark("value") { BarMark(x: .value("x", "a"), y: .value("y", Double($0))) },
    mark("date") { PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: $0)), y: .value("y", 2)) },
    mark("date by day") { BarMark(x: .value("x", Date(timeIntervalSinceReferenceDate: $0), unit: .day), y: .value("y", 2)) },
    mark("offset") { bar().offset(xStart: $0, xEnd: 2, yStart: $0, yEnd: $0) },
    mark("annotation spacing") { value in bar().annotation(position: .top, spacing: value) { Text("note") } },
  ]
  private static let looks: [ChartNumber] = [
    mark("symbolSize") { PointMark(x: .value("x", 1), y: .value("y", 2)).symbolSize($0) },
    mark("symbolSize of a size") { PointMark(x: .value("x", 1), y: .value("y", 2)).symbolSize(CGSize(width: $0, height: 2)) },
    mark("opacity") { bar().opacity($0) },
    mark("cornerRadius") { bar().cornerRadius($0) },
    mark("zIndex") { bar().zIndex($0) },
    mark("blur") { bar().blur(radius: $0) },
    mark("shadow") { bar().shadow(color: .red, radius: $0, x: $0, y: 0) },
    line("lineStyle") { $0.lineStyle(StrokeStyle(lineWidth: $1, dash: [$1])) },
    line("catmullRom") { $0.interpolationMethod(.catmullRom(alpha: $1)) },
    line("cardinal") { $0.interpolationMethod(.cardinal(tension: $1)) },
  ]
  private static let scales: [ChartNumber] = [
    chart("symmetricLog") { $0.chartYScale(type: .symmetricLog(slopeAtZero: $1)) },
    chart("power") { $0.chartYScale(type: .power(exponent: $1)) },
    chart("plotDimension(padding:)") { $0.chartXScale(range: .plotDimension(padding: $1)) },
    chart("plotDimension(startPadding:)") { $0.chartYScale(range: .plotDimension(startPadding: $1, endPadding: $1)) },
    chart("domain") { $0.chartYScale(domain: [Double($1), 10]) },
    chart("logarithmic domain") { $0.chartYScale(domain: [Double($1), 10], type: .log) },
    mark("foregroundStyle(by:)") { bar().foregroundStyle(by: .value("s", Double($0))) },
    mark("symbolSize(by:)") { PointMark(x: .value("x", 1), y: .value("y", 2)).symbolSize(by: .value("s", Double($0))) },
    mark("symbol(by:)") { PointMark(x: .value("x", 1), y: .value("y", 2)).symbol(by: .value("s", Double($0))) },
    mark("position(by:)") { bar().position(by: .value("s", Double($0))) },
    mark("position(span:)") { bar().position(by: .value("s", 1), span: .fixed($0)) },
    line("lineStyle(by:)") { $0.lineStyle(by: .value("s", Double($1))) },
    line("foregroundStyle(by:) of a line") { $0.foregroundStyle(by: .value("s", Double($1))) },
    ChartNumber(name: "series:") { value in
      AnyView(
        Chart([1, 4, 2], id: \.self) {
          LineMark(x: .value("x", $0), y: .value("y", $0), series: .value("s", Double(value)))
        })
    },
    styled("chartForegroundStyleScale(domain:)") { $0.chartForegroundStyleScale(domain: [Double($1), 4]) },
    styled("chartForegroundStyleScale(domain:range:)") {
      $0.chartForegroundStyleScale(domain: [Double($1), 4], range: [Color.red, .blue], type: .linear)
    },
    styled("chartForegroundStyleScale of pairs") { $0.chartForegroundStyleScale([Double($1): Color.red, 1: .blue]) },
    ChartNumber(name: "chartSymbolSizeScale(domain:)") { value in
      AnyView(
        Chart([1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 2)).symbolSize(by: .value("s", $0)) }
          .chartSymbolSizeScale(domain: [Double(value), 2], range: [20, 50]))
    },
    ChartNumber(name: "chartSymbolSizeScale") { value in
      AnyView(
        Chart([1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 2)).symbolSize(by: .value("s", $0)) }
          .chartSymbolSizeScale(range: [value, 50]))
    },
  ]
  private static func styled<V: View>(_ name: String, _ view: @escaping @MainActor (AnyView, CGFloat) -> V) -> ChartNumber {
    ChartNumber(name: name) { value in
      let points = Chart([1.0, 2], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 2)).foregroundStyle(by: .value("s", $0))
      }
      return AnyView(view(AnyView(points), value))
    }
  }
  private static let axes: [ChartNumber] = [
    chart("AxisMarks(values:)") { chart, value in chart.chartYAxis { AxisMarks(values: [Double(value), 2]) } },
    chart("stride") { chart, value in chart.chartYAxis { AxisMarks(values: .stride(by: Double(value))) } },
    chart("minimumStride") { chart, value in chart.chartYAxis { AxisMarks(values: .automatic(minimumStride: Double(value))) } },
    chart("desiredCount") { chart, value in
      chart.chartYAxis { AxisMarks(values: .automatic(desiredCount: whole(value))) }
    },
    chart("AxisTick") { chart, value in
      chart.chartYAxis {
        AxisMarks {
          AxisTick(length: value)
          AxisTick(length: .label(extendPastBy: value))
          AxisTick(length: .longestLabel(extendPastBy: value))
        }
      }
    },
    chart("AxisTick past labels") { chart, value in
      chart.chartYAxis { AxisMarks { AxisTick(length: .longestLabel(extendPastBy: value)) } }
    },
    chart("AxisGridLine") { chart, value in
      chart.chartYAxis { AxisMarks { AxisGridLine(stroke: StrokeStyle(lineWidth: value)).offset(x: value, y: value) } }
    },
    chart("AxisValueLabel") { chart, value in
      chart.chartYAxis { AxisMarks { AxisValueLabel(horizontalSpacing: value, verticalSpacing: value) } }
    },
    chart("greedy") { chart, value in
      chart.chartYAxis { AxisMarks { AxisValueLabel(collisionResolution: .greedy(minimumSpacing: value)) } }
    },
    chart("anchor of AxisValueLabel") { chart, value in
      chart.chartYAxis { AxisMarks { AxisValueLabel(anchor: UnitPoint(x: value, y: value)) } }
    },
    chart("chartYAxisLabel") { $0.chartYAxisLabel("title", spacing: $1) },
    ChartNumber(name: "chartLegend") { value in
      AnyView(Chart { bar().foregroundStyle(by: .value("s", "one")) }.chartLegend(position: .top, spacing: value))
    },
  ]
  private static func rows<V: View>(_ name: String, _ view: @escaping @MainActor (AnyView, CGFloat) -> V) -> ChartNumber {
    ChartNumber(name: name) { value in
      let chart = Chart(0..<30, id: \.self) { BarMark(x: .value("x", Double($0)), y: .value("y", 3)) }
        .chartScrollableAxes(.horizontal)
      return AnyView(view(AnyView(chart), value))
    }
  }
  private static let scrolling: [ChartNumber] = [
    rows("chartXVisibleDomain") { $0.chartXVisibleDomain(length: Double($1)) },
    rows("chartScrollPosition(initialX:)") { $0.chartXVisibleDomain(length: 8).chartScrollPosition(initialX: Double($1)) },
    rows("chartScrollPosition(x:)") { $0.chartXVisibleDomain(length: 8).chartScrollPosition(x: .constant(Double($1))) },
  ]
  private static let questions: [ChartNumber] = [
    chart("ChartProxy", isReported: false) { chart, value in
      chart.chartOverlay { proxy in
        let x = proxy.value(atX: value, as: String.self), y = proxy.value(atY: value, as: Double.self)
        let place = proxy.position(forY: Double(value)), turn = proxy.angle(at: CGPoint(x: value, y: 3))
        Text("\(x ?? "") \(y ?? 0) \(place ?? 0) \(turn.degrees)").onAppear {
          proxy.selectXValue(at: value)
          proxy.selectXRange(from: value, to: 3)
        }
      }
    },
    ChartNumber(name: "bins", isReported: false) { value in
      let start = Date(timeIntervalSinceReferenceDate: 0), dates = start...start.addingTimeInterval(1000)
      let count = min(whole(value), 100_000)
      let counts = [
        DateBins(timeInterval: value, range: dates).count, DateBins(unit: .hour, by: whole(value), range: dates).count,
        NumberBins(size: Double(value), range: 0.0...10).count, NumberBins(data: [1.0, Double(value)], desiredCount: 4).count,
        NumberBins(range: 0.0...10, count: count).count, NumberBins(range: 0...10, desiredCount: count).count,
        NumberBins(size: whole(value), range: 0...10).count,
      ]
      return AnyView(Text("\(counts.reduce(0, +)) \(NumberBins(size: 1.0, range: 0...9).index(for: Double(value)))"))
    },
  ]
}

/// Numbers that are none, negative and enormous ones, for everything of charts that takes one: the program goes on, nothing of them gets
/// into the tree, and a line on the console says which number was meant.
@MainActor @Suite struct ChartNumberTests {
  @Test func everythingThatTakesANumber() throws {
    for number in ChartNumber.all {
      for value in [.nan, .infinity, -.infinity, -7, 0, 1e300, .leastNonzeroMagnitude] as [CGFloat] {
        try show(number, value)
      }
    }
  }

  private func show(_ number: ChartNumber, _ value: CGFloat) throws {
    let what = "\(number.name) with \(value)"
    let device = Device(name: "odd", size: CGSize(width: 100, height: 100), scale: 1)
    let screen = try Screen(device) { number.view(value) }
    screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 30, y: 50), duration: 0.05)
    _ = screen.picture()
    #expect(!screen.layers.contains("nan") && !screen.layers.contains("inf"), "\(what): \(screen.layers)")
    #expect(screen.unsettledFrames.isEmpty, "\(what)")
    if number.isReported && !value.isFinite { #expect(!screen.console.isEmpty, "\(what) is not reported") }
    #expect(screen.console.count < 20, "\(what): \(screen.console.count) lines")
  }
}
