import AttributeGraph
import LayerTree

/// What a view means to assistive technology and to those who look for it: written into a layer around the view, and put together
/// with the meanings in it and around it when somebody asks.
struct AccessibilityModifier {
  /// False describes nothing.
  var isEnabled = true
  /// Called again when the words of a text that it reads are others.
  let describe: (inout Semantics, SemanticsDetails, inout TextReader) -> Void
}

extension AccessibilityModifier: PrimitiveModifier {
  fileprivate static let layerName = "accessibility"

  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layer = Layer(name: layerName)
    inputs.layer.addChild(layer)
    let space = FramedSpace(parent: inputs.space, layer: layer, frame: inputs.frame)
    inputs.subgraph.effect(
      AccessibilityEffect(modifier: modifier, layer: layer, placed: PlacedLayer(inputs), reader: TextReader(inputs)))
    // What a leaf means must not stand in the place of what is said of it.
    return body(inputs.inside(layer, space: space, lendsLayer: false))
  }
}

private struct AccessibilityEffect: Rule {
  let modifier: _GraphValue<AccessibilityModifier>
  let layer: Layer
  var placed: PlacedLayer
  var reader: TextReader

  mutating func update(_ slot: Slot<Void>) -> Bool {
    placed.update(layer)
    let modifier = modifier.value
    var semantics: Semantics?
    reader.reading { reader in
      guard modifier.isEnabled else { return }
      let details = SemanticsDetails()
      var described = Semantics(role: .container, details: details)
      modifier.describe(&described, details, &reader)
      semantics = described
    }
    layer.name = semantics?.identifier ?? AccessibilityModifier.layerName
    layer.semantics = semantics
    return false
  }
  func name() -> String { AccessibilityModifier.layerName }
}

extension View {
  nonisolated func described(
    isEnabled: Bool = true, _ describe: @escaping (inout Semantics, SemanticsDetails) -> Void
  ) -> some View {
    modifier(AccessibilityModifier(isEnabled: isEnabled) { semantics, details, _ in describe(&semantics, details) })
  }
  /// Described with texts, which are read where the view lies.
  nonisolated func describedInWords(
    isEnabled: Bool = true, _ describe: @escaping (inout Semantics, SemanticsDetails, inout TextReader) -> Void
  ) -> some View {
    modifier(AccessibilityModifier(isEnabled: isEnabled, describe: describe))
  }
}
