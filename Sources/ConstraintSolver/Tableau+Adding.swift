extension Tableau {
  /// The symbols a constraint brought in.
  struct Traces {
    /// Occurs in every equation the constraint has gone into.
    var marker: Int32
    /// The second error, or the error beside a slack; -1 for required constraints.
    var other: Int32
    /// What the marker is multiplied by in the constraint's equation.
    var markerCoefficient: Double
  }

  enum Addition {
    case added(Traces)
    /// Required, and against these other required constraints.
    case conflict(owners: [Int32])
  }

  mutating func add(_ expression: LinearExpression, _ relation: Relation, _ strength: Strength, owner: Int32) -> Addition {
    let row = makeEquation(expression)
    let traces = addMarks(to: row, relation, strength, owner: owner)
    if let subject = subject(of: row, traces) {
      solve(row: row, for: subject)
      return .added(traces)
    }
    if rows[Int(row)].cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      guard abs(rows[Int(row)].constant) < Tolerance.constant else { return give(up: row, traces) }
      rows[Int(row)].constant = 0
      solve(row: row, for: traces.marker)
      return .added(traces)
    }
    return addWithArtificialSymbol(row, traces)
  }

  /// 0 = expression, in parameters only.
  private mutating func makeEquation(_ expression: LinearExpression) -> Int32 {
    let row = makeRow()
    rows[Int(row)].constant = expression.constant
    for term in expression.terms {
      let symbol = term.variable.symbol
      let basic = rowOf[Int(symbol)]
      if basic >= 0 {
        add(term.coefficient, timesRow: basic, to: row)
      } else {
        add(term.coefficient, times: symbol, to: row)
      }
    }
    return row
  }

  private mutating func addMarks(to row: Int32, _ relation: Relation, _ strength: Strength, owner: Int32) -> Traces {
    var traces: Traces
    switch relation {
    case .equal where strength.isRequired:
      traces = Traces(marker: makeSymbol(.dummy, owner: owner), other: -1, markerCoefficient: 1)
    case .equal:
      traces = Traces(marker: makeSymbol(.error, owner: owner), other: makeSymbol(.error, owner: owner), markerCoefficient: -1)
    case .greaterThanOrEqual, .lessThanOrEqual:
      let other = strength.isRequired ? -1 : makeSymbol(.error, owner: owner)
      traces = Traces(
        marker: makeSymbol(.slack, owner: owner), other: other, markerCoefficient: -Double(relation.rawValue))
    }
    add(traces.markerCoefficient, times: traces.marker, to: row)
    guard !strength.isRequired else { return traces }
    add(-traces.markerCoefficient, times: traces.other, to: row)
    let objective = enter(strength)
    add(strength.weight, times: traces.other, to: objective)
    if kinds[Int(traces.marker)] == .error { add(strength.weight, times: traces.marker, to: objective) }
    return traces
  }

  /// What the new row can be solved for at once: a variable that is free, a new symbol if that is not negative then, or an old
  /// one that costs nothing and gives way.
  private mutating func subject(of row: Int32, _ traces: Traces) -> Int32? {
    var free: Int32?
    for cell in rows[Int(row)].cells where kinds[Int(cell.symbol)] == .external {
      // The one that occurs least has to be replaced in the fewest rows.
      if let best = free, columns[Int(best)].count <= columns[Int(cell.symbol)].count { continue }
      free = cell.symbol
    }
    if let free { return free }
    let constant = rows[Int(row)].constant
    func fits(_ symbol: Int32) -> Bool {
      symbol >= 0 && kinds[Int(symbol)].isPivotable && -constant / rows[Int(row)].coefficient(of: symbol) >= 0
    }
    if kinds[Int(traces.marker)] == .slack && fits(traces.marker) { return traces.marker }
    if let yielding = yieldingSymbol(in: row, traces) { return yielding }
    if fits(traces.marker) { return traces.marker }
    return fits(traces.other) ? traces.other : nil
  }

  /// An old symbol without cost that can take the value the row gives it, while all other rows stay allowed. With it the new
  /// constraint holds from the start, which saves exchanges when many rows depend on this one later.
  private mutating func yieldingSymbol(in row: Int32, _ traces: Traces) -> Int32? {
    let constant = rows[Int(row)].constant
    var tries = 0
    for cell in rows[Int(row)].cells.reversed() where kinds[Int(cell.symbol)].isPivotable {
      let value = -constant / cell.coefficient
      guard cell.symbol != traces.marker, cell.symbol != traces.other, value >= 0 else { continue }
      tries += 1
      guard tries <= Self.yieldingLimit else { return nil }
      if isFree(cell.symbol), staysAllowed(cell.symbol, at: value) { return cell.symbol }
    }
    return nil
  }

  /// Looking at more symbols costs more than the exchanges it saves.
  private static let yieldingLimit = 4

  private func isFree(_ symbol: Int32) -> Bool {
    levels.allSatisfy { abs(rows[Int($0.row)].coefficient(of: symbol)) <= $0.tolerance }
  }

  private mutating func staysAllowed(_ symbol: Int32, at value: Double) -> Bool {
    occurrences(of: symbol).allSatisfy { row, coefficient in
      let basic = rows[Int(row)].symbol
      return basic < 0 || !kinds[Int(basic)].isRestricted || rows[Int(row)].constant + coefficient * value >= 0
    }
  }

  private mutating func addWithArtificialSymbol(_ row: Int32, _ traces: Traces) -> Addition {
    let artificial = makeSymbol(.artificial)
    if rows[Int(row)].constant < 0 { rows[Int(row)].scale(by: -1) }
    rows[Int(row)].symbol = artificial
    rowOf[Int(artificial)] = row
    minimize(artificial)
    let rest = rowOf[Int(artificial)]
    if rest >= 0 {
      guard rows[Int(rest)].constant <= Tolerance.constant else {
        rowOf[Int(artificial)] = -1
        rows[Int(rest)].symbol = -1
        free(artificial)
        return give(up: rest, traces)
      }
      rows[Int(rest)].constant = 0
      let largest = rows[Int(rest)].cells.filter { kinds[Int($0.symbol)].isPivotable }
        .max { abs($0.coefficient) < abs($1.coefficient) }
      pivot(row: rest, entering: largest?.symbol ?? traces.marker)
    }
    for (row, coefficient) in occurrences(of: artificial) { add(-coefficient, times: artificial, to: row) }
    free(artificial)
    return .added(traces)
  }

  /// Until it is zero or nothing makes it smaller.
  private mutating func minimize(_ artificial: Int32) {
    var rounds = 0
    while case let row = rowOf[Int(artificial)], row >= 0, rows[Int(row)].constant > Tolerance.constant {
      let cells = rows[Int(row)].cells
      guard let entering = cells.first(where: { $0.coefficient < 0 && kinds[Int($0.symbol)].isPivotable })?.symbol,
        let leaving = leavingRow(for: entering)
      else { return }
      rounds += 1
      guard rounds < roundLimit, !isDamaged else { return isDamaged = true }
      pivot(row: leaving, entering: entering)
    }
  }

  /// Takes the row of a required constraint back; its cells say what it is against.
  private mutating func give(up row: Int32, _ traces: Traces) -> Addition {
    var others: [Int32] = []
    for cell in rows[Int(row)].cells where cell.symbol != traces.marker {
      let kind = kinds[Int(cell.symbol)]
      if kind == .slack || kind == .dummy { others.append(owners[Int(cell.symbol)]) }
    }
    drop(row: row)
    free(traces.marker)
    return .conflict(owners: others)
  }
}
