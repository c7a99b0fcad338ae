import LayerTree

// Each goes to the element that the view is; where several elements are in it, to each of them (a choice).

extension View {
  /// What the view is called. Replaces its own text.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label, isEnabled: true) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// The same, unless `isEnabled` is false.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    describedInWords(isEnabled: isEnabled) { semantics, _, reader in semantics.label = reader.words(of: label) }
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}

extension View {
  /// What the view stands at: "60%", "Page 3 of 9".
  nonisolated public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value, isEnabled: true) }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// The same, unless `isEnabled` is false.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    describedInWords(isEnabled: isEnabled) { semantics, _, reader in semantics.value = reader.words(of: value) }
  }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}

extension View {
  /// What activating it does, in a few words; read after a pause.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint, isEnabled: true) }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// The same, unless `isEnabled` is false.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    describedInWords(isEnabled: isEnabled) { _, details, reader in details.hint = reader.words(of: hint) }
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}

extension View {
  /// What tests find the view by; never read aloud.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityIdentifier(identifier, isEnabled: true)
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    described(isEnabled: isEnabled) { semantics, _ in semantics.identifier = identifier }
  }

  /// What a person may call it by voice, the most important first; they replace the label there.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    describedInWords { _, details, reader in details.inputLabels = inputLabels.map { reader.words(of: $0) } }
  }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// The view is a heading of this level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    described { _, details in
      details.headingLevel = Int(level.rawValue)
      details.addedTraits = .header
    }
  }
}

/// How deep a heading lies.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
