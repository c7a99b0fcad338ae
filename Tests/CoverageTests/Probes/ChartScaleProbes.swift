import Charts
import SwiftUI

@MainActor func chartScaleProbes(_ probes: Probes) {
  probes.probe("chartXScale(domain:range:type:)", on: Dots()) {
    $0.chartXScale(domain: 0...100, range: .plotDimension(padding: 9), type: .linear)
  }
  probes.probe("chartXScale(domain:type:)", on: Dots()) { $0.chartXScale(domain: 0...100) }
  probes.probe("chartXScale(range:type:)", on: Dots()) { $0.chartXScale(range: .plotDimension(startPadding: 12)) }
  probes.probe("chartXScale(type:)", on: Dots()) { $0.chartXScale(type: .log) }
  probes.probe("chartYScale(domain:range:type:)", on: Dots()) {
    $0.chartYScale(domain: 0...100, range: .plotDimension(padding: 9), type: .linear)
  }
  probes.probe("chartYScale(domain:type:)", on: Dots()) { $0.chartYScale(domain: .automatic(reversed: true)) }
  probes.probe("chartYScale(range:type:)", on: Dots()) { $0.chartYScale(range: .plotDimension(endPadding: 12)) }
  probes.probe("chartYScale(type:)", on: Dots()) { $0.chartYScale(type: .squareRoot) }

  probes.probe("chartForegroundStyleScale(_:)", on: Bars()) { $0.chartForegroundStyleScale(["p": Color.red, "q": .pink]) }
  probes.probe("chartForegroundStyleScale(domain:mapping:)", on: Bars()) {
    $0.chartForegroundStyleScale(domain: ["p", "q"]) { $0 == "p" ? Color.red : .pink }
  }
  probes.probe("chartForegroundStyleScale(domain:range:type:)", on: Bars()) {
    $0.chartForegroundStyleScale(domain: ["q", "p"], range: [Color.red, .pink])
  }
  probes.probe("chartForegroundStyleScale(domain:type:)", on: Bars()) { $0.chartForegroundStyleScale(domain: ["q", "p"]) }
  probes.probe("chartForegroundStyleScale(mapping:)", on: Bars()) {
    $0.chartForegroundStyleScale { (group: String) in group == "p" ? Color.red : .pink }
  }
  probes.probe("chartForegroundStyleScale(range:type:)", on: Bars()) { $0.chartForegroundStyleScale(range: [Color.red, .pink]) }

  probes.probe("chartSymbolScale(_:)", on: Dots()) { $0.chartSymbolScale(["p": .cross, "q": BasicChartSymbolShape.square]) }
  probes.probe("chartSymbolScale(domain:range:)", on: Dots()) {
    $0.chartSymbolScale(domain: ["q", "p"], range: [BasicChartSymbolShape.cross, .plus])
  }
  probes.probe("chartSymbolScale(range:)", on: Dots()) { $0.chartSymbolScale(range: [BasicChartSymbolShape.cross, .plus]) }
  probes.probe("chartSymbolSizeScale(domain:range:)", on: Dots()) {
    $0.chartSymbolSizeScale(domain: [1, 2, 3, 4, 5, 6], range: [10, 300])
  }
  probes.probe("chartSymbolSizeScale(range:)", on: Dots()) { $0.chartSymbolSizeScale(range: [10, 100]) }
  probes.probe("chartLineStyleScale(_:)", on: Lines()) {
    $0.chartLineStyleScale(["p": StrokeStyle(lineWidth: 5), "q": StrokeStyle(lineWidth: 1)])
  }
  probes.probe("chartLineStyleScale(domain:range:)", on: Lines()) {
    $0.chartLineStyleScale(domain: ["q", "p"], range: [StrokeStyle(lineWidth: 5), StrokeStyle(lineWidth: 1)])
  }
}
