import AttributeGraph

/// Says which views of a stack get room first.
struct LayoutPriorityModifier: Equatable {
  var priority: Double
}

extension LayoutPriorityModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let rule = LayoutPriorityLayout(modifier: modifier, child: body(inputs).layout)
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(rule)))
  }
}

private struct LayoutPriorityLayout: LayoutRule {
  let modifier: _GraphValue<LayoutPriorityModifier>
  let child: LayoutSource
  func make() -> LayoutPriorityComputer { LayoutPriorityComputer() }
  func fill(_ computer: LayoutPriorityComputer) {
    computer.value = OddNumbers.finite(modifier.value.priority, "layoutPriority(_:)", or: 0)
    computer.child = child.value
  }
  func name() -> String { "layoutPriority" }
}

private final class LayoutPriorityComputer: WrappingComputer {
  var value = 0.0
  override var priority: Double { value }
}

extension View {
  /// Views of a higher priority are given room before those of a lower one; 0 is what a view has by itself.
  nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriorityModifier(priority: value)) }
}
