/// Marks the container that it is around: its views are what a scroll view aligns to and names.
struct ScrollTargetLayoutModifier: Equatable {
  var isEnabled: Bool
}

extension ScrollTargetLayoutModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard inputs.viewGraph.graph.untracked({ modifier.value.isEnabled }) else { return body(inputs) }
    var inner = inputs
    inner.scrolling = ScrollSurroundings(inputs.scrolling)
    inner.scrolling!.marksTargets = true
    return body(inner)
  }
}

extension View {
  /// The views in this container are the targets of the scroll view around: `scrollTargetBehavior(.viewAligned)` comes to rest at them,
  /// `scrollPosition` names them. `isEnabled` is read when the container is made.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

extension _ViewInputs {
  /// Inputs for what a container holds: if it is marked, `layout` tells the scroll view of its views.
  func takingMark(_ layout: any ScrollTargetLayout) -> _ViewInputs {
    guard let scrolling, scrolling.marksTargets else { return self }
    scrolling.core?.targets.add(layout)
    var inputs = self
    inputs.scrolling = ScrollSurroundings(scrolling)
    inputs.scrolling!.marksTargets = false
    return inputs
  }
}
