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
  private let tick: Attribute<Int>
  private let direction: DirectionSource
  private(set) var version = 0
  /// Whether its views are the targets of the scroll view; nil: it is not marked.
  var isMarked: (() -> Bool)?
  private var isFilling = false
  private var isAlive = true
  /// Where the visible part may begin and end without anything to do.
  private var quiet: (begin: ClosedRange<CGFloat>, end: ClosedRange<CGFloat>)?
  /// How long the items were when rows were last made, for those that change.
  private var lastCells: [ObjectIdentifier: LazyLines.Cell] = [:]

  /// Rows stay until they are this far outside the visible part, in points (a choice).
  private static let keeping: CGFloat = 100
  /// Steps of one filling; each makes rows up to the end of the visible part as far as it knows.
  private static let stepLimit = 20

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

  private func entriesNow() -> LazyEntries {
    var entries = LazyEntries()
    list.collectEntries(into: &entries)
    return entries
  }

  private func take(_ entries: LazyEntries) {
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

  // MARK: Making rows

  /// Makes the rows that are in view and drops those that are far from it. Run by an effect, after the placement.
  func fill() {
    _ = tick.value
    let origin = origin.value[axis], own = place.value.size
    let length: CGFloat = core.map { $0.box.value.frame.size[axis] } ?? viewGraph.size.value[axis]
    let isMirrored = axis == .horizontal && direction.isRightToLeft.value
    viewGraph.graph.untracked {
      isFilling = true
      defer { isFilling = false }
      let cross = own.size[axis.other]
      // Not placed, as a view that `ViewThatFits` leaves out.
      guard origin.isFinite, length.isFinite, cross.isFinite, own.size[axis].isFinite else { return }
      guard computer.entries.items.count == computer.children.count else { return }
      let wanted = span(origin, length, own.size, isMirrored)
      let held = anchor(in: wanted, cross)
      let hasMade = makeRows(in: wanted, cross)
      let hasDropped = dropRows(outside: wanted, cross)
      noteLengths(cross)
      // Rows that nobody has seen count otherwise now.
      computer.forgetLines()
      if hasMade || hasDropped { built.update(built.value + 1) }
      let growth = held.map { shift(from: $0, cross) } ?? 0
      if growth != 0 && !isMirrored { core?.shift(by: growth, axis) }
      rememberCells(cross)
      findQuiet(cross)
    }
    pin()
  }

  /// The visible part, in the container's space.
  private func span(_ origin: CGFloat, _ length: CGFloat, _ own: CGSize, _ isMirrored: Bool) -> ClosedRange<CGFloat> {
    let begin = (core?.offset.value[axis] ?? 0) - origin
    let range = begin...begin + max(0, length)
    return isMirrored ? own[axis] - range.upperBound...own[axis] - range.lowerBound : range
  }

  private func makeRows(in wanted: ClosedRange<CGFloat>, _ cross: CGFloat) -> Bool {
    var hasMade = false
    for _ in 0..<Self.stepLimit {
      var builder = LineBuilder(computer, cross, wanted: wanted)
      _ = builder.build()
      guard let gap = builder.gap else { break }
      hasMade = true
      make(gap, until: wanted.upperBound, cross)
      take(entriesNow())
      computer.children = computer.entries.items.map(\.layout.value)
    }
    return hasMade
  }

  private func make(_ gap: LineBuilder.Gap, until end: CGFloat, _ cross: CGFloat) {
    let tracks = computer.tracks(cross).count
    var position = gap.start, length: CGFloat = 0, cells = 0
    for index in gap.index..<gap.end where position < end {
      gap.rows.make(index)
      var entries = LazyEntries()
      gap.rows.made.first { $0.index == index }?.branch.outputs.collectEntries(into: &entries)
      if entries.runs.isEmpty {
        gap.rows.note(LazyRows.nothing, at: index)
        continue
      }
      var own = computer.length(of: entries.items, cross)
      for case .unmade(let rows, let range) in entries.runs {
        own += CGFloat(range.count) * (rows.estimate ?? LazyComputer.firstEstimate)
      }
      length = max(length, own)
      cells += 1
      guard cells >= tracks else { continue }
      position += length + computer.spacing
      (length, cells) = (0, 0)
    }
  }

  private func dropRows(outside wanted: ClosedRange<CGFloat>, _ cross: CGFloat) -> Bool {
    let spans = computer.lines(cross).spans
    var far: [ObjectIdentifier: (rows: LazyRows, indices: Set<Int>)] = [:]
    for made in computer.entries.made {
      guard let span = span(of: made, spans) else { continue }
      if span.upperBound < wanted.lowerBound - Self.keeping || span.lowerBound > wanted.upperBound + Self.keeping {
        noteLength(of: made, span)
        far[ObjectIdentifier(made.rows), default: (made.rows, [])].indices.insert(made.index)
      }
    }
    guard !far.isEmpty else { return false }
    for (rows, indices) in far.values where rows.branches.inputs.base.subgraph.isAlive { rows.drop { indices.contains($0) } }
    take(entriesNow())
    computer.children = computer.entries.items.map(\.layout.value)
    return true
  }

  private func span(of made: LazyEntries.Made, _ spans: [ClosedRange<CGFloat>]) -> ClosedRange<CGFloat>? {
    guard let first = made.runs.first, let last = made.runs.last else { return nil }
    return spans[first].lowerBound...max(spans[first].lowerBound, spans[last].upperBound)
  }

  private func noteLengths(_ cross: CGFloat) {
    let spans = computer.lines(cross).spans
    for made in computer.entries.made {
      if let span = span(of: made, spans) {
        noteLength(of: made, span)
      } else {
        made.rows.note(LazyRows.nothing, at: made.index)
      }
    }
  }
  private func noteLength(of made: LazyEntries.Made, _ span: ClosedRange<CGFloat>) {
    made.rows.note(span.upperBound - span.lowerBound, at: made.index)
  }

  // MARK: Keeping what is in view where it is

  /// The first view that begins in view (else the one that is in view), with its place, and how much those before it have grown since the last time.
  private struct Anchor {
    let item: Item
    let start: CGFloat
    let growth: CGFloat
  }

  private func anchor(in wanted: ClosedRange<CGFloat>, _ cross: CGFloat) -> Anchor? {
    guard core != nil, computer.entries.items.count == computer.children.count else { return nil }
    let cells = computer.lines(cross).cells
    var growth: CGFloat = 0, line: CGFloat?, last: Anchor?
    for (item, cell) in zip(computer.entries.items, cells) {
      // Counted as it was: what began out of sight grows upwards, out of sight.
      let old = lastCells[ObjectIdentifier(item)] ?? cell
      guard old.start < wanted.lowerBound else {
        if old.start >= wanted.upperBound, let last { return last }
        return Anchor(item: item, start: cell.start, growth: growth)
      }
      guard cell.start != line else { continue }
      line = cell.start
      last = Anchor(item: item, start: cell.start, growth: growth)
      growth += cell.length - old.length
    }
    return last
  }

  private func shift(from anchor: Anchor, _ cross: CGFloat) -> CGFloat {
    guard let index = computer.entries.items.firstIndex(where: { $0 === anchor.item }) else { return 0 }
    // Layers lie on pixels; so does the difference.
    let start = computer.lines(cross).cells[index].start
    return viewGraph.pixels.round(start) - viewGraph.pixels.round(anchor.start - anchor.growth)
  }

  private func rememberCells(_ cross: CGFloat) {
    lastCells = [:]
    for (item, cell) in zip(computer.entries.items, computer.lines(cross).cells) { lastCells[ObjectIdentifier(item)] = cell }
  }

  // MARK: While it moves

  /// Called when the scroll view has moved; runs no rule as long as no other row is wanted.
  func viewportMoved() {
    guard !isFilling, isAlive, let core else { return }
    viewGraph.graph.untracked {
      let own = place.value.size.size
      let isMirrored = axis == .horizontal && direction.isRightToLeft.value
      let wanted = span(origin.value[axis], core.box.value.frame.size[axis], own, isMirrored)
      if quiet.map({ !$0.begin.contains(wanted.lowerBound) || !$0.end.contains(wanted.upperBound) }) ?? true {
        tick.update(tick.value + 1)
      }
    }
    pin()
  }

  private func findQuiet(_ cross: CGFloat) {
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

  // MARK: Pinned headers and footers

  /// Holds headers and footers at the sides of the visible part as long as their sections are in view. Moves layers only.
  private func pin() {
    guard !pins.isEmpty, let core, axis == .vertical else { return }
    viewGraph.graph.untracked {
      let own = place.value.size.size, box = core.box.value
      let begin = core.offset.value[axis] - origin.value[axis] + box.insets.top
      let end = core.offset.value[axis] - origin.value[axis] + box.frame.height - box.insets.bottom
      let cells = computer.lines(own[axis.other]).cells, items = computer.entries.items
      guard cells.count == items.count else { return }
      for (index, item) in items.enumerated() {
        guard let section = item.traits.section, pins.contains(section.pin) else { continue }
        let cell = cells[index]
        var start = cell.start
        if section.part == .header {
          let next = sectionEnd(after: index, section, items, cells)
          start = max(start, min(begin, next - cell.length))
        } else {
          let first = items.indices.first { items[$0].traits.section?.identity === section.identity } ?? index
          start = min(start, max(end - cell.length, cells[first].start + cells[first].length))
        }
        item.layer.transform = CGAffineTransform(translationX: 0, y: start - cell.start)
      }
    }
  }

  /// Where the views end that follow a header and belong to its section.
  private func sectionEnd(after index: Int, _ section: SectionTrait, _ items: [Item], _ cells: [LazyLines.Cell]) -> CGFloat {
    for later in index + 1..<max(index + 1, items.count) {
      if let other = items[later].traits.section, other.identity !== section.identity, other.part == .header {
        return cells[later].start - computer.spacing
      }
      if let other = items[later].traits.section, other.identity === section.identity, other.part == .footer {
        return cells[later].start
      }
    }
    return computer.lines(place.value.size.size[axis.other]).total
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
