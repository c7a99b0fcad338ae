import AttributeGraph

/// Runs an action after an update in which a value changed.
struct OnChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension OnChangeModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.subgraph.effect(OnChangeEffect(modifier: modifier, inputs: inputs))
    return body(inputs)
  }
}

private struct OnChangeEffect<Value: Equatable>: Rule {
  let modifier: _GraphValue<OnChangeModifier<Value>>
  private unowned(unsafe) let viewGraph: ViewGraph
  private let isShown: Attribute<Bool>?
  private var last: Value?
  private var limit = UpdateLimit()

  init(modifier: _GraphValue<OnChangeModifier<Value>>, inputs: _ViewInputs) {
    self.modifier = modifier
    viewGraph = inputs.viewGraph
    isShown = inputs.isShown
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    guard isShown?.value ?? true else {
      last = nil
      return false
    }
    let old = last
    let new = modifier.value
    last = new
    guard old.map({ $0 != new }) ?? modifier.isInitial else { return false }
    guard limit.allows("onChange(of: \(Value.self)) action", in: viewGraph) else { return false }
    let action = modifier.action
    viewGraph.afterUpdate { ActionContext.with({ "onChange(of: \(Value.self))" }) { action(old ?? new, new) } }
    return false
  }
  func name() -> String { "onChange(of: \(Value.self))" }
}

extension View {
  /// Runs `action` with the old and the new value when `value` changes; with `initial` also at first, with the value twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: initial, action: action))
  }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
  {
    modifier(OnChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
  /// The form of iOS 14 to 16: `action` is given the new value.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
