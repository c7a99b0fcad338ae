/// What a view tells the container it is in; modifiers around it do not hide it.
struct ZIndexModifier {
  var value: Double
}

extension ZIndexModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    var inputs = inputs
    // The outermost one counts.
    if inputs.traits.zIndex == nil { inputs.traits.zIndex = modifier.field { address(of: &$0.value) } }
    return body(inputs)
  }
}

struct TransitionModifier {
  var transition: AnyTransition
}

extension TransitionModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    var inputs = inputs
    if inputs.traits.transition == nil { inputs.traits.transition = modifier.field { address(of: &$0.transition) } }
    return body(inputs)
  }
}

extension View {
  /// Views with a higher value lie in front of their siblings; 0 is what a view has by itself.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
  /// How the view comes and goes when the change is animated.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
