import SwiftUI

@MainActor func buttonProbes(_ probes: Probes) {
  let tap: Probe.Script = { $0.tap() }
  probes.compare("Button", { _ in Text("Go") }, { notes in Button("Go") { notes.add("went") } }, after: tap)
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
