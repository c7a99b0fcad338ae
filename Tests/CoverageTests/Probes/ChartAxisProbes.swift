import Charts
import SwiftUI

@MainActor func chartAxisProbes(_ probes: Probes) {
  probes.probe("chartXAxis(_:)", on: Bars()) { $0.chartXAxis(.hidden) }
  probes.probe("chartYAxis(_:)", on: Bars()) { $0.chartYAxis(.hidden) }
  probes.probe("chartXAxis(content:)", on: Bars()) { $0.chartXAxis { AxisMarks(position: .top) } }
  probes.probe("chartYAxis(content:)", on: Bars()) { $0.chartYAxis { AxisMarks(position: .leading, values: [0, 5]) } }

  probes.probe("chartXAxisLabel(position:alignment:spacing:content:)", on: Bars()) { $0.chartXAxisLabel { Color.red } }
  probes.probe("chartYAxisLabel(position:alignment:spacing:content:)", on: Bars()) { $0.chartYAxisLabel { Text("why") } }
  let others = "position: AnnotationPosition, alignment: Alignment?, spacing: CGFloat?)"
  probes.probe("chartXAxisLabel(_: LocalizedStringKey, \(others)", on: Bars()) { $0.chartXAxisLabel("words") }
  probes.probe("chartXAxisLabel(_: S, \(others)", on: Bars()) { $0.chartXAxisLabel(String("words")) }
  probes.probe("chartXAxisLabel(_: Text, \(others)", on: Bars()) { $0.chartXAxisLabel(Text("words")) }
  probes.probe("chartYAxisLabel(_: LocalizedStringKey, \(others)", on: Bars()) { $0.chartYAxisLabel("words") }
  probes.probe("chartYAxisLabel(_: S, \(others)", on: Bars()) { $0.chartYAxisLabel(String("words")) }
  probes.probe("chartYAxisLabel(_: Text, \(others)", on: Bars()) { $0.chartYAxisLabel(Text("words")) }

  func label<Mark: AxisMark>(_ name: String, _ change: @escaping @MainActor (AxisValueLabel<Text>) -> Mark) {
    probes.compare(
      name, Bars().chartYAxis { AxisMarks { _ in AxisValueLabel() } },
      Bars().chartYAxis { AxisMarks { _ in change(AxisValueLabel()) } })
  }
  label("AxisMark.font(_:)") { $0.font(.largeTitle) }
  label("AxisMark.foregroundStyle(_:)") { $0.foregroundStyle(.red) }
  label("AxisMark.offset(_:)") { $0.offset(CGSize(width: 3, height: 5)) }
  label("AxisMark.offset(x:y:)") { $0.offset(x: 3, y: 5) }
}
