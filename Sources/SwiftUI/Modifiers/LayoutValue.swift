/// A value that a view says of itself to the layout it is in.
struct LayoutValueModifier<Key: LayoutValueKey> {
  var value: Key.Value
}

extension LayoutValueModifier: TraitModifier {
  nonisolated static func write(_ modifier: _GraphValue<Self>, into traits: inout ItemTraits) {
    traits.say(Key.self) { modifier.value.value }
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
