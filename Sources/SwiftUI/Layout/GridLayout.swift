import CoreGraphics

/// Rows of cells that share columns.
///
/// Columns are given their width first, as an `HStack` gives it to views: a column takes what its widest cell takes. Then rows
/// are given their height in the same way. Cells over several columns, and views outside of rows, which go over all of them,
/// widen their columns evenly where those are not wide enough.
public struct GridLayout: Layout, Sendable {
  public var alignment: Alignment
  /// In points; nil is the greatest default distance of the cells on both sides.
  public var horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func makeCache(subviews: Subviews) -> _GridCache { _GridCache(self, subviews) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridCache) -> CGSize {
    cache.solve(proposal).size
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridCache) {
    let solution = cache.solve(ViewSize(bounds.size, proposal: proposal).filledProposal)
    for (index, cell) in cache.cells.enumerated() {
      let frame = solution.frame(of: cell)
      let proposal = ProposedViewSize(frame.size)
      let view = subviews[index]
      let dimensions = view.dimensions(in: proposal)
      let column = cache.alignments[cell.column] ?? alignment.horizontal
      let row = cell.alignment ?? alignment.vertical
      var origin = frame.origin
      if let anchor = cell.anchor {
        origin.x += (frame.width - dimensions.width) * anchor.x
        origin.y += (frame.height - dimensions.height) * anchor.y
      } else {
        let box = ViewDimensions(size: ViewSize(frame.size))
        origin.x += box[column] - dimensions[column]
        let lead = solution.leads[cell.row]
        origin.y += lead.isNaN ? box[row] - dimensions[row] : lead - dimensions[row]
      }
      view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}

/// The cells of a grid and what was worked out of them.
public struct _GridCache {
  struct Cell {
    let view: LayoutSubview
    let row: Int, column: Int
    /// `Int.max` until the number of columns is known, for views outside of rows.
    var span: Int
    let unsized: Axis.Set
    let anchor: UnitPoint?
    let alignment: VerticalAlignment?
  }
  struct Solution {
    var columns: [CGFloat], rows: [CGFloat]
    /// Where the cells' guides lie in each row; NaN: each cell is aligned in the row by itself.
    var leads: [CGFloat]
    var columnGaps: [CGFloat], rowGaps: [CGFloat]

    func start(_ index: Int, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
      (0..<index).reduce(0) { $0 + lengths[$1] + gaps[$1] }
    }
    func length(_ range: Range<Int>, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
      range.reduce(0) { $0 + lengths[$1] } + range.dropLast().reduce(0) { $0 + gaps[$1] }
    }
    func width(of cell: Cell) -> CGFloat { length(cell.column..<cell.column + cell.span, columns, columnGaps) }
    func frame(of cell: Cell) -> CGRect {
      CGRect(
        x: start(cell.column, columns, columnGaps), y: start(cell.row, rows, rowGaps), width: width(of: cell),
        height: rows[cell.row])
    }
    var size: CGSize {
      CGSize(width: length(0..<columns.count, columns, columnGaps), height: length(0..<rows.count, rows, rowGaps))
    }
  }

  private let grid: GridLayout
  var cells: [Cell] = []
  private var rowCount = 0, columnCount = 0
  /// What cells say of their column.
  var alignments: [Int: HorizontalAlignment] = [:]
  private var columnGaps: [CGFloat] = [], rowGaps: [CGFloat] = []
  private var solved: (proposal: ProposedViewSize, solution: Solution)?

  init(_ grid: GridLayout, _ subviews: LayoutSubviews) {
    self.grid = grid
    readCells(subviews)
    columnGaps = gaps(columnCount, grid.horizontalSpacing, .horizontal) {
      $0.column + $0.span - 1
    } start: {
      $0.column
    }
    rowGaps = gaps(rowCount, grid.verticalSpacing, .vertical) {
      $0.row
    } start: {
      $0.row
    }
  }

  private mutating func readCells(_ subviews: LayoutSubviews) {
    var current: GridRowToken?
    var column = 0
    for view in subviews {
      let row = view[GridRowKey.self]
      if row == nil || row?.token !== current {
        rowCount += 1
        column = 0
        current = row?.token
      }
      let span = row == nil ? Int.max : max(1, view[GridColumnsKey.self])
      if let alignment = view[GridColumnAlignmentKey.self] { alignments[column] = alignment }
      cells.append(
        Cell(
          view: view, row: rowCount - 1, column: column, span: span, unsized: view[GridUnsizedAxesKey.self],
          anchor: view[GridAnchorKey.self].map { OddNumbers.finite($0, "gridCellAnchor(_:)") }, alignment: row?.alignment))
      column += row == nil ? 1 : span
      columnCount = max(columnCount, column)
    }
    for index in cells.indices where cells[index].span == Int.max { cells[index].span = columnCount }
  }

  private func gaps(
    _ count: Int, _ fixed: CGFloat?, _ axis: Axis, end: (Cell) -> Int, start: (Cell) -> Int
  ) -> [CGFloat] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    if let fixed { return Array(repeating: OddNumbers.finite(fixed, "The spacing of a grid", or: 0), count: count) }
    var gaps = [CGFloat](repeating: -.infinity, count: count)
    for before in cells {
      let boundary = end(before)
      for after in cells where start(after) == boundary + 1 && (axis == .vertical || after.row == before.row) {
        gaps[boundary] = max(gaps[boundary], before.view.spacing.distance(to: after.view.spacing, along: axis))
      }
    }
    return gaps.map { $0.isFinite ? $0 : ViewSpacing.standard }
  }

  mutating func solve(_ proposal: ProposedViewSize) -> Solution {
    if let solved, solved.proposal == proposal { return solved.solution }
    var solution = Solution(columns: [], rows: [], leads: [], columnGaps: columnGaps, rowGaps: rowGaps)
    solution.columns = columnWidths(proposal)
    (solution.rows, solution.leads) = rowHeights(proposal, solution)
    solved = (proposal, solution)
    return solution
  }

  private func columnWidths(_ proposal: ProposedViewSize) -> [CGFloat] {
    let single = cells.filter { $0.span == 1 && !$0.unsized.contains(.horizontal) }
    func width(_ column: Int, _ offered: CGFloat?) -> CGFloat {
      single.reduce(0) {
        $1.column == column ? max($0, $1.view.sizeThatFits(ProposedViewSize(width: offered, height: proposal.height)).width) : $0
      }
    }
    let all = 0..<columnCount
    let gaps = columnGaps.dropLast().reduce(0, +)
    var widths: [CGFloat]
    if let offered = proposal.width {
      let shares = LengthShares(least: all.map { width($0, 0) }, most: all.map { width($0, .infinity) })
      widths = shares.lengths(of: offered - gaps) { width($0, $1) }
    } else {
      widths = all.map { width($0, nil) }
    }
    for cell in cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      widen(&widths, for: cell, proposal)
    }
    return widths
  }

