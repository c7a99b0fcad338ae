import AttributeGraph

/// Runs an action after an update in which a preference changed.
struct PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension PreferenceActionModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let sink = PreferenceSink()
    let outputs = body(inputs.reading(Key.self, by: sink))
    let value = inputs.subgraph.rule(PreferenceValue<Key>(sink: sink))
    inputs.subgraph.effect(PreferenceAction(modifier: modifier, value: value, viewGraph: inputs.viewGraph))
    return outputs
  }
}

private struct PreferenceAction<Key: PreferenceKey>: Rule where Key.Value: Equatable {
  private let modifier: _GraphValue<PreferenceActionModifier<Key>>
  private let value: Attribute<Key.Value>
  private unowned(unsafe) let viewGraph: ViewGraph
  private var last: Key.Value?
  private var limit = UpdateLimit()

  init(modifier: _GraphValue<PreferenceActionModifier<Key>>, value: Attribute<Key.Value>, viewGraph: ViewGraph) {
    self.modifier = modifier
    self.value = value
    self.viewGraph = viewGraph
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let action = modifier.value.action
    let new = value.value
    guard new != last else { return false }
    last = new
    guard limit.allows("Bound preference \(Key.self)", in: viewGraph) else { return false }
    viewGraph.afterUpdate { ActionContext.with({ "onPreferenceChange(\(Key.self))" }) { action(new) } }
    return false
  }
  func name() -> String { "onPreferenceChange(\(Key.self))" }
}

extension View {
  /// Runs `action` after the first update, and after each in which the combined value of the views inside changed.
  ///
  /// Of changes in one frame, which follow from one another, the first two are told; a further one is reported and kept back.
  @preconcurrency nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }
}
