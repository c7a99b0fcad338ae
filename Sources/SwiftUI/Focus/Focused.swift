import AttributeGraph

/// A `.focused` modifier at work: what its state says, without its type.
final class FocusBond {
  /// Which state it is; two modifiers with one state have the same.
  var place: () -> ObjectIdentifier = { ObjectIdentifier(FocusBond.self) }
  /// The state means the fields inside.
  var matches: () -> Bool = { false }
  /// The state means no field at all.
  var isNone: () -> Bool = { true }
  /// Writes the state: the fields inside have the focus, or nobody has.
  var claim: () -> Void = {}
  var release: () -> Void = {}
}

/// Binds the fields in a view to a focus state.
struct FocusedModifier<Value: Hashable> {
  let state: FocusState<Value>.Binding
  /// What the state says when one of them has the focus.
  let value: Value
}

/// Several views share the bond.
extension FocusedModifier: InputsModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, _ modifier: _GraphValue<Self>) {
    let bond = FocusBond()
    inputs.environment = inputs.subgraph.rule(BondedEnvironment(outer: inputs.environment, bond: bond))
    inputs.subgraph.effect(FocusedEffect(modifier: modifier, bond: bond, center: inputs.viewGraph.focus))
  }
}

private struct BondedEnvironment: Rule {
  let outer: Attribute<EnvironmentValues>
  let bond: FocusBond
  func update(_ slot: Slot<EnvironmentValues>) -> Bool {
    var values = outer.value
    values.focusBonds = [bond] + values.focusBonds
    return slot.put(values)
  }
  func name() -> String { "environment" }
}

private struct FocusedEffect<Value: Hashable>: Rule {
  let modifier: _GraphValue<FocusedModifier<Value>>
  let bond: FocusBond
  let center: FocusCenter
  private var last: Value?

  init(modifier: _GraphValue<FocusedModifier<Value>>, bond: FocusBond, center: FocusCenter) {
    self.modifier = modifier
    self.bond = bond
    self.center = center
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let (state, value) = (modifier.value.state, modifier.value.value)
    bond.place = { ObjectIdentifier(state.location) }
    bond.matches = { state.location.get() == value }
    bond.isNone = { state.location.get() == state.none }
    bond.claim = { state.location.set(value, Transaction()) }
    bond.release = { state.location.set(state.none, Transaction()) }
    let current = state.location.get()
    if current != last ?? state.none { center.reconsider(bond) }
    last = current
    return false
  }
  func name() -> String { "focused" }
}

private struct FocusBondsKey: EnvironmentKey { static var defaultValue: [FocusBond] { [] } }

extension EnvironmentValues {
  /// The `.focused` modifiers around the view, innermost first.
  var focusBonds: [FocusBond] {
    get { self[FocusBondsKey.self] }
    set { self[FocusBondsKey.self] = newValue }
  }
}

extension View {
  /// Binds the text field in the view to a state: true while it has the focus. Several fields of one `Bool` share it; the first
  /// one takes the focus when it is set.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(state: condition, value: true))
  }
  /// Binds the text field in the view to a state: `value` while it has the focus.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(state: binding, value: value))
  }
  /// Gives the focus to the field that answers to `value` when the view appears, unless the state already says something.
  nonisolated public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }
}
