import CoreGraphics

// Making the rows that are in view, and dropping those that are far from it.
extension LazyContainer {
  /// Rows stay until they are this far outside the visible part, in points (a choice).
  static let keeping: CGFloat = 100
  /// Steps of one filling; each makes rows up to the end of the visible part as far as it knows.
  private static let stepLimit = 20

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
      let visible = span(origin, length, own.size, isMirrored), isNewGrid = tracksAreOthers(cross)
      var wanted = visible
      if isNewGrid, let lastBegin {
        // The scroll view may have moved since, into the limits of a content that has fewer lines.
        let begin = lastBegin - insetBefore(isMirrored)
        wanted = begin...begin + max(0, length)
      }
      let moved = visible.lowerBound - wanted.lowerBound
      let held = anchor(in: wanted, cross)
      let hasForgotten = forgetLengthsOfAnotherRoom(cross)
      if hasForgotten || isNewGrid, let held {
        // What is in view lies elsewhere now, and stays in view.
        let way = shift(from: held, cross)
        wanted = wanted.lowerBound + way...wanted.upperBound + way
      }
      let hasMade = makeRows(in: wanted, cross)
      let hasDropped = dropRows(outside: wanted, cross)
      noteLengths(cross)
      // Rows that nobody has seen count otherwise now.
      computer.forgetLines()
      if hasMade || hasDropped || hasForgotten { built.update(built.value + 1) }
      let growth = held.map { shift(from: $0, cross) - moved } ?? 0
      lastBegin = visible.lowerBound + growth + insetBefore(isMirrored)
      if growth != 0 { core?.shift(by: isMirrored ? -growth : growth, axis) }
      rememberCells(cross)
      findQuiet(cross)
    }
    pin()
  }

  /// What covers the visible part where reading begins, in points.
  func insetBefore(_ isMirrored: Bool) -> CGFloat {
    guard let insets = core?.box.value.insets else { return 0 }
    return axis == .vertical ? insets.top : isMirrored ? insets.trailing : insets.leading
  }

  /// The visible part, in the container's space along its axis, from where reading begins.
  func span(_ origin: CGFloat, _ length: CGFloat, _ own: CGSize, _ isMirrored: Bool) -> ClosedRange<CGFloat> {
    guard isMirrored, let core else {
      let begin = (core?.offset.value[axis] ?? 0) - origin
      let range = begin...begin + max(0, length)
      return isMirrored ? own[axis] - range.upperBound...own[axis] - range.lowerBound : range
    }
    // Counted from the right, which the scroll view keeps when its content becomes longer; it may not know yet that it has.
    let after = (core.content?.value.extent[axis] ?? own[axis]) - origin - own[axis]
    let view = UncheckedBox(core.view)
    let hidden = MainActor.assumeIsolated {
      view.value.contentSize.width - view.value.contentOffset.x - view.value.bounds.width
    }
    return hidden - after...hidden - after + max(0, length)
  }

  /// Rows that are not there were measured in a room of another size. Once those that are there have become longer or shorter in it,
  /// nothing is known of the others any more. The answer is whether that is so: then everything lies elsewhere.
  private func forgetLengthsOfAnotherRoom(_ cross: CGFloat) -> Bool {
    guard let room = core?.box.value.room, room != roomOfLengths else { return false }
    let cells = computer.lines(cross).cells
    let haveChanged = zip(computer.entries.items, cells).contains { item, cell in
      lastCells[ObjectIdentifier(item)].map { abs($0.length - cell.length) > 0.01 } ?? false
    }
    let isFirst = roomOfLengths == nil
    guard haveChanged || isFirst else { return false }
    if !isFirst {
      noteLengths(cross)
      var seen: Set<ObjectIdentifier> = []
      for case .unmade(let rows, _) in computer.entries.runs where seen.insert(ObjectIdentifier(rows)).inserted {
        rows.forgetThoseNotMade()
      }
      computer.forgetLines()
    }
    roomOfLengths = room
    return !isFirst
  }

  private func makeRows(in wanted: ClosedRange<CGFloat>, _ cross: CGFloat) -> Bool {
    var hasMade = false
    var allowance = RowAllowance(computer, cross)
    for _ in 0..<Self.stepLimit {
      var builder = LineBuilder(computer, cross, wanted: wanted)
      _ = builder.build()
      guard let gap = builder.gap, gap.rows.mayMake else { break }
      guard !allowance.isUsedUp else {
        report(allowance)
        break
      }
      hasMade = true
      let haveLength = make(gap, until: wanted.upperBound, cross, &allowance)
      take(entriesNow())
      computer.children = computer.entries.items.map(\.layout.value)
      // The next round sees how long they have become.
      if !haveLength { break }
    }
    return hasMade
  }

  /// False: a row has no length, perhaps because it is lazy itself and has made nothing. It counts as one of a usual length here.
  private func make(
    _ gap: LineBuilder.Gap, until end: CGFloat, _ cross: CGFloat, _ allowance: inout RowAllowance
  ) -> Bool {
    var haveLength = true
    let tracks = computer.tracks(cross).count
    // Once rows are known to have none, more and more are made at a time: twice as many in each round.
    let flatRows = gap.rows.estimate == 0 ? gap.rows.made.count : 0
    let standIn = LazyComputer.firstEstimate / (1 + CGFloat(flatRows) / 10)
    var position = gap.start, cells = 0
    /// Of the line: as it counts here, and as it is.
    var length: CGFloat = 0, real: CGFloat = 0
    for index in gap.index..<gap.end where position < end {
      guard !allowance.isUsedUp else { break }
      var entries = LazyEntries()
      gap.rows.make(index)?.outputs.collectEntries(into: &entries)
      if entries.runs.isEmpty {
        gap.rows.note(LazyRows.nothing, at: index)
        allowance.countRowWithoutView()
        continue
      }
      var own = computer.length(of: entries.items, cross)
      for case .unmade(let rows, let range) in entries.runs {
        own += CGFloat(range.count) * (rows.estimate ?? LazyComputer.firstEstimate)
      }
      if own.isFinite { real = max(real, own) }
      if !(own > 0 && own.isFinite) {
        haveLength = false
        own = standIn
      }
      length = max(length, own)
      cells += 1
      guard cells >= tracks else { continue }
      allowance.count(length: real, rows: cells)
      position += length + computer.spacing
      (length, real, cells) = (0, 0, 0)
    }
    gap.rows.haveMade()
    return haveLength
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

  func span(of made: LazyEntries.Made, _ spans: [ClosedRange<CGFloat>]) -> ClosedRange<CGFloat>? {
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
}
