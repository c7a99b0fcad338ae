import SwiftUI

/// What a `Text` or a `Font` is changed by before it is a view.
@MainActor func textValueProbes(_ probes: Probes) {
  func text(_ name: String, _ change: (Text) -> Text) {
    let plain = Text("Ag 1111")
    probes.compare("Text." + name, plain + Text("!"), change(plain) + Text("!"))
  }
  text("font(_:)") { $0.font(.caption) }
  text("fontWeight(_:)") { $0.fontWeight(.heavy) }
  text("fontDesign(_:)") { $0.fontDesign(.monospaced) }
  text("bold()") { $0.bold() }
  text("bold(_:)") { $0.bold(true) }
  text("italic()") { $0.italic() }
  text("italic(_:)") { $0.italic(true) }
  text("monospaced(_:)") { $0.monospaced() }
  text("monospacedDigit()") { $0.monospacedDigit() }
  text("underline(_:color:)") { $0.underline(color: .red) }
  text("underline(_:pattern:color:)") { $0.underline(pattern: .solid) }
  text("strikethrough(_:color:)") { $0.strikethrough(color: .red) }
  text("strikethrough(_:pattern:color:)") { $0.strikethrough(pattern: .solid) }
  text("kerning(_:)") { $0.kerning(3) }
  text("tracking(_:)") { $0.tracking(3) }
  text("baselineOffset(_:)") { $0.baselineOffset(4) }
  text("foregroundColor(_:)") { $0.foregroundColor(.red) }
  text("foregroundStyle(_:)") { $0.foregroundStyle(.red) }

  func font(_ name: String, _ font: Font, unlike plain: Font = .system(size: 15)) {
    probes.compare("Font." + name, Text("Ag 1111").font(plain), Text("Ag 1111").font(font))
  }
  font("body", .body)
  font("callout", .callout)
  font("caption", .caption)
  font("caption2", .caption2)
  font("footnote", .footnote)
  font("headline", .headline)
  font("largeTitle", .largeTitle)
  font("subheadline", .subheadline, unlike: .system(size: 12))
  font("title", .title)
  font("title2", .title2)
  font("title3", .title3)
  font("system(size:weight:design:)", .system(size: 15, weight: .bold, design: .monospaced))
  font("system(_:design:weight:)", .system(.title, design: .monospaced, weight: .bold))
  font("bold()", .system(size: 15).bold())
  font("italic()", .system(size: 15).italic())
  font("monospaced()", .system(size: 15).monospaced())
  font("monospacedDigit()", .system(size: 15).monospacedDigit())
  font("weight(_:)", .system(size: 15).weight(.black))
}
