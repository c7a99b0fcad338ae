import AttributeGraph
import CoreGraphics

/// Gives a view an effect that depends on its size and place.
struct VisualEffectModifier<Effect: VisualEffect> {
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let size = inputs.subgraph.rule(SizeOfFrame(frame: inputs.frame))
    let geometry = ViewGeometry(size: size, inputs: inputs)
    let effect = inputs.subgraph.rule(EffectOfPlace(modifier: modifier, geometry: geometry))
    return Effect._makeEffect(_GraphValue(effect), inputs, body)
  }
}

private struct EffectOfPlace<Effect: VisualEffect>: Rule {
  let modifier: _GraphValue<VisualEffectModifier<Effect>>
  let geometry: ViewGeometry
  let plan = TypePlan.of(Effect.self)
  func update(_ slot: Slot<Effect>) -> Bool {
    slot.put(modifier.value.effect(EmptyVisualEffect(), GeometryProxy(geometry: geometry)), by: plan)
  }
  func name() -> String { "visualEffect" }
}

extension View {
  /// Gives the view an effect that may depend on where it lies: `effect` gets an effect that changes nothing, whose methods make others,
  /// and the view's geometry without the effect.
  ///
  /// `effect` runs again when what it reads of the geometry changes: in every frame in which content moves, if it asks a view in a scroll
  /// view for its place on the screen.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View { modifier(VisualEffectModifier(effect: effect)) }
}
