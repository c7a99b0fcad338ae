import SwiftUI

/// Buttons and other controls.
@MainActor func buttonProbes(_ probes: Probes) {
  let tap: Probe.Script = { $0.tap() }
  probes.compare("Button", { _ in Text("Go") }, { notes in Button("Go") { notes.add("went") } }, after: tap)
  probes.compare(
    "Slider", { _ in Slider(value: .constant(0.5)) },
    { notes in Slider(value: Binding(get: { 0.5 }, set: { notes.add("\($0)") })) },
    after: { $0.screen.drag(from: $0.middle, to: CGPoint(x: 80, y: 60), duration: 0.2) })
  probes.shows("Stepper", Stepper("Size", value: .constant(1)))
  probes.probe("buttonStyle(_:)", on: Button("Go") {}) { $0.buttonStyle(.borderedProminent) }
  probes.probe("ButtonStyleConfiguration.Label", on: Button("Go") {}) { $0.buttonStyle(Twice()) }
}

/// Shows the label two times.
private struct Twice: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.label
    }
  }
}
