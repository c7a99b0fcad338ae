import AttributeGraph
import LayerTree

/// A layout computer that is known only after the view was wired; rules that place the view hold on to this.
final class LateLayout {
  var source = LayoutSource.constant(.empty)
}

/// Where a modifier puts its one child: a size asked of the child and a place worked out from it.
struct ChildFrame: Rule {
  let child: LateLayout
  let outer: Attribute<CGRect>
  let name_: String
  /// The child's frame, given the modifier's own; may read the graph.
  let place: (LayoutComputer, CGRect) -> CGRect

  func update(_ slot: Slot<CGRect>) -> Bool { slot.putIfChanged(place(child.source.value, outer.value)) }
  func name() -> String { "frame inside \(name_)" }
  static var cycleDefault: CGRect? { .zero }
}

extension _ViewInputs {
  /// Wires a child whose frame is worked out by `place`, and whose layout `layout` wraps.
  ///
  /// `isDetached` for children that have no say in the layout around them.
  func makeChild(
    _ name: String, isDetached: Bool = false, _ body: (_ViewInputs) -> _ViewOutputs,
    place: @escaping (LayoutComputer, CGRect) -> CGRect
  ) -> LayoutSource {
    let child = LateLayout()
    var inputs = self
    inputs.ownsLayer = false
    inputs.frame = subgraph.rule(ChildFrame(child: child, outer: frame, name_: name, place: place))
    if isDetached { viewGraph.noteDetached(inputs.frame, in: subgraph) }
    child.source = body(inputs).layout
    return child.source
  }
}

extension Alignment {
  /// The frame of a child of `size` with its guides on those of a box at `outer`.
  func place(_ child: ViewDimensions, in outer: CGRect) -> CGRect {
    let box = ViewDimensions(size: outer.size)
    return CGRect(
      x: outer.minX + box[horizontal] - child[horizontal], y: outer.minY + box[vertical] - child[vertical],
      width: child.width, height: child.height)
  }
}
