extension Tableau {
  /// Adds `change` to the constant of a constraint's expression. Rows may have constants afterwards that are not allowed;
  /// `mend()` comes next.
  mutating func shift(_ traces: Traces, by change: Double) {
    let step = change / traces.markerCoefficient
    let basic = rowOf[Int(traces.marker)]
    if basic >= 0 {
      rows[Int(basic)].constant -= step
      return note(basic)
    }
    for (row, coefficient) in occurrences(of: traces.marker) {
      rows[Int(row)].constant += coefficient * step
      note(row)
    }
  }

  /// The dual simplex method: from costs that are best and a solution that is not allowed to one that is. False when there is
  /// none, or when rounding keeps it from being found; the tableau is then of no use any more.
  mutating func mend() -> Bool {
    var rounds = 0
    while let row = suspects.popLast() {
      let symbol = rows[Int(row)].symbol
      guard symbol >= 0 else { continue }
      if kinds[Int(symbol)] == .dummy && abs(rows[Int(row)].constant) > Tolerance.constant { return false }
      guard kinds[Int(symbol)].isRestricted, rows[Int(row)].constant < -Tolerance.constant else { continue }
      rounds += 1
      guard rounds < roundLimit, !isDamaged, let entering = cheapestSymbol(in: row) else { return false }
      pivot(row: row, entering: entering)
    }
    return true
  }

  /// The parameter that raises the row's constant at the least cost.
  private func cheapestSymbol(in row: Int32) -> Int32? {
    var best: Cell?
    for cell in rows[Int(row)].cells where cell.coefficient > 0 && kinds[Int(cell.symbol)].isPivotable {
      if let best, !isCheaper(cell, than: best) { continue }
      best = cell
    }
    return best?.symbol
  }

  private func isCheaper(_ a: Cell, than b: Cell) -> Bool {
    for level in levels {
      let row = rows[Int(level.row)]
      let costs = (row.coefficient(of: a.symbol) / a.coefficient, row.coefficient(of: b.symbol) / b.coefficient)
      if abs(costs.0 - costs.1) > level.tolerance { return costs.0 < costs.1 }
    }
    return a.symbol < b.symbol
  }
}
