import LayerTree

/// What a view means to assistive technology and to those who look for it: written into a layer around the view, and put together
/// with the meanings in it and around it when somebody asks.
struct AccessibilityModifier {
  /// False describes nothing.
  var isEnabled = true
  let describe: (inout Semantics, SemanticsDetails) -> Void
}

extension AccessibilityModifier: LayerModifier {
  static var layerName: String { "accessibility" }
  static var lendsLayer: Bool { false }

  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    guard isEnabled else {
      layer.name = Self.layerName
      return layer.semantics = nil
    }
    let details = SemanticsDetails()
    var semantics = Semantics(role: .container, details: details)
    describe(&semantics, details)
    layer.name = semantics.identifier ?? Self.layerName
    layer.semantics = semantics
  }
}

extension View {
  nonisolated func described(
    isEnabled: Bool = true, _ describe: @escaping (inout Semantics, SemanticsDetails) -> Void
  ) -> some View {
    modifier(AccessibilityModifier(isEnabled: isEnabled, describe: describe))
  }
}
