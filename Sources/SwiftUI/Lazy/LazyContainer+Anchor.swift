import CoreGraphics

// Keeping what is in view where it is, while rows above it come to be longer or shorter than they were thought to be.
extension LazyContainer {
  /// The first view that begins in view (else the one that is in view), with its place, and how much those before it have grown
  /// since the last time.
  struct Anchor {
    let item: Item
    let start: CGFloat
    let growth: CGFloat
  }

  func anchor(in wanted: ClosedRange<CGFloat>, _ cross: CGFloat) -> Anchor? {
    guard core != nil, computer.entries.items.count == computer.children.count else { return nil }
    let cells = computer.lines(cross).cells, isNewGrid = tracksAreOthers(cross)
    var growth: CGFloat = 0, line: CGFloat?, last: Anchor?
    for (item, cell) in zip(computer.entries.items, cells) {
      // Other lines hold other views: all that is before it counts.
      if isNewGrid, let old = lastCells[ObjectIdentifier(item)] {
        let anchor = Anchor(item: item, start: cell.start, growth: cell.start - old.start)
        if old.start >= wanted.lowerBound { return old.start < wanted.upperBound ? anchor : last ?? anchor }
        if last.map({ old.start > $0.start - $0.growth }) ?? true { last = anchor }
        continue
      }
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

  func shift(from anchor: Anchor, _ cross: CGFloat) -> CGFloat {
    guard let index = computer.entries.items.firstIndex(where: { $0 === anchor.item }) else { return 0 }
    // Layers lie on pixels; so does the difference.
    let start = computer.lines(cross).cells[index].start
    return viewGraph.pixels.round(start) - viewGraph.pixels.round(anchor.start - anchor.growth)
  }

  /// A line holds another number of views than when rows were last made.
  func tracksAreOthers(_ cross: CGFloat) -> Bool { lastTracks.map { $0 != computer.tracks(cross).count } ?? false }

  func rememberCells(_ cross: CGFloat) {
    lastTracks = computer.tracks(cross).count
    lastCells = [:]
    for (item, cell) in zip(computer.entries.items, computer.lines(cross).cells) { lastCells[ObjectIdentifier(item)] = cell }
  }
}
