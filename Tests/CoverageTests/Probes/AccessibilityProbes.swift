import SwiftUI
import Touchstone

@MainActor func accessibilityProbes(_ probes: Probes) {
  describingProbes(probes)
  structureProbes(probes)
  actionProbes(probes)
  settingProbes(probes)
}

@MainActor private func describingProbes(_ probes: Probes) {
  probes.probe("accessibilityIdentifier(_:)") { $0.accessibilityIdentifier("name") }
  probes.probe("accessibilityIdentifier(_:isEnabled:)") { $0.accessibilityIdentifier("name", isEnabled: true) }
  probes.probe("accessibilityLabel(_: Text)") { $0.accessibilityLabel(Text("label")) }
  probes.probe("accessibilityLabel(_: LocalizedStringKey)") { $0.accessibilityLabel("label") }
  probes.probe("accessibilityLabel(_: S)") { $0.accessibilityLabel(String("label")) }
  probes.probe("accessibilityLabel(_: Text, isEnabled: Bool)") { $0.accessibilityLabel(Text("label"), isEnabled: true) }
  probes.probe("accessibilityLabel(_: LocalizedStringKey, isEnabled: Bool)") { $0.accessibilityLabel("label", isEnabled: true) }
  probes.probe("accessibilityLabel(_: S, isEnabled: Bool)") { $0.accessibilityLabel(String("label"), isEnabled: true) }
  probes.probe("accessibilityValue(_: Text)") { $0.accessibilityValue(Text("value")) }
  probes.probe("accessibilityValue(_: LocalizedStringKey)") { $0.accessibilityValue("value") }
  probes.probe("accessibilityValue(_: S)") { $0.accessibilityValue(String("value")) }
  probes.probe("accessibilityValue(_: Text, isEnabled: Bool)") { $0.accessibilityValue(Text("value"), isEnabled: true) }
  probes.probe("accessibilityValue(_: LocalizedStringKey, isEnabled: Bool)") { $0.accessibilityValue("value", isEnabled: true) }
  probes.probe("accessibilityValue(_: S, isEnabled: Bool)") { $0.accessibilityValue(String("value"), isEnabled: true) }
  probes.probe("accessibilityHint(_: Text)") { $0.accessibilityHint(Text("hint")) }
  probes.probe("accessibilityHint(_: LocalizedStringKey)") { $0.accessibilityHint("hint") }
  probes.probe("accessibilityHint(_: S)") { $0.accessibilityHint(String("hint")) }
  probes.probe("accessibilityHint(_: Text, isEnabled: Bool)") { $0.accessibilityHint(Text("hint"), isEnabled: true) }
  probes.probe("accessibilityHint(_: LocalizedStringKey, isEnabled: Bool)") { $0.accessibilityHint("hint", isEnabled: true) }
  probes.probe("accessibilityHint(_: S, isEnabled: Bool)") { $0.accessibilityHint(String("hint"), isEnabled: true) }
  probes.probe("accessibilityInputLabels(_: [Text])") { $0.accessibilityInputLabels([Text("name")]) }
  probes.probe("accessibilityInputLabels(_: [LocalizedStringKey])") { $0.accessibilityInputLabels(["name"]) }
  probes.probe("accessibilityInputLabels(_: [S])") { $0.accessibilityInputLabels([String("name")]) }
  probes.probe("accessibilityHeading(_:)") { $0.accessibilityHeading(.h3) }
  probes.probe("accessibilityAddTraits(_:)") { $0.accessibilityAddTraits(.isHeader) }
  probes.probe("accessibilityRemoveTraits(_:)") { $0.accessibilityRemoveTraits(.isStaticText) }

  probes.probe("accessibility(label:)") { $0.accessibility(label: Text("label")) }
  probes.probe("accessibility(value:)") { $0.accessibility(value: Text("value")) }
  probes.probe("accessibility(hint:)") { $0.accessibility(hint: Text("hint")) }
  probes.probe("accessibility(hidden:)") { $0.accessibility(hidden: true) }
  probes.probe("accessibility(identifier:)") { $0.accessibility(identifier: "name") }
  probes.probe("accessibility(addTraits:)") { $0.accessibility(addTraits: .isHeader) }
  probes.probe("accessibility(removeTraits:)") { $0.accessibility(removeTraits: .isStaticText) }
  probes.probe("accessibility(sortPriority:)") { $0.accessibility(sortPriority: 1) }
  probes.probe("accessibility(inputLabels:)") { $0.accessibility(inputLabels: [Text("name")]) }
}

