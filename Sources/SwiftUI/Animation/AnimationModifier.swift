import AttributeGraph

/// A modifier that changes the transactions in which its value changes.
protocol ValueTransactionChanging: InputsModifier {
  associatedtype Value: Equatable
  var value: Value { get }
  func change(_ transaction: inout Transaction)
}

extension ValueTransactionChanging {
  nonisolated static func change(_ inputs: inout _ViewInputs, _ modifier: _GraphValue<Self>) {
    let changed = inputs.subgraph.rule(LastChange(modifier: modifier, viewGraph: inputs.viewGraph))
    inputs.subgraph.effect(KeptUpToDate(attribute: changed))
    inputs.transaction = TransactionScope(parent: inputs.transaction) { transaction, viewGraph in
      if changed.value == viewGraph.transactionNumber { modifier.value.change(&transaction) }
    }
  }
}

/// Animates what changes in a view together with a value.
struct ValueAnimationModifier<Value: Equatable>: ValueTransactionChanging {
  let animation: Animation?
  let value: Value
  func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// Changes the transactions that reach a view in which a value changes.
struct ValueTransactionModifier<Value: Equatable>: ValueTransactionChanging {
  let value: Value
  let transform: (inout Transaction) -> Void
  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// The number of the transaction in which the value changed last.
private struct LastChange<Modifier: ValueTransactionChanging>: Rule {
  let modifier: _GraphValue<Modifier>
  unowned(unsafe) let viewGraph: ViewGraph
  private var last: Modifier.Value?

  init(modifier: _GraphValue<Modifier>, viewGraph: ViewGraph) {
    self.modifier = modifier
    self.viewGraph = viewGraph
  }
  mutating func update(_ slot: Slot<Int>) -> Bool {
    let value = modifier.value.value
    defer { last = value }
    guard let last else { return slot.put(-1) }
    return last == value ? false : slot.put(viewGraph.transactionNumber)
  }
  func name() -> String { "animation(value: \(Modifier.Value.self))" }
}

/// Has an attribute computed in the transaction that changes it, though it is only asked for later.
private struct KeptUpToDate: Rule {
  let attribute: Attribute<Int>
  func update(_ slot: Slot<Void>) -> Bool {
    _ = attribute.value
    return false
  }
  func name() -> String { "animation(value:)" }
}

/// Changes the transactions that reach a view.
struct TransactionModifier {
  let change: (inout Transaction) -> Void
}

extension TransactionModifier: InputsModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, _ modifier: _GraphValue<Self>) {
    inputs.transaction = TransactionScope(parent: inputs.transaction) { transaction, _ in modifier.value.change(&transaction) }
  }
}

extension View {
  /// Animates what changes in the view when `value` does; nil changes it at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }
  /// Animates every change in the view.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }
  /// Changes the transactions in which `value` changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }
}
