import AttributeGraph

/// A field of a bigger value as a node of its own, cut off when it stays the same.
struct Narrowed<Value>: Rule {
  let value: _GraphValue<Value>
  let plan = TypePlan.of(Value.self)
  func update(_ slot: Slot<Value>) -> Bool { slot.put(value.value, by: plan) }
  func name() -> String { TypeName.short(of: Value.self) }
}

/// Animatable data on its way to what the view says, as a node: for modifiers that several rules read.
struct Animated<Value: Animatable>: Rule {
  private let value: _GraphValue<Value>
  private unowned(unsafe) let viewGraph: ViewGraph
  private let scope: TransactionScope?
  private var state = AnimatableState<Value.AnimatableData>()

  init(_ value: _GraphValue<Value>, _ inputs: _ViewInputs) {
    self.value = value
    viewGraph = inputs.viewGraph
    scope = inputs.transaction
  }
  mutating func update(_ slot: Slot<Value>) -> Bool {
    var new = value.value
    let wasRunning = state.isRunning
    if slot.hasValue && !wasRunning && TypePlan.of(Value.self).areSame(slot.pointer.pointee, new) { return false }
    let presented = state.update(new.animatableData, in: viewGraph, scope: scope)
    if slot.hasValue && wasRunning && !state.isRunning && TypePlan.of(Value.self).areSame(slot.pointer.pointee, new) {
      return false
    }
    new.animatableData = presented
    return slot.put(new)
  }
  func name() -> String { TypeName.short(of: Value.self) }
}
