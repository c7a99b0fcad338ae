/// Names a constraint of a `Solver` until it is removed.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32
}

/// Required constraints that can't hold together, while any fewer of them could.
package struct Conflict: Hashable, Sendable {
  /// In the order in which they were added.
  package let constraints: [ConstraintID]
  package init(constraints: [ConstraintID]) { self.constraints = constraints }
}

/// Finds numbers for variables so that linear constraints hold, the important ones first.
///
/// Changes are collected, and `solve()` carries them out together; values are those of the last `solve()`. A solver is a value: a
/// copy can be asked "what if" without a trace in the original. Tableau.swift tells the method.
package struct Solver {
  private struct Definition {
    /// Compared with zero.
    var expression: LinearExpression
    var relation: Relation
    var strength: Strength
    /// Of the order in which constraints were added.
    var number: Int
    /// What the tableau knows of it; nil while it waits for `solve()`.
    var traces: Tableau.Traces?
    var solvedConstant = 0.0
    var solvedStrength = Strength.required
    /// It is among `edits`.
    var isEdited = false
  }

  private var tableau = Tableau()
  private var definitions: [Definition?] = []
  private var freeIndices: [Int32] = []
  private var lastNumber = 0
  private var removals: [Definition] = []
  private var additions: [Int32] = []
  private var edits: [Int32] = []
  private var reweighings: [Int32] = []
  private var formerPivots = 0
  private var deadVariables: [Variable] = []

  package init() {}

  /// Exchanges of symbols so far: a measure of work.
  package var pivots: Int { formerPivots + tableau.pivots }

  /// `solve()` has something to do.
  package var needsSolve: Bool {
    !removals.isEmpty || !additions.isEmpty || !edits.isEmpty || !reweighings.isEmpty
  }

  // MARK: Variables

  /// A variable is 0 as long as no constraint tells otherwise.
  package mutating func makeVariable() -> Variable { Variable(symbol: tableau.makeSymbol(.external)) }

  /// No constraint may mention the variable any more.
  package mutating func remove(_ variable: Variable) { deadVariables.append(variable) }

  package func value(of variable: Variable) -> Double {
    let row = tableau.rowOf[Int(variable.symbol)]
    return row >= 0 ? tableau.rows[Int(row)].constant : 0
  }

  // MARK: Constraints

  /// Adds a constraint that compares `expression` with zero.
  package mutating func add(_ expression: LinearExpression, _ relation: Relation, strength: Strength = .required) -> ConstraintID
  {
    lastNumber += 1
    let definition = Definition(expression: expression, relation: relation, strength: strength, number: lastNumber)
    let index: Int32
    if let free = freeIndices.popLast() {
      index = free
      definitions[Int(free)] = definition
    } else {
      index = Int32(definitions.count)
      definitions.append(definition)
    }
    additions.append(index)
    return ConstraintID(index: index)
  }

  package mutating func remove(_ constraint: ConstraintID) {
    guard let definition = definitions[Int(constraint.index)] else { return }
    if definition.traces != nil { removals.append(definition) } else { additions.removeAll { $0 == constraint.index } }
    definitions[Int(constraint.index)] = nil
    forgetChanges(of: constraint.index)
    freeIndices.append(constraint.index)
  }

  /// Sets the constant of the expression that is compared with zero.
  package mutating func setConstant(of constraint: ConstraintID, to constant: Double) {
    let index = Int(constraint.index)
    guard let old = definitions[index]?.expression.constant, old != constant else { return }
    definitions[index]?.expression.constant = constant
    guard definitions[index]?.traces != nil, definitions[index]?.isEdited == false else { return }
    definitions[index]?.isEdited = true
    edits.append(constraint.index)
  }

  package mutating func setStrength(of constraint: ConstraintID, to strength: Strength) {
    let index = Int(constraint.index)
    guard let old = definitions[index]?.strength, old != strength else { return }
    definitions[index]?.strength = strength
    guard let definition = definitions[index], let traces = definition.traces else { return }
    if strength.isRequired || definition.solvedStrength.isRequired {
      // The symbols differ: it leaves and comes again.
      var leaving = definition
      leaving.traces = traces
      removals.append(leaving)
      definitions[index]?.traces = nil
      forgetChanges(of: constraint.index)
      additions.append(constraint.index)
    } else if !reweighings.contains(constraint.index) {
      reweighings.append(constraint.index)
    }
  }

  private mutating func forgetChanges(of index: Int32) {
    if !edits.isEmpty { edits.removeAll { $0 == index } }
    if !reweighings.isEmpty { reweighings.removeAll { $0 == index } }
    definitions[Int(index)]?.isEdited = false
  }

  // MARK: Solving

  /// Carries out what was changed. A conflict leaves the rest undone: remove or weaken one of its constraints and solve again.
  package mutating func solve() -> Conflict? {
    if tableau.isDamaged { rebuild() }
    takeOut()
    if !shiftConstants() { rebuild() }
    if let conflict = bringIn() { return conflict }
    tableau.optimize()
    if tableau.isDamaged {
      // Once: what is damaged again is as good as it gets.
      rebuild()
      if let conflict = bringIn() { return conflict }
      tableau.optimize()
      tableau.isDamaged = false
    }
    return nil
  }

  private mutating func takeOut() {
    guard !removals.isEmpty || !reweighings.isEmpty || !deadVariables.isEmpty else { return }
    for definition in removals {
      if let traces = definition.traces { tableau.remove(traces, definition.solvedStrength) }
    }
    removals = []
    for index in reweighings {
      guard let definition = definitions[Int(index)], let traces = definition.traces else { continue }
      tableau.reweigh(traces, from: definition.solvedStrength, to: definition.strength)
      definitions[Int(index)]?.solvedStrength = definition.strength
    }
    reweighings = []
    for variable in deadVariables { tableau.free(variable.symbol) }
    deadVariables = []
    if tableau.isDamaged { rebuild() }
  }

  /// False when the required constraints have no solution any more.
  private mutating func shiftConstants() -> Bool {
    guard !edits.isEmpty else { return true }
    // Mending starts from the best costs.
    tableau.optimize()
    for index in edits {
      definitions[Int(index)]?.isEdited = false
      guard let definition = definitions[Int(index)], let traces = definition.traces else { continue }
      tableau.shift(traces, by: definition.expression.constant - definition.solvedConstant)
      definitions[Int(index)]?.solvedConstant = definition.expression.constant
    }
    edits = []
    return tableau.mend()
  }

  private mutating func bringIn() -> Conflict? {
    var done = 0
    defer { additions.removeFirst(done) }
    while done < additions.count {
      let index = additions[done]
      guard let definition = definitions[Int(index)] else {
        done += 1
        continue
      }
      switch tableau.add(definition.expression, definition.relation, definition.strength, owner: index) {
      case .added(let traces):
        definitions[Int(index)]?.traces = traces
        definitions[Int(index)]?.solvedConstant = definition.expression.constant
        definitions[Int(index)]?.solvedStrength = definition.strength
        done += 1
      case .conflict(let owners):
        let numbered = (owners.filter { $0 >= 0 } + [index]).map { (definitions[Int($0)]?.number ?? 0, $0) }.sorted { $0 < $1 }
        return Conflict(constraints: numbered.map { ConstraintID(index: $0.1) })
      }
    }
    return nil
  }

  /// Forgets the tableau; everything is to be added again, in the old order.
  private mutating func rebuild() {
    formerPivots += tableau.pivots
    tableau = tableau.emptied(dead: deadVariables.map(\.symbol))
    deadVariables = []
    removals = []
    edits = []
    reweighings = []
    let all = definitions.indices.filter { definitions[$0] != nil }.map { Int32($0) }
    for index in all {
      definitions[Int(index)]?.traces = nil
      definitions[Int(index)]?.isEdited = false
    }
    additions = all.sorted { (definitions[Int($0)]?.number ?? 0) < (definitions[Int($1)]?.number ?? 0) }
  }
}

extension Solver {
  /// Whether every best solution gives `variable` the same value. Call it when solved.
  package func isDetermined(_ variable: Variable) -> Bool {
    let value = value(of: variable)
    for wish in [value + 1, value - 1] {
      var probe = self
      let pull = LinearExpression([Term(variable)], constant: -wish)
      _ = probe.add(pull, .equal, strength: Strength(priority: -.infinity))
      guard probe.solve() == nil else { return true }
      if abs(probe.value(of: variable) - value) > Self.sameValue { return false }
    }
    return true
  }

  /// Values closer than this are one value; points.
  private static let sameValue = 1e-5
}
