extension Tableau {
  mutating func remove(_ traces: Traces, _ strength: Strength) {
    if !strength.isRequired { discount(traces, strength) }
    let row = rowToDrop(traces)
    if let row {
      drop(row: row)
    } else {
      isDamaged = true
    }
    free(traces.marker)
    if traces.other >= 0 { free(traces.other) }
    if !strength.isRequired { leave(priority: strength.priority) }
  }

  /// Takes the errors of a constraint out of their objective.
  private mutating func discount(_ traces: Traces, _ strength: Strength) {
    guard let level = levels.first(where: { $0.priority == strength.priority }) else { return }
    count(traces.other, weight: -strength.weight, in: level.row)
    if kinds[Int(traces.marker)] == .error { count(traces.marker, weight: -strength.weight, in: level.row) }
  }

  mutating func reweigh(_ traces: Traces, from old: Strength, to new: Strength) {
    discount(traces, old)
    let row = enter(new)
    count(traces.other, weight: new.weight, in: row)
    if kinds[Int(traces.marker)] == .error { count(traces.marker, weight: new.weight, in: row) }
    leave(priority: old.priority)
  }

  /// The row that says nothing but the constraint, after a pivot if need be. Marker and other occur with opposite signs and only
  /// together, so when one of them is basic, the other occurs in that row alone.
  private mutating func rowToDrop(_ traces: Traces) -> Int32? {
    for symbol in [traces.marker, traces.other] where symbol >= 0 && rowOf[Int(symbol)] >= 0 { return rowOf[Int(symbol)] }
    guard let row = rowToLeave(marker: traces.marker) else { return nil }
    pivot(row: row, entering: traces.marker)
    return row
  }

  /// A row that can take the marker so that the solution stays allowed: one of a redundant equation, else the one that bounds the
  /// marker first when it grows, else when it shrinks (it may: it is about to go), else one of a variable.
  private mutating func rowToLeave(marker: Int32) -> Int32? {
    var best: (rank: Int, ratio: Double, symbol: Int32, row: Int32)?
    for (row, coefficient) in occurrences(of: marker) {
      let symbol = rows[Int(row)].symbol
      guard symbol >= 0 else { continue }
      let constant = rows[Int(row)].constant
      let candidate: (rank: Int, ratio: Double, symbol: Int32, row: Int32)
      switch kinds[Int(symbol)] {
      case .dummy: candidate = (0, 0, symbol, row)
      case .slack, .error, .artificial:
        candidate = coefficient < 0 ? (1, constant / -coefficient, symbol, row) : (2, constant / coefficient, symbol, row)
      case .external: candidate = (3, 0, symbol, row)
      case .objective, .unused: continue
      }
      if let best, (best.rank, best.ratio, best.symbol) < (candidate.rank, candidate.ratio, candidate.symbol) { continue }
      best = candidate
    }
    return best?.row
  }
}
