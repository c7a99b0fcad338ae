import AttributeGraph
import LayerTree

/// What a container gives to the views inside it.
public struct _ListInputs {
  /// What each item's own inputs are made from; layer, space and frame are the item's.
  var base: _ViewInputs
  /// The frames of the container's items, in its layer's space.
  var placement: Attribute<Placement>
  /// Modifiers that surround each item, outermost first: a modifier on a group is one on each of its views.
  var wrappers: [ItemWrapper] = []
  var traits = ItemTraits()
  /// The container leaves items out of sight: they are told.
  var choosesItems = false
  /// The branch (of an `if`, a row) that the items belong to.
  var branch: Branch?
  /// The container makes rows when they come into view: a `ForEach` hands it the rows instead of their views.
  var isLazy = false
}

typealias ItemWrapper = (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs

/// The views that a view puts into a container.
public struct _ListOutputs {
  private indirect enum Kind {
    case fixed([Item])
    case dynamic(Attribute<ItemList>, of: BranchSet)
    case lazy(LazyRows)
    case group([_ListOutputs])
  }
  private let kind: Kind

  static func fixed(_ items: [Item]) -> _ListOutputs { _ListOutputs(kind: .fixed(items)) }
  static func dynamic(_ list: Attribute<ItemList>, of branches: BranchSet) -> _ListOutputs {
    _ListOutputs(kind: .dynamic(list, of: branches))
  }
  static func lazy(_ rows: LazyRows) -> _ListOutputs { _ListOutputs(kind: .lazy(rows)) }
  static func group(_ lists: [_ListOutputs]) -> _ListOutputs { _ListOutputs(kind: .group(lists)) }

  /// All items in order, read by the running rule.
  func collect(into items: inout [Item]) {
    switch kind {
    case .fixed(let fixed): items += fixed
    case .dynamic(let attribute, _): items += attribute.value.items
    case .lazy(let rows): for branch in rows.branches.branches { branch.outputs.collect(into: &items) }
    case .group(let lists): for list in lists { list.collect(into: &items) }
    }
  }

  /// The same for lazy containers, which tell rows that are not made from views.
  func collectEntries(into entries: inout LazyEntries) {
    switch kind {
    case .fixed(let fixed): for item in fixed { entries.add(item) }
    case .dynamic(_, let branches):
      _ = branches.structure.value
      for branch in branches.branches { branch.outputs.collectEntries(into: &entries) }
    case .lazy(let rows): entries.add(rows)
    case .group(let lists): for list in lists { list.collectEntries(into: &entries) }
    }
  }
}

/// Items that come and go. A new object each time that they change.
final class ItemList {
  let items: [Item]
  init(_ items: [Item]) { self.items = items }
}

/// What a container knows of an item beyond its layout.
struct ItemTraits {
  var zIndex: _GraphValue<Double>?
  var transition: _GraphValue<AnyTransition>?
  /// What it is in its section, in a lazy container.
  var section: SectionTrait?
  /// Values for layouts, by key; the closures read the graph.
  var layoutValues: [ObjectIdentifier: () -> Any]?
}

/// Where a container's items lie in its layer, by their index.
struct Placement: Equatable {
  var places: [ViewPlace]
  /// Of the list of items that the places belong to.
  var version: Int
  static let none = Placement(places: [], version: -1)
}

/// One view in a container, with a layer of its own: moving a sibling is one write, whatever is inside.
final class Item: SpaceNode {
  private(set) var layout = LayoutSource.constant(.empty)
  /// The place in the container's list; set by the container before anybody reads the placement.
  var index = 0
  let traits: ItemTraits
  let branch: Branch?
  fileprivate let placement: Attribute<Placement>

  fileprivate init(name: String, _ inputs: _ListInputs) {
    traits = inputs.traits
    branch = inputs.branch
    placement = inputs.placement
    super.init(parent: inputs.base.space, layer: Layer(name: name))
  }
  fileprivate func finish(_ outputs: _ViewOutputs) { layout = outputs.layout }

  /// Removed from its container but still seen, while its transition runs.
  var isLeaving: Bool { branch?.isLeavingWithOuter ?? false }

  /// The place given by the container, read by the running rule; nil while it has none.
  fileprivate var place: ViewPlace? {
    let places = placement.value.places
    return index >= 0 && index < places.count ? places[index] : nil
  }

  /// The same for those around who ask where it lies.
  var currentPlace: ViewPlace? { place }

  override func transformToParent() -> CGAffineTransform {
    let origin = place.map { pixels.round($0.origin) } ?? layer.position
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }
}

extension View {
  /// Wires a view as one item of a container; `name` nil is the type's.
  nonisolated static func makeItem(_ view: _GraphValue<Self>, _ inputs: _ListInputs, name: String? = nil) -> _ListOutputs {
    let item = Item(name: name ?? TypeName.short(of: Self.self), inputs)
    var base = inputs.base
    base.layer = item.layer
    base.space = item
    base.setPlace(base.subgraph.rule(ItemSize(item: item)))
    base.ownsLayer = true
    if inputs.choosesItems { base.isShown = base.subgraph.rule(ItemIsShown(item: item, outer: base.isShown)) }
    var content: (_ViewInputs) -> _ViewOutputs = { _makeView(view, $0) }
    for wrapper in inputs.wrappers.reversed() {
      let inner = content
      content = { wrapper($0, inner) }
    }
    item.finish(content(base))
    base.subgraph.effect(ItemPlacing(item: item, inputs: base))
    return .fixed([item])
  }
}

/// The size of an item, as a place at the origin of its layer, but for what is lost in rounding to pixels.
private struct ItemSize: Rule {
  let item: Item
  func update(_ slot: Slot<ViewPlace>) -> Bool {
    guard let place = item.place, !place.isNowhere else { return slot.hasValue ? false : slot.put(.zero) }
    return slot.putIfChanged(ViewPlace(origin: item.pixels.rest(of: place.origin), size: place.size))
  }
  func name() -> String { "size of \(item.layer.name)[\(item.index)]" }
  static var cycleDefault: ViewPlace? { .zero }
}

/// Whether a container that chooses among its items shows this one.
private struct ItemIsShown: Rule {
  let item: Item
  let outer: Attribute<Bool>?
  func update(_ slot: Slot<Bool>) -> Bool {
    slot.putIfChanged(item.place.map { !$0.isNowhere } ?? false && outer?.value ?? true)
  }
  func name() -> String { "choice of \(item.layer.name)[\(item.index)]" }
  static var cycleDefault: Bool? { false }
}

/// Moves an item's layer to its place.
private struct ItemPlacing: Rule {
  let item: Item
  private unowned(unsafe) let viewGraph: ViewGraph
  private let scope: TransactionScope?
  private var presented = AnimatableState<CGRect.AnimatableData>()

  init(item: Item, inputs: _ViewInputs) {
    self.item = item
    viewGraph = inputs.viewGraph
    scope = inputs.transaction
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    guard let place = item.place else { return false }
    item.layer.isHidden = place.isNowhere
    guard !place.isNowhere else { return false }
    var shown = CGRect.zero
    shown.animatableData = presented.update(item.pixels.round(place.frame).animatableData, in: viewGraph, scope: scope)
    item.layer.position = shown.origin
    item.layer.size = shown.size
    return false
  }
  func name() -> String { "place of \(item.layer.name)[\(item.index)]" }
}
