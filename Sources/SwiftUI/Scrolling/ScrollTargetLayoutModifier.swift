/// Marks the container that it is around: its views are what a scroll view aligns to and names.
struct ScrollTargetLayoutModifier: Equatable {
  var isEnabled: Bool
}

extension ScrollTargetLayoutModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    unowned(unsafe) let viewGraph = inputs.viewGraph
    inner.scrolling = ScrollSurroundings(inputs.scrolling)
    inner.scrolling!.marksTargets = { viewGraph.graph.untracked { modifier.value.isEnabled } }
    return body(inner)
  }
}

extension View {
  /// The views in this container are the targets of the scroll view around: `scrollTargetBehavior(.viewAligned)` comes to rest at them,
  /// `scrollPosition` names them.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

extension _ViewInputs {
  /// Inputs for what a container holds: if it is marked, `layout` tells the scroll view of its views.
  func takingMark(_ layout: any ScrollTargetLayout) -> _ViewInputs {
    guard let scrolling, let isEnabled = scrolling.marksTargets else { return self }
    scrolling.core?.targets.add(layout, in: subgraph, isEnabled: isEnabled)
    var inputs = self
    inputs.scrolling = ScrollSurroundings(scrolling)
    inputs.scrolling!.marksTargets = nil
    return inputs
  }
}
