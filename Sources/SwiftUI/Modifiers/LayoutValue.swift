/// A value that a view says of itself to the layout it is in; modifiers around it do not hide it.
struct LayoutValueModifier<Key: LayoutValueKey> {
  var value: Key.Value
}

extension LayoutValueModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    var inputs = inputs
    inputs.traits.say(Key.self) { modifier.value.value }
    return body(inputs)
  }
}

extension ItemTraits {
  /// The outermost value for a key counts. `value` reads the graph.
  mutating func say<Key: LayoutValueKey>(_ key: Key.Type, _ value: @escaping () -> Key.Value) {
    var values = layoutValues ?? [:]
    if values[ObjectIdentifier(key)] == nil { values[ObjectIdentifier(key)] = { value() } }
    layoutValues = values
  }
}

extension View {
  /// Says something of the view to the layout it is in, which reads it from the subview.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
