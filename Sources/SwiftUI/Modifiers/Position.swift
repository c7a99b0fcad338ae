import AttributeGraph

/// Puts the centre of a view at a point of the space it is offered.
struct PositionModifier {
  var position: CGPoint
}

extension PositionModifier: Animatable {
  var animatableData: CGPoint.AnimatableData {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }
}

extension PositionModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let presented = inputs.subgraph.rule(Animated(modifier, inputs))
    let child = inputs.makeChild(
      "position", body,
      placing: { computer, outer in
        let proposal = outer.size.proposal
        let size = computer.size(proposal)
        let point = presented.value.position
        let x = OddNumbers.finite(point.x, "position(x:)", or: 0)
        let y = OddNumbers.finite(point.y, "position(y:)", or: 0)
        return ViewPlace(
          origin: CGPoint(x: outer.origin.x + x - size.width / 2, y: outer.origin.y + y - size.height / 2),
          size: ViewSize(size, proposal: proposal))
      })
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(PositionLayout(child: child))))
  }
}

private struct PositionLayout: LayoutRule {
  let child: LayoutSource
  func make() -> PositionComputer { PositionComputer() }
  func fill(_ computer: PositionComputer) { computer.child = child.value }
  func name() -> String { "layout of position" }
}

/// Takes all that is offered; the child's length where nothing is.
private final class PositionComputer: WrappingComputer {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }
  override func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }
}

extension View {
  /// Puts the view's centre at a point, in points from the top leading corner of the offered space, all of which it takes.
  /// From right to left, x counts from the right, as all places of layout do.
  nonisolated public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
