import SwiftUI

/// Makes the pieces of a plot, and keeps those of marks that say the same and lie at the same place.
///
/// A piece that is made gets a stamp of its own: by that the canvas knows which of them it shows already.
final class PlotPieces {
  /// How many marks, lines and areas were plotted, for those who count.
  private(set) var plotted = 0
  private var stamps = 0

  /// What the pieces were made with; nil before the first.
  private var look: Look?
  private var stacks: ChartModel.Stacks?
  private var marks: [StackedMark] = []
  /// Back to front.
  private var pieces: [Piece] = []
  /// The place of each mark's piece among the pieces; nil for a mark without one.
  private var places: [Int?] = []
  /// Lines and areas by the index of the first mark: their marks, and the place of the piece.
  private var series: [Int: (members: [Int], place: Int?)] = [:]
  /// Marks and pieces are in the same order.
  private var isFlat = true

  private var lines: (axes: ChartAxes, look: Look, pieces: [Piece])?

  private struct Look {
    let scales: PlotScales, size: CGSize, displayScale: CGFloat
    func isSame(as other: Look) -> Bool { scales === other.scales && size == other.size && displayScale == other.displayScale }
  }

  /// The pieces of the marks, back to front.
  func pieces(_ drawing: MarkDrawing) -> [Piece] {
    let new = Look(scales: drawing.model.scales, size: drawing.space.size, displayScale: drawing.displayScale)
    let isKept = look?.isSame(as: new) ?? false
    look = new
    if new.size.width > 0 && new.size.height > 0 {
      if !isKept || !replace(drawing) { makeAll(drawing, isKept: isKept) }
    } else {
      (marks, stacks, pieces, places, series, isFlat) = ([], nil, [], [], [:], true)
    }
    return pieces
  }

  /// The pieces of the grid lines.
  func lines(_ model: ChartModel, size: CGSize, displayScale: CGFloat) -> [Piece] {
    let new = Look(scales: model.scales, size: size, displayScale: displayScale)
    if let lines, lines.axes === model.axes, lines.look.isSame(as: new) { return lines.pieces }
    let pieces = GridLines(model: model, displayScale: displayScale).pieces(in: size).map { stamped($0) }
    lines = (model.axes, new, pieces)
    return pieces
  }

  private func stamped(_ piece: Piece) -> Piece {
    var piece = piece
    stamps += 1
    piece.stamp = stamps
    return piece
  }
  private func counted(_ piece: Piece?) -> Piece? {
    guard let piece else { return nil }
    plotted += 1
    return stamped(piece)
  }

  // MARK: A few of them

  /// Replaces the pieces of the marks that are others, where nothing else changes; false where more has to be done.
  private func replace(_ drawing: MarkDrawing) -> Bool {
    let new = drawing.model.marks
    guard isFlat, new.count == marks.count else { return false }
    // In the same stacks only what marks say may be something else.
    let hasMoved = drawing.model.stacks !== stacks
    var made: [(place: Int, piece: Piece)] = []
    for index in new.indices where new[index].mark !== marks[index].mark || hasMoved && !new[index].isSame(as: marks[index]) {
      guard !new[index].mark.kind.isSeries, !marks[index].mark.kind.isSeries, new[index].mark.attributes.zIndex == 0 else {
        return false
      }
      switch (counted(drawing.piece(of: index)), places[index]) {
      case (let piece?, let place?): made.append((place, piece))
      case (nil, nil): break
      case (nil, _), (_, nil): return false
      }
    }
    for (place, piece) in made { pieces[place] = piece }
    (marks, stacks) = (new, drawing.model.stacks)
    return true
  }

  // MARK: All of them

