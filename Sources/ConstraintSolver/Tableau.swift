/// The equations of a solver, each solved for one symbol, and the symbols in them.
///
/// # The method
///
/// Cassowary (Badros, Borning and Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*, 2001): the simplex
/// method, kept between changes.
///
/// Every constraint becomes an equation. An inequality gets a slack symbol, which is never negative; a constraint that may be
/// violated gets error symbols, never negative either, which count in an objective; a required equation gets a dummy, which is
/// always zero and only marks where the constraint went. The variables themselves are *external* and may be negative.
///
/// Each row is solved for one symbol, its basic one; all others, the parameters, are zero. So the constants of the rows are the
/// solution. It is allowed when no slack or error has a negative constant. A pivot exchanges a basic symbol and a parameter.
///
/// - Adding brings a row in; where no new symbol can be basic, an artificial one is made as small as possible, and a rest that is
///   not zero is a conflict. The cells of that rest name the constraints in conflict (its dual solution).
/// - Removing makes the constraint's marker basic and drops its row.
/// - A new constant shifts the constants of the rows in which the marker occurs; rows that became negative are mended by the dual
///   simplex method. Nothing else is touched, which is why a change is cheap.
///
/// Two things differ from the paper. Instead of weights, there is one objective row for each priority, and symbols are compared
/// by their costs in all of them, the highest priority first. And the rows in which a symbol occurs are listed, lazily: a list
/// may name a row the symbol has left, so readers look.
///
/// Nothing depends on the order of a dictionary. Among equals the symbol with the smallest number is taken (Bland's rule), so the
/// method ends and the same calls give the same bits.
struct Tableau {
  enum Kind {
    case unused, external, slack, error, dummy, artificial, objective
    /// Never negative in a solution.
    var isRestricted: Bool { self == .slack || self == .error || self == .artificial }
    /// May become basic in the course of optimizing.
    var isPivotable: Bool { self == .slack || self == .error }
  }

  // Symbols.
  var kinds: [Kind] = []
  /// The row a symbol is basic in, or -1.
  var rowOf: [Int32] = []
  /// Rows in which a symbol occurs as a parameter; may name others too, and one twice.
  var columns: [[Int32]] = []
  /// The constraint that made a symbol, or -1.
  var owners: [Int32] = []
  private var freeSymbols: [Int32] = []

  // Rows.
  var rows: [Row] = []
  private var freeRows: [Int32] = []
  /// One row for each priority, the highest first.
  var levels: [Level] = []
  /// Rows whose constants may not be allowed.
  var suspects: [Int32] = []

