import AttributeGraph

/// Says where a view lies, as a preference.
struct AnchorPreferenceModifier<Value, Key: PreferenceKey> {
  let source: Anchor<Value>.Source
  let transform: (Anchor<Value>) -> Key.Value
}

extension AnchorPreferenceModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let sink = inputs.preferences.sink(for: Key.self) else { return body(inputs) }
    let value = inputs.subgraph.rule(AnchorPreference(modifier: modifier, place: AnchorPlace(inputs)))
    sink.add(ObjectIdentifier(Key.self), .value(value.untyped, offset: 0))
    var inner = inputs
    inner.preferences = inputs.preferences.redirecting(Key.self, to: nil)
    return body(inner)
  }
}

/// Where a view lies, for those who ask.
private struct AnchorPlace {
  private let frame: Attribute<CGRect>
  private let space: SpaceNode
  init(_ inputs: _ViewInputs) {
    frame = inputs.frame
    space = inputs.space
  }
  /// Read by the running rule.
  var site: AnchorSite {
    let frame = frame.value
    let toSpace = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return AnchorSite(size: frame.size, toRoot: toSpace.concatenating(space.transformToRoot()))
  }
}

private struct AnchorPreference<Value, Key: PreferenceKey>: Rule {
  let modifier: _GraphValue<AnchorPreferenceModifier<Value, Key>>
  let place: AnchorPlace
  let plan = TypePlan.of(Key.Value.self)
  func update(_ slot: Slot<Key.Value>) -> Bool {
    let modifier = modifier.value
    return slot.put(modifier.transform(Anchor(box: modifier.source.anchor(place.site))), by: plan)
  }
  func name() -> String { "anchor preference \(Key.self)" }
  static var cycleDefault: Key.Value? { Key.defaultValue }
}

/// Adds where a view lies to what the views inside say.
struct AnchorTransformModifier<Value, Key: PreferenceKey> {
  let source: Anchor<Value>.Source
  let change: (inout Key.Value, Anchor<Value>) -> Void
}

extension AnchorTransformModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let place = AnchorPlace(inputs)
    return inputs.makePreferenceTransform(
      Key.self,
      { value in
        let modifier = modifier.value
        modifier.change(&value, Anchor(box: modifier.source.anchor(place.site)))
      }, body)
  }
}

extension View {
  /// Says a value made from an anchor on this view for `key`, in place of what the views inside say.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform))
  }
  /// Changes what the views inside say for `key`, given an anchor on this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorTransformModifier<A, K>(source: value, change: transform))
  }
}
