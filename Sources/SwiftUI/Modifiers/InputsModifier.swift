/// A modifier that changes what reaches the views inside it and makes none of its own. On several views it is one for all of them.
protocol InputsModifier: PrimitiveModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, _ modifier: _GraphValue<Self>)
}

extension InputsModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    change(&inner, modifier)
    return body(inner)
  }
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    var inner = inputs
    change(&inner.base, modifier)
    return body(inner)
  }
}
