import CoreGraphics

/// Puts line after line.
struct LineBuilder {
  /// A row that is not made and lies where views are wanted.
  struct Gap {
    let rows: LazyRows
    let index: Int
    let end: Int
    let start: CGFloat
  }
  private let computer: LazyComputer
  private let cross: CGFloat?
  private let tracks: LazyTracks
  private let estimate: CGFloat
  private var lines = LazyLines()
  private var isFirst = true
  /// Where the current line begins, how long it is, how many cells it has, and which of them are items.
  private var start: CGFloat = 0, length: CGFloat = 0, cells = 0, firstItem = 0
  /// Where views are wanted, and the first gap found there.
  private var wanted: ClosedRange<CGFloat>?
  private(set) var gap: Gap?
  /// A row that is not made, and where it would lie.
  private let sought: (rows: LazyRows, index: Int)?
  private(set) var found: ClosedRange<CGFloat>?

  init(
    _ computer: LazyComputer, _ cross: CGFloat?, wanted: ClosedRange<CGFloat>? = nil, sought: (rows: LazyRows, index: Int)? = nil
  ) {
    self.sought = sought
    self.computer = computer
    self.cross = cross
    self.wanted = wanted
    tracks = computer.tracks(cross)
    var sum: CGFloat = 0, count = 0
    for case .unmade(let rows, _) in computer.entries.runs {
      guard let own = rows.estimate else { continue }
      sum += own
      count += 1
    }
    estimate = count > 0 ? sum / CGFloat(count) : LazyComputer.firstEstimate
  }

  mutating func build() -> LazyLines {
    lines.cells.reserveCapacity(computer.entries.items.count)
    for run in computer.entries.runs {
      var first: CGFloat?
      switch run {
      case .items(let range):
        for index in range {
          add(itemAt: index)
          first = first ?? start
        }
      case .unmade(let rows, let range):
        let own = rows.estimate ?? estimate
        if tracks.count == 1 {
          first = addStretch(of: rows, range, own)
          break
        }
        for index in range {
          let known = rows.lengths[index]
          if known == LazyRows.nothing { continue }
          beginCell(isAcross: false)
          first = first ?? start
          let own = known.isNaN ? own : known
          length = max(length, own)
          if let sought, index == sought.index, rows === sought.rows { found = start...start + own }
          if gap == nil, let wanted, start < wanted.upperBound, start + own > wanted.lowerBound {
            gap = Gap(rows: rows, index: index, end: range.upperBound, start: start)
          }
        }
      }
      let from = first ?? start
      lines.spans.append(from...max(from, start + length))
    }
    closeLine()
    lines.total = isFirst ? 0 : start + length
    return lines
  }

  /// Rows that are not made, in a container with one track: one line after another, without looking at each.
  private mutating func addStretch(of rows: LazyRows, _ range: Range<Int>, _ own: CGFloat) -> CGFloat? {
    let spacing = computer.spacing, summary = rows.summary(range)
    guard summary.count > 0 else { return nil }
    beginCell(isAcross: false)
    length = summary.length(own, spacing)
    if gap == nil, let wanted, start < wanted.upperBound, start + length > wanted.lowerBound,
      let row = rows.first(endingAfter: wanted.lowerBound - start, in: range, own, spacing), start + row.start < wanted.upperBound
    {
      gap = Gap(rows: rows, index: row.index, end: range.upperBound, start: start + row.start)
    }
    if let sought, rows === sought.rows, range.contains(sought.index) {
      let before = rows.summary(range.lowerBound..<sought.index)
      let place = start + before.length(own, spacing) + (before.count > 0 ? spacing : 0)
      let known = rows.lengths[sought.index]
      found = place...place + (known.isNaN ? own : max(0, known))
    }
    return start
  }

  private mutating func add(itemAt index: Int) {
    let isAcross = computer.isAcross(index)
    beginCell(isAcross: isAcross)
    let track = computer.grid == nil || isAcross ? nil : cells - 1
    let size = computer.children[index].size(computer.proposal(track, tracks, cross))[computer.axis]
    lines.cells.append(LazyLines.Cell(start: start, length: 0, track: track))
    length = max(length, size.isFinite ? size : 0)
    if isAcross { cells = tracks.count }
  }

  /// Goes on in the line, or to the next one where it is full.
  private mutating func beginCell(isAcross: Bool) {
    if isFirst || isAcross || cells >= tracks.count {
      closeLine()
      if !isFirst { start += length + computer.spacing }
      isFirst = false
      length = 0
      cells = 0
    }
    cells += 1
  }

  /// The items of the line learn its length.
  private mutating func closeLine() {
    for index in firstItem..<lines.cells.count { lines.cells[index].length = length }
    firstItem = lines.cells.count
  }
}
