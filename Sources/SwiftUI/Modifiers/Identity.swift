import AttributeGraph

/// Ties the identity of a view to a value: another value is another view, with state of its own.
struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeImplicitGroup(inputs) { list in
      _makeViewList(modifier, list) { makeSingle("id", $0, body) }
    }
  }
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    let branches = BranchSet(inputs)
    return branches.outputs(
      structure: SwitchStructure(branches: branches, name: "id", choose: { modifier.value.id }) { id, inputs, branch in
        inputs.base.scrolling?.core?.targets.add(branch, AnyHashable(id))
        return body(inputs)
      })
  }
}

extension View {
  /// Another `id` makes another view of this one: what it kept begins anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