  private func widen(_ widths: inout [CGFloat], for cell: Cell, _ proposal: ProposedViewSize) {
    let range = cell.column..<min(cell.column + cell.span, columnCount)
    let others = (0..<columnCount).reduce(0) { range.contains($1) ? $0 : $0 + widths[$1] }
    let gaps = columnGaps.dropLast().reduce(0, +)
    let inner = range.dropLast().reduce(0) { $0 + columnGaps[$1] }
    let offered = proposal.width.map { max(0, $0 - others - gaps + inner) }
    let wanted = cell.view.sizeThatFits(ProposedViewSize(width: offered, height: proposal.height)).width
    let missing = wanted - inner - range.reduce(0) { $0 + widths[$1] }
    guard missing > 0 else { return }
    for column in range { widths[column] += missing / CGFloat(range.count) }
  }

  private func rowHeights(_ proposal: ProposedViewSize, _ solution: Solution) -> (heights: [CGFloat], leads: [CGFloat]) {
    func extent(_ row: Int, _ offered: CGFloat?) -> (height: CGFloat, lead: CGFloat) {
      let sized = cells.filter { $0.row == row && !$0.unsized.contains(.vertical) }
      var lead: CGFloat = 0, below: CGFloat = 0
      for cell in sized where cell.anchor == nil {
        let dimensions = cell.view.dimensions(in: ProposedViewSize(width: solution.width(of: cell), height: offered))
        let guide = dimensions[cell.alignment ?? grid.alignment.vertical]
        lead = max(lead, guide)
        below = max(below, dimensions.height - guide)
      }
      let height = sized.reduce(lead + below) {
        $1.anchor == nil
          ? $0 : max($0, $1.view.sizeThatFits(ProposedViewSize(width: solution.width(of: $1), height: offered)).height)
      }
      return (height, lead)
    }
    let all = 0..<rowCount
    var heights: [CGFloat]
    if let offered = proposal.height {
      let gaps = rowGaps.dropLast().reduce(0, +)
      let shares = LengthShares(least: all.map { extent($0, 0).height }, most: all.map { extent($0, .infinity).height })
      heights = shares.lengths(of: offered - gaps) { extent($0, $1).height }
    } else {
      heights = all.map { extent($0, nil).height }
    }
    // Guides that are set by the views hold the row's cells together; others are the row's own, cell by cell.
    let leads = all.map { row in
      cells.contains { $0.row == row && $0.hasGuide(grid.alignment.vertical, solution, heights[row]) }
        ? extent(row, heights[row]).lead : .nan
    }
    return (heights, leads)
  }
}

extension _GridCache.Cell {
  fileprivate func hasGuide(_ fallback: VerticalAlignment, _ solution: _GridCache.Solution, _ height: CGFloat) -> Bool {
    let dimensions = view.dimensions(in: ProposedViewSize(width: solution.width(of: self), height: height))
    return dimensions[explicit: alignment ?? fallback] != nil
  }
}
