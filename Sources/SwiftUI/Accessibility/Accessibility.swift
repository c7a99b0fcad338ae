import LayerTree

/// What a view means to assistive technology and to those who look for it.
struct AccessibilityModifier {
  var label: String?
  var value: String?
  var identifier: String?
}

extension AccessibilityModifier: LayerModifier {
  static var layerName: String { "accessibility" }
  static var lendsLayer: Bool { false }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    if let identifier { layer.name = identifier }
    layer.semantics = Semantics(role: .container, label: label, value: value, identifier: identifier)
  }
}

extension View {
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(identifier: identifier))
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { modifier(AccessibilityModifier(label: label.string)) }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
  nonisolated public func accessibilityValue(_ value: Text) -> some View { modifier(AccessibilityModifier(value: value.string)) }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }
}
