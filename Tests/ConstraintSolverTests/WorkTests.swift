import ConstraintSolver
import Testing

/// How much is done when little changes.
@Suite struct WorkTests {
  /// A column of rows, each below the one before and as high as a number says; the first is at the top.
  struct Column {
    var solver = Solver()
    var tops: [Variable] = []
    var heights: [ConstraintID] = []

    init(rows: Int, strength: Strength = .required) {
      var edge = LinearExpression()
      for _ in 0..<rows {
        let top = solver.makeVariable()
        let height = solver.makeVariable()
        tops.append(top)
        _ = solver.add(LinearExpression(top) - edge, .equal)
        heights.append(solver.add(LinearExpression([Term(height)], constant: -10), .equal, strength: strength))
        edge = LinearExpression([Term(top), Term(height)])
      }
    }
  }

  @Test func aNewConstantTakesNoExchangeWhenNothingElseGivesWay() {
    for strength in [Strength.required, Strength(priority: 750)] {
      var column = Column(rows: 100, strength: strength)
      #expect(column.solver.solve() == nil)
      let pivots = column.solver.pivots
      column.solver.setConstant(of: column.heights[3], to: -35)
      #expect(column.solver.needsSolve)
      #expect(column.solver.solve() == nil)
      #expect(!column.solver.needsSolve)
      #expect(column.solver.pivots == pivots)
      #expect(column.solver.value(of: column.tops[3]) == 30)
      #expect(column.solver.value(of: column.tops[4]) == 65)
      #expect(column.solver.value(of: column.tops[99]) == 990 + 25)
    }
  }

  @Test func aCopyAnswersWithoutATrace() {
    var column = Column(rows: 3)
    #expect(column.solver.solve() == nil)
    var copy = column.solver
    copy.setConstant(of: column.heights[0], to: -100)
    #expect(copy.solve() == nil)
    #expect(copy.value(of: column.tops[2]) == 110)
    #expect(column.solver.value(of: column.tops[2]) == 20)
    #expect(!column.solver.needsSolve)
  }

  @Test func whatIsRemovedBeforeItWasSolvedIsNeverInConflict() {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add(LinearExpression([Term(x)], constant: -1), .equal)
    let wrong = solver.add(LinearExpression([Term(x)], constant: -2), .equal)
    solver.remove(wrong)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 1)
  }

  @Test func aConflictNamesItsConstraintsInTheirOrderAndCanBeMended() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let a = solver.add(LinearExpression([Term(x)], constant: -10), .greaterThanOrEqual)
    let unrelated = solver.add(LinearExpression([Term(y)], constant: -3), .equal)
    let b = solver.add(LinearExpression([Term(x), Term(y, -1)]), .lessThanOrEqual)
    #expect(solver.solve() == Conflict(constraints: [a, unrelated, b]))
    solver.setStrength(of: b, to: Strength(priority: 999))
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 3)
    solver.setConstant(of: a, to: -2)
    solver.setStrength(of: b, to: .required)
    #expect(solver.solve() == nil)
    solver.setConstant(of: a, to: -7)
    #expect(solver.solve() == Conflict(constraints: [a, unrelated, b]))
    solver.remove(unrelated)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == solver.value(of: y) && solver.value(of: x) >= 7)
  }

  @Test func determinedOrNot() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = solver.add(LinearExpression([Term(x)], constant: -10), .greaterThanOrEqual)
    _ = solver.add(LinearExpression([Term(y)], constant: -5), .equal, strength: Strength(priority: 1))
    #expect(solver.solve() == nil)
    #expect(!solver.isDetermined(x) && solver.isDetermined(y))
    _ = solver.add(LinearExpression([Term(x), Term(y)], constant: -15), .lessThanOrEqual, strength: Strength(priority: 2))
    #expect(solver.solve() == nil)
    #expect(solver.isDetermined(x))
  }
}
