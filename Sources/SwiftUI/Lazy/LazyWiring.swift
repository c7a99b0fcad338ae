import AttributeGraph
import CoreGraphics
import LayerTree

/// What the author says of a lazy container.
struct LazyParameters: Equatable {
  let alignment: AlignmentKey
  let spacing: CGFloat?
  /// nil: a stack.
  var grid: LazyGridTracks?
  var pins: PinnedScrollableViews
}

/// Wires a lazy container as `makeContainer` does others, with an effect that makes rows.
func makeLazyContainer(
  _ name: String, _ axis: Axis, _ parameters: _GraphValue<LazyParameters>, _ inputs: _ViewInputs,
  content: (_ListInputs) -> _ListOutputs
) -> _ViewOutputs {
  let subgraph = inputs.subgraph
  let parameters = subgraph.rule(Narrowed(value: parameters))
  let computer = LazyComputer(axis: axis, alignment: VerticalAlignment.center.key)
  let container = LazyContainer(name, inputs, computer)
  container.isMarked = inputs.scrolling?.marksTargets
  inputs.layer.addChild(container.layer)
  let space = FramedSpace(parent: inputs.space, layer: container.layer, frame: inputs.frame)
  let entries = subgraph.rule(LazyEntriesRule(container: container))
  let children = subgraph.rule(LazyChildren(container: container, entries: entries, parameters: parameters))
  let placement = subgraph.rule(LazyPlacement(container: container, children: children, direction: inputs.direction))
  var base = inputs
  base.layer = container.layer
  base.space = space
  base.ownsLayer = false
  base = base.takingMark(container)
  var list = _ListInputs(base: base, placement: placement)
  list.isLazy = true
  container.list = content(list)
  subgraph.effect(LayerPlacing(layer: container.layer, inputs: inputs))
  subgraph.effect(LazyFilling(container: container, placement: placement))
  return _ViewOutputs(layout: .attribute(subgraph.rule(LazyLayout(container: container, children: children))))
}

private struct LazyEntriesRule: Rule {
  let container: LazyContainer
  func update(_ slot: Slot<Int>) -> Bool { slot.put(container.collect()) }
  func name() -> String { "rows of \(container.layer.name)" }
  static var cycleDefault: Int? { 0 }
}

private struct LazyChildren: Rule {
  let container: LazyContainer
  let entries: Attribute<Int>
  let parameters: Attribute<LazyParameters>
  private var version = 0

  init(container: LazyContainer, entries: Attribute<Int>, parameters: Attribute<LazyParameters>) {
    self.container = container
    self.entries = entries
    self.parameters = parameters
  }
  mutating func update(_ slot: Slot<Int>) -> Bool {
    _ = entries.value
    let children = container.computer.entries.items.map(\.layout.value)
    let parameters = parameters.value
    let spacing = parameters.spacing.map {
      OddNumbers.finite($0, "\(container.layer.name)(spacing:)", or: 0)
    }
    container.computer.stash()
    container.computer.children = children
    container.computer.alignment = parameters.alignment
    container.computer.spacing = spacing ?? ViewSpacing.standard
    container.computer.grid = parameters.grid
    container.setPins(parameters.pins)
    version += 1
    return slot.put(version)
  }
  func name() -> String { "children of \(container.layer.name)" }
  static var cycleDefault: Int? { 0 }
}

private struct LazyLayout: Rule {
  let container: LazyContainer
  let children: Attribute<Int>
  func update(_ slot: Slot<LayoutComputer>) -> Bool {
    _ = children.value
    if slot.hasValue { return container.computer.didChange() }
    return slot.put(container.computer)
  }
  func name() -> String { "layout of \(container.layer.name)" }
  static var cycleDefault: LayoutComputer? { .empty }
}

private struct LazyPlacement: Rule {
  let container: LazyContainer
  let children: Attribute<Int>
  let direction: DirectionSource
  func update(_ slot: Slot<Placement>) -> Bool {
    _ = children.value
    let own = container.place.value
    var places = container.computer.place(at: own.size)
    places.move(into: own, isMirrored: direction.isRightToLeft.value)
    return slot.putIfChanged(Placement(places: places, version: container.version))
  }
  func name() -> String { "placement of \(container.layer.name)" }
  static var cycleDefault: Placement? { Placement.none }
}

/// Makes rows once everything is placed.
private struct LazyFilling: Rule {
  let container: LazyContainer
  let placement: Attribute<Placement>
  func update(_ slot: Slot<Void>) -> Bool {
    _ = placement.value
    container.fill()
    return false
  }
  func name() -> String { "rows in view of \(container.layer.name)" }
}
