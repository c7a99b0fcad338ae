import AttributeGraph

/// Changes the transactions that reach what is done to a view, and not those that reach the view.
struct AnimatedBodyModifier<Modified: View> {
  let change: (inout Transaction) -> Void
  var modified: Modified
}

extension AnimatedBodyModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outer = inputs.transaction
    let content: (_ViewInputs) -> _ViewOutputs = { inner in
      var inner = inner
      inner.transaction = outer
      return body(inner)
    }
    var inner = inputs
    inner.transaction = TransactionScope(parent: outer) { transaction, _ in modifier.value.change(&transaction) }
    inner.modifierContent = ModifierContentStack(
      view: content, list: { makeSingle("animated content", $0, content) }, outer: inputs.modifierContent)
    return Modified._makeView(modifier.field { address(of: &$0.modified) }, inner)
  }
}

extension View {
  /// Animates the changes of the modifiers that `body` puts around the view, and of nothing in the view itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      AnimatedBodyModifier(
        change: { if !$0.disablesAnimations { $0.animation = animation } }, modified: body(PlaceholderContentView())))
  }
  /// Changes the transactions of the modifiers that `body` puts around the view, and of nothing in the view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(AnimatedBodyModifier(change: transform, modified: body(PlaceholderContentView())))
  }
}
