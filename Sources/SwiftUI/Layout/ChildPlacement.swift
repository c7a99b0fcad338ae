import AttributeGraph
import LayerTree

/// A layout computer that is known only after the view was wired; rules that place the view hold on to this.
final class LateLayout {
  var source = LayoutSource.constant(.empty)
}

/// Where a modifier puts its one child: a size asked of the child and a place worked out from it.
struct ChildFrame: Rule {
  let child: LateLayout
  let outer: PlaceSource
  let direction: DirectionSource
  let name_: String
  /// The child's place, given the modifier's own, as if leading were left; may read the graph.
  let place: (LayoutComputer, ViewPlace) -> ViewPlace

  func update(_ slot: Slot<ViewPlace>) -> Bool {
    let outer = outer.value
    let placed = place(child.source.value, outer)
    guard direction.isRightToLeft.value else { return slot.putIfChanged(placed) }
    return slot.putIfChanged(placed.mirrored(from: outer.origin.x, length: outer.size.width))
  }
  func name() -> String { "frame inside \(name_)" }
  static var cycleDefault: ViewPlace? { .zero }
}

extension _ViewInputs {
  /// Wires a child whose place is worked out by `placing`, as if leading were left.
  ///
  /// `isDetached` for children that have no say in the layout around them; several of them lie over each other.
  func makeChild(
    _ name: String, isDetached: Bool = false, _ body: (_ViewInputs) -> _ViewOutputs,
    placing: @escaping (LayoutComputer, ViewPlace) -> ViewPlace
  ) -> LayoutSource {
    let child = LateLayout()
    var inputs = self
    inputs.ownsLayer = false
    if isDetached { inputs.pilesUpSeveral = true }
    let rule = ChildFrame(child: child, outer: place, direction: direction, name_: name, place: placing)
    let place = subgraph.rule(rule)
    inputs.setPlace(place)
    if isDetached { viewGraph.noteDetached(place, in: subgraph) }
    child.source = body(inputs).layout
    return child.source
  }
  /// The same for children that are proposed the size they get.
  func makeChild(
    _ name: String, isDetached: Bool = false, _ body: (_ViewInputs) -> _ViewOutputs,
    place: @escaping (LayoutComputer, CGRect) -> CGRect
  ) -> LayoutSource {
    makeChild(name, isDetached: isDetached, body, placing: { ViewPlace(place($0, $1.frame)) })
  }
}

extension Alignment {
  /// The place of a child with its guides on those of a box at `outer`.
  func place(_ child: ViewDimensions, in outer: ViewPlace) -> ViewPlace {
    let box = ViewDimensions(size: outer.size)
    return ViewPlace(
      origin: CGPoint(
        x: outer.origin.x + box[horizontal] - child[horizontal], y: outer.origin.y + box[vertical] - child[vertical]),
      size: child.viewSize)
  }
  /// The same for boxes that were proposed the size they have.
  func place(_ child: ViewDimensions, in outer: CGRect) -> CGRect { place(child, in: ViewPlace(outer)).frame }
}
