import SwiftUI

/// Modifiers of every view that say how the texts in it look.
@MainActor func textProbes(_ probes: Probes) {
  probes.probe("font(_:)") { $0.font(.caption) }
  probes.probe("fontWeight(_:)") { $0.fontWeight(.heavy) }
  probes.probe("fontDesign(_:)") { $0.fontDesign(.monospaced) }
  probes.probe("bold(_:)") { $0.bold() }
  probes.probe("italic(_:)") { $0.italic() }
  probes.probe("monospaced(_:)") { $0.monospaced() }
  probes.compare("monospacedDigit()", Text("1111"), VStack { Text("1111") }.monospacedDigit())
  probes.probe("underline(_:pattern:color:)") { $0.underline() }
  probes.probe("strikethrough(_:pattern:color:)") { $0.strikethrough(color: .red) }
  probes.probe("kerning(_:)") { $0.kerning(3) }
  probes.probe("tracking(_:)") { $0.tracking(3) }
  probes.probe("baselineOffset(_:)") { $0.baselineOffset(4) }
  probes.probe("textCase(_:)") { $0.textCase(.uppercase) }
  probes.probe("lineLimit(_: Int?)", on: Paragraph()) { $0.lineLimit(1) }
  probes.probe("lineLimit(_: PartialRangeThrough<Int>)", on: Paragraph()) { $0.lineLimit(...1) }
  probes.probe("lineLimit(_: PartialRangeFrom<Int>)", on: Text("short")) { $0.lineLimit(2...) }
  probes.probe("lineLimit(_: ClosedRange<Int>)", on: Text("short")) { $0.lineLimit(2...3) }
  probes.probe("lineLimit(_:reservesSpace:)", on: Text("short")) { $0.lineLimit(2, reservesSpace: true) }
  probes.probe("lineSpacing(_:)", on: Paragraph()) { $0.lineSpacing(5) }
  probes.probe("multilineTextAlignment(_:)", on: Paragraph()) { $0.multilineTextAlignment(.trailing) }
  probes.probe("truncationMode(_:)", on: Paragraph().lineLimit(1)) { $0.truncationMode(.head) }
  probes.probe("minimumScaleFactor(_:)", on: Paragraph().lineLimit(1)) { $0.minimumScaleFactor(0.3) }
  probes.probe("foregroundColor(_:)") { $0.foregroundColor(.red) }
  probes.probe("foregroundStyle(_:)") { $0.foregroundStyle(.red) }
  probes.probe("tint(_:)", on: Rectangle().fill(.tint)) { $0.tint(.red) }
  probes.probe("accentColor(_:)", on: Rectangle().fill(.tint)) { $0.accentColor(.red) }
}
