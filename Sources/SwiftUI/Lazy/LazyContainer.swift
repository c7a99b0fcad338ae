import AttributeGraph
import CoreGraphics
import LayerTree

/// One lazy container: what it holds, which part of it is wanted, and what is made of it.
///
/// *Entries → children → layout and placement* are rules, as in every container. Rows are made and dropped by an effect after them,
/// which knows where they lie; it asks for another round when it has changed something. While the scroll view moves, nothing runs as
/// long as no row has come into view and none is far from it.
final class LazyContainer {
  unowned(unsafe) let viewGraph: ViewGraph
  let computer: LazyComputer
  let layer: Layer
  private(set) var pins: PinnedScrollableViews = []
  var list = _ListOutputs.fixed([])
  /// The nearest scroll view around; nil: there is none.
  let core: ScrollCore?
  /// Where the container lies in what the scroll view moves, or on the screen.
  let origin: Attribute<CGPoint>
  /// Its own place in its layer.
  let place: Attribute<ViewPlace>
  /// Counts changes of what is made.
  let built: Attribute<Int>
  /// Counts the times that other rows came into view.
  let tick: Attribute<Int>
  let direction: DirectionSource
  private(set) var version = 0
  /// Whether its views are the targets of the scroll view; nil: it is not marked.
  var isMarked: (() -> Bool)?
  var isFilling = false
  /// It was said that rows are left out.
  var hasReportedAllowance = false
  private var isAlive = true
  /// Where the visible part may begin and end without anything to do.
  private var quiet: (begin: ClosedRange<CGFloat>, end: ClosedRange<CGFloat>)?
  /// The scroll view's room that rows which are not there were measured in.
  var roomOfLengths: CGSize?
  /// How long the items were when rows were last made, for those that change.
  var lastCells: [ObjectIdentifier: LazyLines.Cell] = [:]
  /// How many views a line held then, and where what can be seen has begun since, without what covers it; nil: rows were not made yet.
  var lastTracks: Int?
  var lastBegin: CGFloat?

  init(_ name: String, _ inputs: _ViewInputs, _ computer: LazyComputer) {
    viewGraph = inputs.viewGraph
    self.computer = computer
    layer = Layer(name: name)
    core = inputs.scrolling?.core
    place = inputs.placeInOwnLayer()
    direction = inputs.direction
    let subgraph = inputs.subgraph
    origin = subgraph.rule(PlaceInScrollView(frame: inputs.frame, space: inputs.space, end: core?.space))
    built = subgraph.input(0) { "rows made in \(name)" }
    tick = subgraph.input(0) { "rows in view of \(name)" }
    core?.add(self)
    subgraph.onEnd { [weak self] in self?.isAlive = false }
  }

  var axis: Axis { computer.axis }
  /// As a container of SwiftUI's layout is read.
  var isRightToLeft: Bool { direction.isRightToLeft.value }

  // MARK: Rules

  /// What there is, read by the running rule.
  func collect() -> Int {
    _ = built.value
    take(entriesNow())
    return version
  }

  func entriesNow() -> LazyEntries {
    var entries = LazyEntries()
    list.collectEntries(into: &entries)
    return entries
  }

  func take(_ entries: LazyEntries) {
    for (index, item) in entries.items.enumerated() { item.index = index }
    for item in entries.leaving { item.index = -1 }
    computer.entries = entries
    version += 1
    layer.setChildren(inOrder(entries))
  }

  /// What may be pinned comes to lie over the rest.
  func setPins(_ new: PinnedScrollableViews) {
    guard new != pins else { return }
    pins = new
    layer.setChildren(inOrder(computer.entries))
  }

  /// Back to front; what may be pinned lies over the rest.
  private func inOrder(_ entries: LazyEntries) -> [Layer] {
    let all = entries.items + entries.leaving
    guard pins.isEmpty else {
      let pinned = all.filter { $0.traits.section != nil }
      return all.filter { $0.traits.section == nil }.map(\.layer) + pinned.map(\.layer)
    }
    return all.map(\.layer)
  }

  // MARK: While it moves

  /// Called when the scroll view has moved; runs no rule as long as no other row is wanted.
  func viewportMoved() {
    guard !isFilling, isAlive, let core else { return }
    viewGraph.graph.untracked {
      let own = place.value.size.size
      let isMirrored = axis == .horizontal && direction.isRightToLeft.value
      let wanted = span(origin.value[axis], core.box.value.frame.size[axis], own, isMirrored)
      if !tracksAreOthers(own[axis.other]) { lastBegin = wanted.lowerBound + insetBefore(isMirrored) }
      if quiet.map({ !$0.begin.contains(wanted.lowerBound) || !$0.end.contains(wanted.upperBound) }) ?? true {
        tick.update(tick.value + 1)
      }
    }
    pin()
  }

  func findQuiet(_ cross: CGFloat) {
    let lines = computer.lines(cross), runs = computer.entries.runs
    let made = runs.indices.filter { if case .items = runs[$0] { true } else { false } }
    guard let first = made.first, let last = made.last else {
      quiet = nil
      return
    }
    let far: CGFloat = .greatestFiniteMagnitude
    let begin = first > 0 ? lines.spans[first].lowerBound : -far
    let end = last < runs.count - 1 ? lines.spans[last + 1].lowerBound : far
    var dropBegin = far, dropEnd = -far
    for made in computer.entries.made {
      guard let span = span(of: made, lines.spans) else { continue }
      dropBegin = min(dropBegin, span.upperBound + Self.keeping)
      dropEnd = max(dropEnd, span.lowerBound - Self.keeping)
    }
    quiet = (begin...max(begin, dropBegin), min(dropEnd, end)...end)
  }
}

struct WeakLazyContainer { weak var container: LazyContainer? }

/// Where a view begins in what a scroll view moves, or on the screen: the offset plays no part.
private struct PlaceInScrollView: Rule {
  let frame: Attribute<CGRect>
  let space: SpaceNode
  let end: SpaceNode?
  func update(_ slot: Slot<CGPoint>) -> Bool {
    var point = frame.value.origin
    var node = space
    while node !== end, let parent = node.parent {
      point = point.applying(node.transformToParent())
      node = parent
    }
    return slot.putIfChanged(point)
  }
  func name() -> String { "place in ScrollView" }
  static var cycleDefault: CGPoint? { .zero }
}
