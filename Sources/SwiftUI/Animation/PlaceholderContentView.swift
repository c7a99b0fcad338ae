import AttributeGraph

/// Stands for the view that is modified, in a closure that says what is done to it.
public struct PlaceholderContentView<Value>: Sendable {
  init() {}
}

extension PlaceholderContentView: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let content = inputs.modifierContent else { return .empty }
    var inputs = inputs
    inputs.modifierContent = content.outer
    return content.view(inputs)
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    guard let content = inputs.base.modifierContent else { return .fixed([]) }
    var inputs = inputs
    inputs.base.modifierContent = content.outer
    return content.list(inputs)
  }
}
