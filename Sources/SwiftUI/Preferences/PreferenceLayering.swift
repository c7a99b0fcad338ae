import AttributeGraph

/// A view behind or in front of another, made from a preference of the latter.
struct PreferenceLayeringModifier<Place: LayeringPlace, Key: PreferenceKey, Layered: View> {
  var alignment: Alignment
  let content: (Key.Value) -> Layered
}

extension PreferenceLayeringModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs.ownsLayer = false
    let sink = PreferenceSink()
    let value = inputs.subgraph.rule(PreferenceValue<Key>(sink: sink))
    guard Place.isBehind else {
      let outputs = body(inputs.reading(Key.self, by: sink))
      makeLayered(modifier, value, inputs)
      return outputs
    }
    return inputs.behind {
      makeLayered(modifier, value, $0)
    } _: {
      body($0.reading(Key.self, by: sink))
    }
  }

  private nonisolated static func makeLayered(
    _ modifier: _GraphValue<Self>, _ value: Attribute<Key.Value>, _ inputs: _ViewInputs
  ) {
    let alignment = inputs.subgraph.rule(Narrowed<Alignment>(value: modifier.field { address(of: &$0.alignment) }))
    let handle = BodyHandle(in: inputs.subgraph)
    let content = inputs.subgraph.rule(
      PreferenceContent(modifier: modifier, value: value, handle: handle, viewGraph: inputs.viewGraph))
    handle.node = content.untyped
    _ = inputs.makeChild(Place.isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue", isDetached: true) {
      Layered._makeView(_GraphValue(content), $0)
    } place: { computer, outer in
      alignment.value.place(computer.dimensions(ProposedViewSize(outer.size)), in: outer)
    }
  }
}

private struct PreferenceContent<Place: LayeringPlace, Key: PreferenceKey, Layered: View>: Rule {
  let modifier: _GraphValue<PreferenceLayeringModifier<Place, Key, Layered>>
  let value: Attribute<Key.Value>
  let handle: BodyHandle
  unowned(unsafe) let viewGraph: ViewGraph
  let plan = TypePlan.of(Layered.self)
  func update(_ slot: Slot<Layered>) -> Bool {
    let content = modifier.value.content
    let value = value.value
    return slot.put(handle.observing(in: viewGraph) { content(value) }, by: plan)
  }
  func name() -> String { "view of preference \(Key.self)" }
}

extension View {
  /// A view in front of this one, made from what the views in this one say for `key`.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayeringModifier<InFront, K, V>(alignment: alignment, content: transform))
  }
  /// A view behind this one, made from what the views in this one say for `key`.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayeringModifier<Behind, K, V>(alignment: alignment, content: transform))
  }
}
