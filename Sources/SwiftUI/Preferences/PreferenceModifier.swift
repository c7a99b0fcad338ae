import AttributeGraph

/// Says a preference. What the views inside say of it does not get past this one.
struct PreferenceModifier<Key: PreferenceKey> {
  var value: Key.Value
}

extension PreferenceModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let sink = inputs.preferences.sink(for: Key.self) else { return body(inputs) }
    let value: _GraphValue<Key.Value> = modifier.field { address(of: &$0.value) }
    sink.add(ObjectIdentifier(Key.self), .value(value.attribute, offset: value.offset))
    var inner = inputs
    inner.preferences = inputs.preferences.redirecting(Key.self, to: nil)
    return body(inner)
  }
}

/// Changes what the views inside say of a preference.
struct PreferenceTransformModifier<Key: PreferenceKey> {
  let change: (inout Key.Value) -> Void
}

extension PreferenceTransformModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.makePreferenceTransform(Key.self, { modifier.value.change(&$0) }, body)
  }
}

extension _ViewInputs {
  /// `change` may read the graph.
  func makePreferenceTransform<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void, _ body: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let outer = preferences.sink(for: key) else { return body(self) }
    let inside = PreferenceSink()
    let value = subgraph.rule(TransformedPreference<Key>(inside: inside, change: change))
    outer.add(ObjectIdentifier(key), .value(value.untyped, offset: 0))
    var inner = self
    inner.preferences = preferences.redirecting(key, to: inside)
    return body(inner)
  }
}

private struct TransformedPreference<Key: PreferenceKey>: Rule {
  let inside: PreferenceSink
  let change: (inout Key.Value) -> Void
  let plan = TypePlan.of(Key.Value.self)
  func update(_ slot: Slot<Key.Value>) -> Bool {
    var value = inside.value(of: Key.self)
    change(&value)
    return slot.put(value, by: plan)
  }
  func name() -> String { "transformed preference \(Key.self)" }
  static var cycleDefault: Key.Value? { Key.defaultValue }
}

extension View {
  /// Says `value` for `key` to the views around. It stands in place of what the views inside say for the same key.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }
  /// Changes what the views inside say for `key`, or its default value if they say nothing.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(change: callback))
  }
}
