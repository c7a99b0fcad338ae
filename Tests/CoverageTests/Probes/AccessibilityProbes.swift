import SwiftUI

@MainActor func accessibilityProbes(_ probes: Probes) {
  probes.probe("accessibilityIdentifier(_:)") { $0.accessibilityIdentifier("name") }
  probes.probe("accessibilityLabel(_: Text)") { $0.accessibilityLabel(Text("label")) }
  probes.probe("accessibilityLabel(_: LocalizedStringKey)") { $0.accessibilityLabel("label") }
  probes.probe("accessibilityLabel(_: S)") { $0.accessibilityLabel(String("label")) }
  probes.probe("accessibilityValue(_: Text)") { $0.accessibilityValue(Text("value")) }
  probes.probe("accessibilityValue(_: LocalizedStringKey)") { $0.accessibilityValue("value") }
  probes.probe("accessibilityValue(_: S)") { $0.accessibilityValue(String("value")) }
}