  /// Pivots since the tableau was made: a measure of work.
  var pivots = 0
  /// Rounding has left something behind that exact arithmetic would not: all has to be made anew.
  var isDamaged = false
  private var scratch: [Cell] = []
  /// Marks symbols during one search.
  var marks: [UInt32] = []
  var mark: UInt32 = 0

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind, owner: Int32 = -1) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    kinds.append(kind)
    rowOf.append(-1)
    columns.append([])
    owners.append(owner)
    marks.append(0)
    return Int32(kinds.count - 1)
  }

  /// The symbol must occur nowhere any more.
  mutating func free(_ symbol: Int32) {
    if rowOf[Int(symbol)] >= 0 || columns[Int(symbol)].contains(where: { rows[Int($0)].coefficient(of: symbol) != 0 }) {
      isDamaged = true
    }
    kinds[Int(symbol)] = .unused
    columns[Int(symbol)].removeAll()
    rowOf[Int(symbol)] = -1
    owners[Int(symbol)] = -1
    freeSymbols.append(symbol)
  }

  func kind(ofRow row: Int32) -> Kind { kinds[Int(rows[Int(row)].symbol)] }

  // MARK: Rows

  mutating func makeRow() -> Int32 {
    if let row = freeRows.popLast() { return row }
    rows.append(Row())
    return Int32(rows.count - 1)
  }

  mutating func drop(row: Int32) {
    let symbol = rows[Int(row)].symbol
    if symbol >= 0 { rowOf[Int(symbol)] = -1 }
    rows[Int(row)].symbol = -1
    rows[Int(row)].constant = 0
    rows[Int(row)].cells.removeAll(keepingCapacity: true)
    freeRows.append(row)
  }

  /// Adds `coefficient` times `symbol`, which is a parameter.
  mutating func add(_ coefficient: Double, times symbol: Int32, to row: Int32) {
    let place = rows[Int(row)].position(of: symbol)
    if place < rows[Int(row)].cells.count && rows[Int(row)].cells[place].symbol == symbol {
      let sum = rows[Int(row)].cells[place].coefficient + coefficient
      if abs(sum) < Tolerance.coefficient {
        rows[Int(row)].cells.remove(at: place)
      } else {
        rows[Int(row)].cells[place].coefficient = sum
      }
    } else if abs(coefficient) >= Tolerance.coefficient {
      rows[Int(row)].cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
      columns[Int(symbol)].append(row)
    }
  }

  /// Adds `factor` times the row `source` to `target`, which loses the symbol `dropped`.
  mutating func add(_ factor: Double, timesRow source: Int32, to target: Int32, dropping dropped: Int32 = -1) {
    rows[Int(target)].constant += factor * rows[Int(source)].constant
    var result: [Cell] = []
    swap(&result, &scratch)
    var old: [Cell] = []
    swap(&old, &rows[Int(target)].cells)
    result.removeAll(keepingCapacity: true)
    result.reserveCapacity(old.count + rows[Int(source)].cells.count)
    let other = rows[Int(source)].cells
    old.withUnsafeBufferPointer { old in
      other.withUnsafeBufferPointer { other in
        var i = 0
        var j = 0
        while i < old.count || j < other.count {
          if j == other.count || (i < old.count && old[i].symbol < other[j].symbol) {
            if old[i].symbol != dropped { result.append(old[i]) }
            i += 1
          } else if i == old.count || other[j].symbol < old[i].symbol {
            let coefficient = factor * other[j].coefficient
            if abs(coefficient) >= Tolerance.coefficient {
              result.append(Cell(symbol: other[j].symbol, coefficient: coefficient))
              columns[Int(other[j].symbol)].append(target)
            }
            j += 1
          } else {
            let coefficient = old[i].coefficient + factor * other[j].coefficient
            if abs(coefficient) >= Tolerance.coefficient {
              result.append(Cell(symbol: old[i].symbol, coefficient: coefficient))
            }
            i += 1
            j += 1
          }
        }
      }
    }
    swap(&result, &rows[Int(target)].cells)
    scratch = old
  }

  // MARK: Exchange

  /// Solves the equation `row` for `symbol`, which occurs in it, and puts the result in the place of `symbol` everywhere else.
  mutating func solve(row: Int32, for symbol: Int32) {
    let place = rows[Int(row)].position(of: symbol)
    guard place < rows[Int(row)].cells.count, rows[Int(row)].cells[place].symbol == symbol else { return isDamaged = true }
    let coefficient = rows[Int(row)].cells.remove(at: place).coefficient
    rows[Int(row)].scale(by: -1 / coefficient)
    // Numbers that overflow have no order; nothing would end.
    if !rows[Int(row)].constant.isFinite || !(1 / coefficient).isFinite { isDamaged = true }
    rows[Int(row)].symbol = symbol
    rowOf[Int(symbol)] = row
    var occurrences: [Int32] = []
    swap(&occurrences, &columns[Int(symbol)])
    for target in occurrences where target != row {
      let factor = rows[Int(target)].coefficient(of: symbol)
      guard factor != 0 else { continue }
      add(factor, timesRow: row, to: target, dropping: symbol)
      note(target)
    }
  }

  /// Makes `entering` basic in the place of the symbol that is basic in `row`.
  mutating func pivot(row: Int32, entering: Int32) {
    pivots += 1
    let leaving = rows[Int(row)].symbol
    rowOf[Int(leaving)] = -1
    rows[Int(row)].symbol = -1
    add(-1, times: leaving, to: row)
    solve(row: row, for: entering)
  }

  /// Remembers a row whose constant is not allowed.
  mutating func note(_ row: Int32) {
    let symbol = rows[Int(row)].symbol
    guard symbol >= 0 else { return }
    let kind = kinds[Int(symbol)]
    let constant = rows[Int(row)].constant
    if (kind.isRestricted && constant < -Tolerance.constant) || (kind == .dummy && abs(constant) > Tolerance.constant) {
      suspects.append(row)
    }
  }

  /// The rows in which `symbol` really occurs, each once, with its coefficient.
  mutating func occurrences(of symbol: Int32) -> [(row: Int32, coefficient: Double)] {
    var found: [(row: Int32, coefficient: Double)] = []
    for row in columns[Int(symbol)] {
      let coefficient = rows[Int(row)].coefficient(of: symbol)
      if coefficient != 0 { found.append((row, coefficient)) }
    }
    found.sort { $0.row < $1.row }
    var last: Int32 = -1
    found.removeAll { entry in
      defer { last = entry.row }
      return entry.row == last
    }
    if found.count < columns[Int(symbol)].count { columns[Int(symbol)] = found.map(\.row) }
    return found
  }
}

extension Tableau {
  /// A tableau with the same variables and nothing else.
  func emptied(dead: [Int32]) -> Tableau {
    var new = Tableau()
    for symbol in kinds.indices {
      let isKept = kinds[symbol] == .external && !dead.contains(Int32(symbol))
      _ = new.makeSymbol(isKept ? .external : .unused)
    }
    for symbol in kinds.indices.reversed() where new.kinds[symbol] == .unused { new.free(Int32(symbol)) }
    return new
  }
}
