import Charts
import SwiftUI

@MainActor func markProbes(_ probes: Probes) {
  let bar = BarMark(x: .value("x", 4), y: .value("y", 6), width: 20)
  let point = PointMark(x: .value("x", 4), y: .value("y", 6))
  func probe<Plain: ChartContent, Changed: ChartContent>(
    _ name: String, on mark: Plain, _ change: @escaping @MainActor (Plain) -> Changed
  ) {
    probes.compare("ChartContent." + name, Only { mark }, Only { change(mark) })
  }
  lookProbes(probes)
  wordProbes(probes)

  probe("offset(_:)", on: bar) { $0.offset(CGSize(width: 9, height: 9)) }
  probe("offset(x:y:)", on: bar) { $0.offset(x: 9, y: 9) }
  probe("offset(x:yStart:yEnd:)", on: bar) { $0.offset(x: 9, yStart: 4, yEnd: -4) }
  probe("offset(xStart:xEnd:y:)", on: bar) { $0.offset(xStart: 4, xEnd: -4, y: 9) }
  probe("offset(xStart:xEnd:yStart:yEnd:)", on: bar) { $0.offset(xStart: 4, xEnd: -4, yStart: 4, yEnd: -4) }
  probes.compare(
    "ChartContent.position(by:axis:span:)",
    Only { ForEach(0..<2, id: \.self) { BarMark(x: .value("x", 4), y: .value("y", 2 + $0), width: 20) } },
    Only {
      ForEach(0..<2, id: \.self) {
        BarMark(x: .value("x", 4), y: .value("y", 2 + $0), width: 20).position(by: .value("group", $0))
      }
    })
  probes.compare(
    "ChartContent.zIndex(_:)",
    Only {
      bar.foregroundStyle(.red)
      bar.foregroundStyle(.green)
    },
    Only {
      bar.foregroundStyle(.red).zIndex(1)
      bar.foregroundStyle(.green)
    })

  probe("symbol(_:)", on: point) { $0.symbol(.cross) }
  probe("symbol(symbol:)", on: point) { $0.symbol { Text("here") } }
  probes.compare(
    "ChartContent.symbol(by:)", Only { ForEach(0..<2, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 6)) } },
    Only { ForEach(0..<2, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 6)).symbol(by: .value("g", "\($0)")) } })
  probe("symbolSize(_: CGFloat)", on: point) { $0.symbolSize(300) }
  probe("symbolSize(_: CGSize)", on: point) { $0.symbolSize(CGSize(width: 20, height: 20)) }
  probe("symbolSize(by:)", on: point) { $0.symbolSize(by: .value("size", 3)) }
}

@MainActor private func lookProbes(_ probes: Probes) {
  let bar = BarMark(x: .value("x", 4), y: .value("y", 6), width: 20)
  let rule = RuleMark(y: .value("y", 6))
  func probe<Plain: ChartContent, Changed: ChartContent>(
    _ name: String, on mark: Plain, _ change: @escaping @MainActor (Plain) -> Changed
  ) {
    probes.compare("ChartContent." + name, Only { mark }, Only { change(mark) })
  }
  probe("foregroundStyle(_:)", on: bar) { $0.foregroundStyle(.red) }
  probe("foregroundStyle(by:)", on: bar) { $0.foregroundStyle(by: .value("group", "p")) }
  probe("opacity(_:)", on: bar) { $0.opacity(0.5) }
  probe("cornerRadius(_:style:)", on: bar) { $0.cornerRadius(6) }
  probe("blur(radius:)", on: bar) { $0.blur(radius: 3) }
  probe("shadow(color:radius:x:y:)", on: bar) { $0.shadow(color: .black, radius: 3, x: 4, y: 4) }
  probe("clipShape(_:style:)", on: bar) { $0.clipShape(Circle()) }
  let shaded = bar.foregroundStyle(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
  probe("alignsMarkStylesWithPlotArea(_:)", on: shaded) { $0.alignsMarkStylesWithPlotArea() }
  probe("lineStyle(_:)", on: rule) { $0.lineStyle(StrokeStyle(lineWidth: 5)) }
  probe("lineStyle(by:)", on: rule) { $0.lineStyle(by: .value("group", "p")) }
  let line = ForEach(0..<4, id: \.self) { LineMark(x: .value("x", $0 * 3), y: .value("y", $0 * $0)) }
  probe("interpolationMethod(_:)", on: line) { $0.interpolationMethod(.stepEnd) }
}

@MainActor private func wordProbes(_ probes: Probes) {
  let bar = BarMark(x: .value("x", 9), y: .value("y", 6), width: 20)
  func probe<Changed: ChartContent>(_ name: String, _ change: @escaping @MainActor (BarMark) -> Changed) {
    probes.compare("ChartContent." + name, Only { bar }, Only { change(bar) })
  }
  let plain = "annotation(position: AnnotationPosition, alignment: Alignment, spacing: CGFloat?, "
  probe(plain + "content: () -> C)") { $0.annotation { Text("six") } }
  probe(plain + "content: (AnnotationContext) -> C)") { $0.annotation { Text("\(Int($0.targetSize.width))") } }
  let resolved = plain + "overflowResolution: AnnotationOverflowResolution, "
  let kept = AnnotationOverflowResolution(x: .fit(to: .plot), y: .disabled)
  probe(resolved + "content: () -> C)") { $0.annotation(overflowResolution: kept) { Text("six words") } }
  probe(resolved + "content: (AnnotationContext) -> C)") {
    $0.annotation(overflowResolution: kept) { Text("\(Int($0.targetSize.width)) points") }
  }
  probe("accessibilityHidden(_:)") { $0.accessibilityHidden(true) }
  probe("accessibilityIdentifier(_:)") { $0.accessibilityIdentifier("name") }
  probe("accessibilityLabel(_: LocalizedStringKey)") { $0.accessibilityLabel("label") }
  probe("accessibilityLabel(_: S)") { $0.accessibilityLabel(String("label")) }
  probe("accessibilityLabel(_: Text)") { $0.accessibilityLabel(Text("label")) }
  probe("accessibilityValue(_: LocalizedStringKey)") { $0.accessibilityValue("value") }
  probe("accessibilityValue(_: S)") { $0.accessibilityValue(String("value")) }
  probe("accessibilityValue(_: Text)") { $0.accessibilityValue(Text("value")) }
}
