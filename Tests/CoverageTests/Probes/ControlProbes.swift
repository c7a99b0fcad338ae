import SwiftUI

@MainActor func controlProbes(_ probes: Probes) {
  probes.shows("Toggle", Toggle("Wi-Fi", isOn: .constant(true)))
  probes.probe("toggleStyle(_:)", on: Toggle("Wi-Fi", isOn: .constant(true))) { $0.toggleStyle(.button) }
  probes.probe("labelsHidden()", on: Toggle("Wi-Fi", isOn: .constant(true))) { $0.labelsHidden() }
  probes.probe("ToggleStyleConfiguration.Label", on: Toggle("Wi-Fi", isOn: .constant(true))) { $0.toggleStyle(TwiceToggle()) }
  probes.shows("ProgressView", ProgressView(value: 0.5))
  probes.probe("progressViewStyle(_:)", on: ProgressView(value: 0.5)) { $0.progressViewStyle(.circular) }
  let labelled = ProgressView(value: 0.5) {
    Text("Copying")
  } currentValueLabel: {
    Text("half")
  }
  probes.probe("ProgressViewStyleConfiguration.Label", on: labelled) { $0.progressViewStyle(LabelOnly()) }
  probes.probe("ProgressViewStyleConfiguration.CurrentValueLabel", on: labelled) { $0.progressViewStyle(ValueOnly()) }
  probes.shows("LabeledContent", LabeledContent("Size", value: "12 MB"))
  probes.shows("Label", Label("Bolt", systemImage: "bolt"))
  probes.probe("labelStyle(_:)", on: Label("Bolt", systemImage: "bolt")) { $0.labelStyle(.titleOnly) }
  probes.probe("LabelStyleConfiguration.Title", on: Label("Bolt", systemImage: "bolt")) { $0.labelStyle(TwiceTitle()) }
  probes.probe("LabelStyleConfiguration.Icon", on: Label("Bolt", systemImage: "bolt")) { $0.labelStyle(TwiceIcon()) }
}

private struct TwiceToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.label
    }
  }
}
private struct LabelOnly: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
private struct ValueOnly: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.currentValueLabel }
}
private struct TwiceTitle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title; configuration.title
    }
  }
}
private struct TwiceIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.icon
    }
  }
}
