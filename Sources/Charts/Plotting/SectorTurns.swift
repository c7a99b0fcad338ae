import SwiftUI

/// Which part of the whole turn a sector takes: 0 is at the top, 1 there again, clockwise.
struct SectorTurn: Equatable {
  let start: Double
  let end: Double
}

/// Spreads the sectors of a chart over the turn, in their order; those with an interval lie where that says.
struct SectorTurns {
  /// The values at the start and at the end of the turn; nil: there are no sectors.
  private(set) var domain: (lower: Double, upper: Double)?

  mutating func spread(_ marks: inout [StackedMark]) {
    var intervals: [(index: Int, start: Double, end: Double)] = []
    var sum = 0.0
    for index in marks.indices {
      guard let sector = marks[index].mark.sector, let value = sector.angle.value.scalar else { continue }
      if let end = sector.angle.end?.scalar {
        intervals.append((index, value, end))
      } else {
        // What is more than all numbers adds nothing.
        let end = (sum + value).isFinite ? sum + value : sum
        intervals.append((index, sum, end))
        sum = end
      }
    }
    guard !intervals.isEmpty else { return }
    let upper = intervals.reduce(sum) { max($0, $1.end) }
    domain = (0, upper)
    for (index, start, end) in intervals {
      marks[index].turn = upper > 0 ? SectorTurn(start: start / upper, end: end / upper) : SectorTurn(start: 0, end: 0)
    }
  }
}
