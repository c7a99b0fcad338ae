import CoreGraphics

/// The columns (or rows) of a lazy container's lines; a stack has one.
struct LazyTracks: Equatable {
  struct Track: Equatable {
    var start: CGFloat, length: CGFloat
    var alignment: Alignment
  }
  var tracks: [Track]
  /// All of them with what lies between, in points.
  var total: CGFloat

  var count: Int { max(1, tracks.count) }
}

/// Where the parts of a lazy container lie along its axis.
struct LazyLines {
  struct Cell {
    var start: CGFloat
    /// Of the whole line.
    var length: CGFloat
    /// nil: all tracks.
    var track: Int?
  }
  /// By item.
  var cells: [Cell] = []
  /// By run: its first and last point.
  var spans: [ClosedRange<CGFloat>] = []
  var total: CGFloat = 0
}
