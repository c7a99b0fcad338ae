import CoreGraphics

/// The layout of lazy containers: lines one after another, each with a view in every track. Views that are not there count with the
/// length they had, or with that of the others on average.
final class LazyComputer: ContainerComputer {
  let axis: Axis
  var entries = LazyEntries() { didSet { known = nil } }
  /// Between lines, in points.
  var spacing: CGFloat = 0 { didSet { known = nil } }
  /// Where views, or all tracks, lie across.
  var alignment: AlignmentKey
  /// nil: a stack, whose one track is as long as the container.
  var grid: LazyGridTracks? { didSet { known = nil } }
  private var known: (cross: CGFloat?, lines: LazyLines)?

  /// A row's length while nothing is known of any, in points (a choice).
  static let firstEstimate: CGFloat = 44

  init(axis: Axis, alignment: AlignmentKey) {
    self.axis = axis
    self.alignment = alignment
  }

  override var children: [LayoutComputer] { didSet { known = nil } }
  override var axisForChildren: Axis? { axis }
  override var preferredSpacing: ViewSpacing { ViewSpacing() }
  override var guideKinds: GuideKinds { [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal[axis.other]
    var size = CGSize.zero
    size[axis] = lines(cross).total
    size[axis.other] = cross ?? grid?.tracks(nil).total ?? children.map { $0.size(.unspecified)[axis.other] }.max() ?? 0
    return size
  }

  func tracks(_ cross: CGFloat?) -> LazyTracks {
    if let grid { return grid.tracks(cross) }
    return LazyTracks(tracks: [LazyTracks.Track(start: 0, length: cross ?? 0, alignment: .center)], total: cross ?? 0)
  }

  /// What a child is offered that lies in `track`, or in all.
  func proposal(_ track: Int?, _ tracks: LazyTracks, _ cross: CGFloat?) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    let length = track.flatMap { tracks.tracks.indices.contains($0) ? tracks.tracks[$0].length : nil }
    proposal[axis.other] = grid == nil ? cross : length ?? cross
    return proposal
  }

  /// A header or footer goes across all tracks.
  func isAcross(_ index: Int) -> Bool { grid != nil && entries.items[index].traits.section != nil }

  /// How long the views of a row are that was just made, in points.
  func length(of items: [Item], _ cross: CGFloat?) -> CGFloat {
    let tracks = tracks(cross)
    var length: CGFloat = 0
    for (index, item) in items.enumerated() {
      let track = grid == nil || item.traits.section != nil ? nil : 0
      length += item.layout.value.size(proposal(track, tracks, cross))[axis] + (index > 0 ? spacing : 0)
    }
    return length
  }

  /// What is known of rows that are not there has changed.
  func forgetLines() { known = nil }

  func lines(_ cross: CGFloat?) -> LazyLines {
    if let known, known.cross == cross { return known.lines }
    var builder = LineBuilder(self, cross)
    let lines = builder.build()
    known = (cross, lines)
    return lines
  }

  override func place(at size: ViewSize) -> [ViewPlace] {
    guard entries.items.count == children.count else { return Array(repeating: .nowhere, count: children.count) }
    let cross = size.size[axis.other], lines = lines(cross), tracks = tracks(cross)
    let outer = ViewDimensions(size: size)
    var gridSize = CGSize.zero
    gridSize[axis.other] = tracks.total
    let lead = grid == nil ? 0 : outer[alignment] - ViewDimensions(size: ViewSize(gridSize))[alignment]
    return children.indices.map { index in
      let cell = lines.cells[index]
      let dimensions = children[index].dimensions(proposal(cell.track, tracks, cross))
      var origin = CGPoint.zero
      origin[axis] = cell.start
      guard let number = cell.track, tracks.tracks.indices.contains(number) else {
        origin[axis.other] = outer[alignment] - dimensions[alignment]
        return ViewPlace(origin: origin, size: dimensions.viewSize)
      }
      let track = tracks.tracks[number]
      origin[axis.other] = lead + track.start
      var box = CGSize.zero
      box[axis] = cell.length
      box[axis.other] = track.length
      return track.alignment.place(dimensions, in: ViewPlace(origin: origin, size: ViewSize(box)))
    }
  }
}

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
