import Charts
import SwiftUI

@MainActor func chartProbes(_ probes: Probes) {
  probes.shows("Chart", Bars())
  probes.compare(
    "ChartPlotContent", Bars().chartPlotStyle { _ in Color.clear }, Bars().chartPlotStyle { plot in plot })
  probes.shows("BasicChartSymbolShape", BasicChartSymbolShape.diamond.frame(width: 20, height: 20))
  probes.shows("AnyChartSymbolShape", AnyChartSymbolShape(.cross).frame(width: 20, height: 20))

  probes.probe("chartOverlay(alignment:content:)", on: Bars()) {
    $0.chartOverlay { proxy in Text("\(Int(proxy.plotSize.width))") }
  }
  probes.probe("chartBackground(alignment:content:)", on: Bars()) { $0.chartBackground { _ in Color.yellow } }
  probes.probe("chartPlotStyle(content:)", on: Bars()) { $0.chartPlotStyle { $0.background(Color.yellow) } }
  probes.noting("chartGesture(_:)", on: Bars(), after: { $0.screen.tap(at: CGPoint(x: 50, y: 40)) }) { chart, notes in
    chart.chartGesture { proxy in
      SpatialTapGesture().onEnded { notes.add("tapped \(proxy.value(atX: $0.location.x, as: String.self) ?? "nothing")") }
    }
  }

  probes.probe("chartLegend(_:)", on: Bars()) { $0.chartLegend(.hidden) }
  probes.probe("chartLegend(position:alignment:spacing:)", on: Bars()) { $0.chartLegend(position: .top, spacing: 1) }
  probes.probe("chartLegend(position:alignment:spacing:content:)", on: Bars()) { $0.chartLegend { Text("legend") } }
  selectionProbes(probes)
  angleProbes(probes)
  chartScrollingProbes(probes)
}

/// Holds a finger on the plot, then moves it.
private let hold: Probe.Script = { trial in
  let finger = trial.screen.finger()
  finger.down(at: CGPoint(x: 50, y: 50))
  trial.screen.advance(by: 0.3)
  finger.move(to: CGPoint(x: 70, y: 60), over: 0.2)
  finger.up()
}

@MainActor private func selectionProbes(_ probes: Probes) {
  probes.noting("chartXSelection(value:)", on: Bars(), after: hold) { chart, notes in
    chart.chartXSelection(value: Binding<String?>(get: { nil }, set: { notes.add($0 ?? "none") }))
  }
  probes.noting("chartYSelection(value:)", on: Bars(), after: hold) { chart, notes in
    chart.chartYSelection(value: Binding<Double?>(get: { nil }, set: { notes.add($0.map { "\($0)" } ?? "none") }))
  }
  probes.noting("chartXSelection(range:)", on: Dots(), after: hold) { chart, notes in
    chart.chartXSelection(range: Binding<ClosedRange<Double>?>(get: { nil }, set: { notes.add("\($0 as Any)") }))
  }
  probes.noting("chartYSelection(range:)", on: Dots(), after: hold) { chart, notes in
    chart.chartYSelection(range: Binding<ClosedRange<Double>?>(get: { nil }, set: { notes.add("\($0 as Any)") }))
  }
}

@MainActor private func angleProbes(_ probes: Probes) {
  let pie = Chart(1...3, id: \.self) { SectorMark(angle: .value("y", $0)).foregroundStyle(by: .value("x", "\($0)")) }
  probes.noting("chartAngleSelection(value:)", on: pie, after: hold) { chart, notes in
    chart.chartAngleSelection(value: Binding<Double?>(get: { nil }, set: { notes.add($0.map { "\($0)" } ?? "none") }))
  }
}

@MainActor private func chartScrollingProbes(_ probes: Probes) {
  let pull: Probe.Script = { trial in
    let finger = trial.screen.finger()
    finger.down(at: CGPoint(x: 80, y: 70))
    finger.move(to: CGPoint(x: 30, y: 30), over: 0.2)
    finger.up()
  }
  let across = ScrolledBars().chartXVisibleDomain(length: 5)
  let upright = ScrolledBars(isLevel: true).chartYVisibleDomain(length: 5)
  probes.probe("chartScrollableAxes(_:)", on: across, after: pull) { $0.chartScrollableAxes(.horizontal) }
  probes.probe("chartXVisibleDomain(length:)", on: ScrolledBars().chartScrollableAxes(.horizontal)) {
    $0.chartXVisibleDomain(length: 5)
  }
  probes.probe("chartYVisibleDomain(length:)", on: ScrolledBars(isLevel: true).chartScrollableAxes(.vertical)) {
    $0.chartYVisibleDomain(length: 5)
  }
  probes.probe("chartScrollPosition(initialX:)", on: across.chartScrollableAxes(.horizontal)) {
    $0.chartScrollPosition(initialX: "8")
  }
  probes.probe("chartScrollPosition(initialY:)", on: upright.chartScrollableAxes(.vertical)) {
    $0.chartScrollPosition(initialY: "8")
  }
  probes.noting("chartScrollPosition(x:)", on: across.chartScrollableAxes(.horizontal), after: pull) { chart, notes in
    chart.chartScrollPosition(x: Binding(get: { "0" }, set: { notes.add($0) }))
  }
  probes.noting("chartScrollPosition(y:)", on: upright.chartScrollableAxes(.vertical), after: pull) { chart, notes in
    chart.chartScrollPosition(y: Binding(get: { "0" }, set: { notes.add($0) }))
  }
}
