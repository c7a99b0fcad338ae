import CoreGraphics

/// How many more rows a lazy container may make that bring it no nearer to the end of what is in view.
///
/// Rows are made until the visible part is full. Rows that take up no room never fill it: a million of them would all be made, at
/// once. Those that are there count, so that a container comes to its bound once, and not again in every update. Rows of half a point
/// and more do not count, however many fit.
struct RowAllowance {
  /// A shorter row counts, in points with the spacing after it (a choice).
  private static let leastLength: CGFloat = 0.5
  /// A choice: more than twice as many as there are points on a phone.
  static let shortRows = 2_000
  /// Rows without a view, as an `if` that is false makes them, cost less and are more often meant (a choice).
  static let rowsWithoutView = 20_000

  private let spacing: CGFloat
  private var short = 0, withoutView = 0

  /// Counts the rows that are there.
  init(_ computer: LazyComputer, _ cross: CGFloat) {
    spacing = computer.spacing
    let entries = computer.entries
    // As many as fit on a screen are not worth the time.
    guard entries.made.count >= 50 else { return }
    let spans = computer.lines(cross).spans
    for made in entries.made {
      guard let first = made.runs.first, let last = made.runs.last else {
        countRowWithoutView()
        continue
      }
      count(length: spans[last].upperBound - spans[first].lowerBound)
    }
  }

  var isUsedUp: Bool { short >= Self.shortRows || withoutView >= Self.rowsWithoutView }
  var areViewsMissing: Bool { withoutView >= Self.rowsWithoutView }

  mutating func countRowWithoutView() { withoutView += 1 }
  /// Counts the rows of one line.
  mutating func count(length: CGFloat, rows: Int = 1) {
    if !(length + spacing >= Self.leastLength) { short += rows }
  }
}

extension LazyContainer {
  /// Says, once for the container, that rows were left out.
  func report(_ allowance: RowAllowance) {
    guard !hasReportedAllowance else { return }
    hasReportedAllowance = true
    let count = computer.entries.runs.reduce(0) {
      guard case .unmade(_, let range) = $1 else { return $0 }
      return $0 + range.count
    }
    let there = "\(path(of: layer)): "
    if allowance.areViewsMissing {
      viewGraph.services.console(
        there + "\(RowAllowance.rowsWithoutView) rows were made that have no view, and the visible part is not full. The other "
          + "\(count) rows are left out until it moves. Usual cause: an if around the whole row. Remedy: filter the data of ForEach "
          + "instead.")
    } else {
      viewGraph.services.console(
        there
          + "\(RowAllowance.shortRows) rows were made that are shorter than half a point, and the visible part is not full. The "
          + "other \(count) rows are left out. Usual cause: a height of zero, from a frame or from a size that is not known yet. "
          + "Remedy: give the rows a height, or filter the data of ForEach.")
    }
  }
}
