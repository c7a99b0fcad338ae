import CoreGraphics

/// A stretch of a lazy container's content: views that are there, or rows that are not made.
enum LazyRun {
  /// Indices of the container's items.
  case items(Range<Int>)
  case unmade(LazyRows, Range<Int>)
}

/// What a lazy container holds, in order, as it is now.
struct LazyEntries {
  /// A row that is made, and the runs that come of it.
  struct Made {
    let rows: LazyRows
    let index: Int
    let runs: Range<Int>
  }
  private(set) var runs: [LazyRun] = []
  private(set) var items: [Item] = []
  private(set) var made: [Made] = []
  /// Items on their way out.
  private(set) var leaving: [Item] = []

  mutating func add(_ item: Item) {
    if item.isLeaving { return leaving.append(item) }
    if case .items(let range)? = runs.last, range.upperBound == items.count, !isRunClosed {
      runs[runs.count - 1] = .items(range.lowerBound..<items.count + 1)
    } else {
      runs.append(.items(items.count..<items.count + 1))
    }
    isRunClosed = false
    items.append(item)
  }
  /// The next item begins a run of its own: it belongs to another row.
  private var isRunClosed = false

  mutating func add(_ rows: LazyRows) {
    _ = rows.branches.structure.value
    var next = 0
    for row in rows.made {
      if row.index > next { addUnmade(rows, next..<row.index) }
      let first = runs.count
      isRunClosed = true
      row.branch.outputs.collectEntries(into: &self)
      isRunClosed = true
      made.append(Made(rows: rows, index: row.index, runs: first..<runs.count))
      next = row.index + 1
    }
    if rows.count > next { addUnmade(rows, next..<rows.count) }
    for branch in rows.branches.branches where branch.isLeaving {
      var items: [Item] = []
      branch.outputs.collect(into: &items)
      leaving += items
    }
  }
  private mutating func addUnmade(_ rows: LazyRows, _ range: Range<Int>) {
    runs.append(.unmade(rows, range))
    isRunClosed = true
  }
}
