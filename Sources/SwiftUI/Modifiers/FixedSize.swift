import AttributeGraph

/// Gives a view its ideal length whatever is offered.
struct FixedSizeModifier: Equatable {
  var horizontal: Bool, vertical: Bool
}

extension FixedSizeModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let child = inputs.makeChild("fixedSize", body) { computer, outer in
      Alignment.center.place(computer.dimensions(modifier.value.proposal(outer.size.proposal)), in: outer)
    }
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(FixedSizeLayout(modifier: modifier, child: child))))
  }
  fileprivate func proposal(_ offered: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : offered.width, height: vertical ? nil : offered.height)
  }
}

private struct FixedSizeLayout: LayoutRule {
  let modifier: _GraphValue<FixedSizeModifier>
  let child: LayoutSource
  func make() -> FixedSizeComputer { FixedSizeComputer() }
  func fill(_ computer: FixedSizeComputer) {
    computer.modifier = modifier.value
    computer.child = child.value
  }
  func name() -> String { "layout of fixedSize" }
}

private final class FixedSizeComputer: AligningComputer {
  var modifier = FixedSizeModifier(horizontal: false, vertical: false)
  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(modifier.proposal(proposal)) }
  override func proposal(_ size: ViewSize) -> ProposedViewSize { modifier.proposal(size.proposal) }
}

extension View {
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
