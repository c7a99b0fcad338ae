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
