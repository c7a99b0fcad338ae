import AttributeGraph
import LayerTree

/// A layout of several children.
class ContainerComputer: LayoutComputer {
  var children: [LayoutComputer] = [] {
    didSet {
      childKinds = children.reduce(into: []) { $0.formUnion($1.kinds) }
      let axis = axisForChildren
      for child in children { child.setStackAxis(axis) }
    }
  }
  private var childKinds: GuideKinds = []
  override var guideKinds: GuideKinds { childKinds }

  /// The mean of the children's guides, except for baselines: the first or the last one counts.
  final func combinedGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    let places = place(at: size)
    var guides: [CGFloat] = []
    for (child, place) in zip(children, places) where !place.isNowhere {
      if let guide = child.guide(key, at: place.size) { guides.append(guide + place.origin[key.axis]) }
    }
    guard !guides.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return guides.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return guides.max() }
    return guides.reduce(0, +) / CGFloat(guides.count)
  }
  override func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { combinedGuide(key, at: size) }
  override var preferredSpacing: ViewSpacing { ViewSpacing.union(of: children) }
  /// The axis that children which depend on it are told of.
  var axisForChildren: Axis? { nil }
  /// Told of the items before the children are set; reads their traits.
  func read(_ items: [Item]) {}
}

/// What the rules of one container share.
private final class Container<Computer: ContainerComputer> {
  let computer: Computer
  let layer: Layer
  var list = _ListOutputs.fixed([])
  /// Those that take part in the layout.
  var items: [Item] = []
  var version = 0
  init(_ computer: Computer, _ layer: Layer) {
    self.computer = computer
    self.layer = layer
  }
}

extension Container: ScrollTargetLayout {
  var targetItems: [Item] { items }
}

/// Wires a container: structure → items → children's layouts → its own answers, and, beside them, the placement.
///
/// `configure` writes the container's parameters into the computer and may read the graph.
func makeContainer<Computer: ContainerComputer>(
  _ name: String, _ inputs: _ViewInputs, _ computer: Computer, choosesItems: Bool = false,
  configure: @escaping (Computer) -> Void = { _ in }, content: (_ListInputs) -> _ListOutputs
) -> _ViewOutputs {
  let layer = Layer(name: name)
  inputs.layer.addChild(layer)
  let container = Container(computer, layer)
  let subgraph = inputs.subgraph
  let space = FramedSpace(parent: inputs.space, layer: layer, frame: inputs.frame)
  let items = subgraph.rule(ContainerItems(container: container))
  let children = subgraph.rule(ContainerChildren(container: container, items: items, configure: configure))
  let place = inputs.placeInOwnLayer()
  let placement = subgraph.rule(
    ContainerPlacement(container: container, place: place, children: children, direction: inputs.direction))
  var base = inputs
  base.layer = layer
  base.space = space
  base.ownsLayer = false
  base = base.takingMark(container)
  container.list = content(_ListInputs(base: base, placement: placement, choosesItems: choosesItems))
  subgraph.effect(LayerPlacing(layer: layer, inputs: inputs))
  return _ViewOutputs(layout: .attribute(subgraph.rule(ContainerLayout(container: container, children: children))))
}

/// Several views where one is asked for.
func makeImplicitGroup(_ inputs: _ViewInputs, content: (_ListInputs) -> _ListOutputs) -> _ViewOutputs {
  makeContainer("Group", inputs, ImplicitComputer(isPile: inputs.pilesUpSeveral), content: content)
}

/// Which items there are, in order; tells the layer.
private struct ContainerItems<Computer: ContainerComputer>: Rule {
  let container: Container<Computer>
  func update(_ slot: Slot<Int>) -> Bool {
    var all: [Item] = []
    container.list.collect(into: &all)
    var items: [Item] = []
    items.reserveCapacity(all.count)
    for item in all {
      item.index = item.isLeaving ? -1 : items.count
      if !item.isLeaving { items.append(item) }
    }
    container.items = items
    container.version += 1
    container.layer.setChildren(inFrontOrder(all))
    return slot.put(container.version)
  }
  /// Back to front: by `zIndex`, then by place.
  private func inFrontOrder(_ items: [Item]) -> [Layer] {
    guard items.contains(where: { $0.traits.zIndex != nil }) else { return items.map(\.layer) }
    let depths = items.map { OddNumbers.finite($0.traits.zIndex?.value ?? 0, "zIndex(_:)", or: 0) }
    return items.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { items[$0].layer }
  }
  func name() -> String { "items of \(container.layer.name)" }
  static var cycleDefault: Int? { 0 }
}

/// The children's answers. The container's own answers and its placement both depend on this, not one on the other:
/// a stack that fills its proposal keeps its size while its children move.
private struct ContainerChildren<Computer: ContainerComputer>: Rule {
  let container: Container<Computer>
  let items: Attribute<Int>
  let configure: (Computer) -> Void
  private var version = 0

  init(container: Container<Computer>, items: Attribute<Int>, configure: @escaping (Computer) -> Void) {
    self.container = container
    self.items = items
    self.configure = configure
  }
  mutating func update(_ slot: Slot<Int>) -> Bool {
    _ = items.value
    var children: [LayoutComputer] = []
    children.reserveCapacity(container.items.count)
    for item in container.items { children.append(item.layout.value) }
    container.computer.stash()
    container.computer.read(container.items)
    container.computer.children = children
    configure(container.computer)
    version += 1
    return slot.put(version)
  }
  func name() -> String { "children of \(container.layer.name)" }
  static var cycleDefault: Int? { 0 }
}

private struct ContainerLayout<Computer: ContainerComputer>: Rule {
  let container: Container<Computer>
  let children: Attribute<Int>
  func update(_ slot: Slot<LayoutComputer>) -> Bool {
    _ = children.value
    if slot.hasValue { return container.computer.didChange() }
    return slot.put(container.computer)
  }
  func name() -> String { "layout of \(container.layer.name)" }
  static var cycleDefault: LayoutComputer? { .empty }
}

private struct ContainerPlacement<Computer: ContainerComputer>: Rule {
  let container: Container<Computer>
  let place: Attribute<ViewPlace>
  let children: Attribute<Int>
  let direction: DirectionSource
  func update(_ slot: Slot<Placement>) -> Bool {
    _ = children.value
    let own = place.value
    var places = container.computer.place(at: own.size)
    places.move(into: own, isMirrored: direction.isRightToLeft.value)
    return slot.putIfChanged(Placement(places: places, version: container.version))
  }
  func name() -> String { "placement of \(container.layer.name)" }
  static var cycleDefault: Placement? { Placement.none }
}

/// The size of a frame, so that a mere move goes no further.
struct SizeOfFrame: Rule {
  let frame: Attribute<CGRect>
  func update(_ slot: Slot<CGSize>) -> Bool { slot.putIfChanged(frame.value.size) }
  func name() -> String { "size" }
  static var cycleDefault: CGSize? { .zero }
}
