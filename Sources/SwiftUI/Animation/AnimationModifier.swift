import AttributeGraph

/// Animates what changes in a view together with a value.
struct ValueAnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension ValueAnimationModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.transaction = scope(modifier, inputs)
    return body(inner)
  }
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    var inner = inputs
    inner.base.transaction = scope(modifier, inputs.base)
    return body(inner)
  }

  private nonisolated static func scope(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TransactionScope {
    let changed = inputs.subgraph.rule(LastChange(modifier: modifier, viewGraph: inputs.viewGraph))
    inputs.subgraph.effect(KeptUpToDate(attribute: changed))
    return TransactionScope(parent: inputs.transaction) { transaction, viewGraph in
      guard changed.value == viewGraph.transactionNumber, !transaction.disablesAnimations else { return }
      transaction.animation = modifier.value.animation
    }
  }
}

/// Changes the transactions that reach a view in which a value changes.
struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let change: (inout Transaction) -> Void
}

extension ValueTransactionModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.transaction = scope(modifier, inputs)
    return body(inner)
  }
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    var inner = inputs
    inner.base.transaction = scope(modifier, inputs.base)
    return body(inner)
  }

  private nonisolated static func scope(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TransactionScope {
    let changed = inputs.subgraph.rule(LastChange(modifier: modifier, viewGraph: inputs.viewGraph))
    inputs.subgraph.effect(KeptUpToDate(attribute: changed))
    return TransactionScope(parent: inputs.transaction) { transaction, viewGraph in
      if changed.value == viewGraph.transactionNumber { modifier.value.change(&transaction) }
    }
  }
}

/// A modifier that acts when its value changes.
private protocol ValueWatching {
  associatedtype Value: Equatable
  var value: Value { get }
}
extension ValueAnimationModifier: ValueWatching {}
extension ValueTransactionModifier: ValueWatching {}

/// The number of the transaction in which the value changed last.
private struct LastChange<Modifier: ValueWatching>: Rule {
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

extension TransactionModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.transaction = TransactionScope(parent: inputs.transaction) { transaction, _ in modifier.value.change(&transaction) }
    return body(inner)
  }
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    var inner = inputs
    inner.base.transaction = TransactionScope(parent: inputs.base.transaction) { transaction, _ in
      modifier.value.change(&transaction)
    }
    return body(inner)
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
    modifier(ValueTransactionModifier(value: value, change: transform))
  }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }
}
