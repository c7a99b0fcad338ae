import AttributeGraph
import CoreGraphics
import LayerTree

/// Mirrors what a view draws where layout runs from right to left.
struct FlipModifier {
  var isEnabled: Bool
}

extension FlipModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layer = Layer(name: "flip")
    inputs.layer.addChild(layer)
    let direction = inputs.direction
    let transform = { (size: CGSize) -> CGAffineTransform in
      guard modifier.value.isEnabled && direction.isRightToLeft.value else { return .identity }
      return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    }
    let space = EffectSpace(parent: inputs.space, layer: layer, frame: inputs.frame, effect: transform)
    inputs.subgraph.effect(FlipEffect(transform: transform, layer: layer, placed: PlacedLayer(inputs)))
    return body(inputs.inside(layer, space: space, lendsLayer: true))
  }
}

private struct FlipEffect: Rule {
  let transform: (CGSize) -> CGAffineTransform
  let layer: Layer
  var placed: PlacedLayer
  mutating func update(_ slot: Slot<Void>) -> Bool {
    layer.transform = transform(placed.update(layer).size)
    return false
  }
  func name() -> String { "flip" }
}

extension View {
  /// Mirrors what the view draws, and where it takes touches, about its middle where layout runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}
