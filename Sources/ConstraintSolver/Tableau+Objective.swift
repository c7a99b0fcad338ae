extension Tableau {
  /// The objective of one priority: the weighted sum of its errors, as a row.
  struct Level {
    let priority: Double
    let row: Int32
    /// Constraints that count in it.
    var count: Int
    /// The largest weight so far: costs are sums of such numbers.
    var scale: Double
    /// Below it a cost is what rounding left.
    var tolerance: Double { Tolerance.coefficient * scale }
  }

  /// The row of a priority, made when it is new, for one constraint more.
  mutating func enter(_ strength: Strength) -> Int32 {
    let priority = strength.priority
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place < levels.count && levels[place].priority == priority {
      levels[place].count += 1
      levels[place].scale = max(levels[place].scale, strength.weight)
      return levels[place].row
    }
    let row = makeRow()
    let symbol = makeSymbol(.objective)
    rows[Int(row)].symbol = symbol
    rowOf[Int(symbol)] = row
    levels.insert(Level(priority: priority, row: row, count: 1, scale: strength.weight), at: place)
    return row
  }

  /// The last constraint of a priority takes its row along.
  mutating func leave(priority: Double) {
    guard let place = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[place].count -= 1
    guard levels[place].count == 0 else { return }
    let symbol = rows[Int(levels[place].row)].symbol
    drop(row: levels[place].row)
    free(symbol)
    levels.remove(at: place)
  }

  /// Adds `weight` times an error symbol, basic or not, to the objective `row`.
  mutating func count(_ symbol: Int32, weight: Double, in row: Int32) {
    let basic = rowOf[Int(symbol)]
    if basic >= 0 { add(weight, timesRow: basic, to: row) } else { add(weight, times: symbol, to: row) }
  }

  /// The smallest possible violations, the highest priority first.
  mutating func optimize() {
    var rounds = 0
    while let entering = cheaperSymbol() {
      rounds += 1
      guard rounds < roundLimit, !isDamaged, let row = leavingRow(for: entering) else { return isDamaged = true }
      pivot(row: row, entering: entering)
    }
  }

  /// A bound that only rounding can reach: Bland's rule ends by itself.
  var roundLimit: Int { 1000 + 100 * rows.count }

  /// A parameter whose growth makes the objectives smaller: its first cost that is not zero is negative.
  private mutating func cheaperSymbol() -> Int32? {
    mark &+= 1
    for level in levels {
      let cells = rows[Int(level.row)].cells
      for cell in cells where cell.coefficient < -level.tolerance {
        let symbol = Int(cell.symbol)
        if kinds[symbol].isPivotable && marks[symbol] != mark { return cell.symbol }
      }
      for cell in cells where abs(cell.coefficient) > level.tolerance { marks[Int(cell.symbol)] = mark }
    }
    return nil
  }

  /// The row that bounds the growth of `entering` first.
  mutating func leavingRow(for entering: Int32) -> Int32? {
    var best: (ratio: Double, symbol: Int32, row: Int32)?
    for (row, coefficient) in occurrences(of: entering) where coefficient < 0 {
      let symbol = rows[Int(row)].symbol
      guard symbol >= 0, kinds[Int(symbol)].isRestricted else { continue }
      let ratio = max(rows[Int(row)].constant, 0) / -coefficient
      if let best, ratio > best.ratio || (ratio == best.ratio && symbol > best.symbol) { continue }
      best = (ratio, symbol, row)
    }
    return best?.row
  }
}
