/// Says something of a view to the container that it is in; modifiers around it do not hide it.
protocol TraitModifier: PrimitiveModifier {
  /// Asked from the outermost modifier of a view inwards: what is written already counts.
  nonisolated static func write(_ modifier: _GraphValue<Self>, into traits: inout ItemTraits)
}

extension TraitModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    var inputs = inputs
    write(modifier, into: &inputs.traits)
    return body(inputs)
  }
}