  private func makeAll(_ drawing: MarkDrawing, isKept: Bool) {
    let new = drawing.model.marks
    let old = isKept ? Alignment(marks, new) : nil
    var made = Made(count: new.count)
    // A line lies where the first of its points comes.
    for index in new.indices {
      guard new[index].mark.kind.isSeries else {
        guard !new[index].isGap else { continue }
        made.places[index] = made.add(piece(of: index, drawing, old), at: new[index].mark.attributes.zIndex)
        continue
      }
      guard let members = drawing.lines.starts[index] else { continue }
      let depth = new[index].mark.attributes.zIndex
      let place = made.add(piece(ofSeries: members, at: index, drawing, old), at: depth)
      made.series[index] = (members, place)
      for member in members where !new[member].isGap {
        made.places[member] = made.add(piece(of: member, drawing, old), at: new[member].mark.attributes.zIndex)
      }
    }
    isFlat = made.sort()
    (marks, stacks) = (new, drawing.model.stacks)
    (pieces, places, series) = (made.pieces, made.places, made.series)
  }

  private func piece(of index: Int, _ drawing: MarkDrawing, _ old: Alignment?) -> Piece? {
    if let before = old?.index(before: index) {
      guard var piece = places[before].map({ pieces[$0] }) else { return nil }
      if piece.subject != nil { piece.subject = index }
      return piece
    }
    return counted(drawing.piece(of: index))
  }

  private func piece(ofSeries members: [Int], at start: Int, _ drawing: MarkDrawing, _ old: Alignment?) -> Piece? {
    if let old, let before = old.index(before: start), let known = series[before], known.members.count == members.count,
      zip(members, known.members).allSatisfy({ old.index(before: $0) == $1 })
    {
      guard var piece = known.place.map({ pieces[$0] }) else { return nil }
      if piece.subject != nil { piece.subject = MarkDrawing.subject(ofSeriesAt: start) }
      return piece
    }
    return counted(drawing.piece(ofSeries: members, at: start))
  }

  /// Pieces while they are made.
  private struct Made {
    var pieces: [Piece] = []
    var places: [Int?]
    var series: [Int: (members: [Int], place: Int?)] = [:]
    private var depths: [Double] = []

    init(count: Int) {
      places = Array(repeating: nil, count: count)
      pieces.reserveCapacity(count)
      depths.reserveCapacity(count)
    }

    mutating func add(_ piece: Piece?, at depth: Double) -> Int? {
      guard let piece else { return nil }
      pieces.append(piece)
      depths.append(depth)
      return pieces.count - 1
    }

    /// Puts what is deeper behind; true when there was nothing to do.
    mutating func sort() -> Bool {
      if depths.allSatisfy({ $0 == 0 }) { return true }
      let order = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      var moved = Array(repeating: 0, count: order.count)
      for (new, old) in order.enumerated() { moved[old] = new }
      pieces = order.map { [pieces] in pieces[$0] }
      places = places.map { $0.map { moved[$0] } }
      series = series.mapValues { ($0.members, $0.place.map { moved[$0] }) }
      return false
    }
  }
}

/// Which marks of a list are those of another one: from both ends on, and in between by who they are.
private struct Alignment {
  private let old: [StackedMark], new: [StackedMark]
  private let prefix: Int
  private let suffix: Int
  /// Where the marks in between are, if that is not where they were.
  private var moved: [ObjectIdentifier: Int] = [:]

  init(_ old: [StackedMark], _ new: [StackedMark]) {
    let shorter = min(old.count, new.count)
    var prefix = 0, suffix = 0
    while prefix < shorter && old[prefix].isSame(as: new[prefix]) { prefix += 1 }
    while suffix < shorter - prefix && old[old.count - 1 - suffix].isSame(as: new[new.count - 1 - suffix]) { suffix += 1 }
    (self.old, self.new, self.prefix, self.suffix) = (old, new, prefix, suffix)
    for index in prefix..<(old.count - suffix) where !(index < new.count && old[index].mark === new[index].mark) {
      moved[ObjectIdentifier(old[index].mark)] = index
    }
  }

  /// Where the mark was; nil for another one.
  func index(before index: Int) -> Int? {
    if index < prefix { return index }
    if index >= new.count - suffix { return index - new.count + old.count }
    if index < old.count && old[index].isSame(as: new[index]) { return index }
    guard let before = moved[ObjectIdentifier(new[index].mark)] else { return nil }
    return old[before].isSame(as: new[index]) ? before : nil
  }
}