@MainActor private func structureProbes(_ probes: Probes) {
  let pair = HStack {
    Text("a"); Text("b")
  }
  probes.probe("accessibilityElement(children:)", on: pair) { $0.accessibilityElement(children: .combine) }
  probes.probe("accessibilityHidden(_:)") { $0.accessibilityHidden(true) }
  probes.probe("accessibilityHidden(_:isEnabled:)") { $0.accessibilityHidden(true, isEnabled: true) }
  probes.probe("accessibilitySortPriority(_:)") { $0.accessibilitySortPriority(1) }
  probes.probe("accessibilityRepresentation(representation:)") { $0.accessibilityRepresentation { Button("other") {} } }
  probes.probe("accessibilityChildren(children:)") { $0.accessibilityChildren { Text("child") } }
}

@MainActor private func actionProbes(_ probes: Probes) {
  let activate: Probe.Script = { try $0.screen.accessibilityElements[0].activate() }
  /// The plain scene has nothing that could be asked for.
  func whereChanged(_ act: @escaping @MainActor (Element) throws -> Void) -> Probe.Script {
    { trial in if trial.isChanged { try act(trial.screen.accessibilityElements[0]) } }
  }
  func perform(_ name: String) -> Probe.Script { whereChanged { try $0.perform(action: name) } }

  probes.noting("accessibilityAction(_:_:)", after: whereChanged { try $0.activate() }) { view, notes in
    view.accessibilityAction { notes.add("done") }
  }
  probes.noting("accessibilityAction(named: Text, _: () -> Void)", after: perform("Next")) { view, notes in
    view.accessibilityAction(named: Text("Next")) { notes.add("next") }
  }
  probes.noting("accessibilityAction(named: LocalizedStringKey, _: () -> Void)", after: perform("Next")) { view, notes in
    view.accessibilityAction(named: "Next") { notes.add("next") }
  }
  probes.noting("accessibilityAction(named: S, _: () -> Void)", after: perform("Next")) { view, notes in
    view.accessibilityAction(named: String("Next")) { notes.add("next") }
  }
  probes.noting("accessibilityAction(action:label:)", after: perform("Next")) { view, notes in
    view.accessibilityAction {
      notes.add("next")
    } label: {
      Text("Next")
    }
  }
  probes.noting("accessibilityActions(_:)", after: perform("Next")) { view, notes in
    view.accessibilityActions { Button("Next") { notes.add("next") } }
  }
  probes.noting(
    "accessibilityAdjustableAction(_:)", after: whereChanged { try $0.increment() }
  ) { view, notes in view.accessibilityAdjustableAction { notes.add("\($0)") } }
  probes.noting(
    "accessibilityScrollAction(_:)", after: whereChanged { try $0.scroll(to: .bottom) }
  ) { view, notes in view.accessibilityScrollAction { notes.add("\($0)") } }

  // The right half of a pair is tapped in place of the middle, which is the left one's.
  func pair(_ notes: Notes) -> some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 40).onTapGesture { notes.add("left") }
      Color.blue.frame(width: 20).onTapGesture { notes.add("right") }
    }
    .accessibilityElement().accessibilityLabel("pair")
  }
  probes.compare(
    "accessibilityActivationPoint(_: UnitPoint)", { pair($0) },
    { pair($0).accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5)) }, after: activate)
  probes.compare(
    "accessibilityActivationPoint(_: CGPoint)", { pair($0) },
    { pair($0).accessibilityActivationPoint(CGPoint(x: 55, y: 10)) }, after: activate)
}

/// What the owner of the device sets reaches the views.
@MainActor private func settingProbes(_ probes: Probes) {
  func setting(_ name: String, _ path: KeyPath<EnvironmentValues, Bool>, _ change: @escaping (inout Settings) -> Void) {
    probes.compare(
      "EnvironmentValues." + name, Reader(path), Reader(path), after: { if $0.isChanged { $0.screen.change(change) } })
  }
  setting("accessibilityVoiceOverEnabled", \.accessibilityVoiceOverEnabled) { $0.isVoiceOverOn = true }
  setting("accessibilitySwitchControlEnabled", \.accessibilitySwitchControlEnabled) { $0.isSwitchControlOn = true }
  setting("accessibilityEnabled", \.accessibilityEnabled) { $0.isVoiceOverOn = true }
  setting("accessibilityDifferentiateWithoutColor", \.accessibilityDifferentiateWithoutColor) {
    $0.differentiatesWithoutColor = true
  }
}
