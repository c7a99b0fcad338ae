import ConstraintSolver
import TestSupport
import Testing

/// Laws that hold for every system, whatever its priorities from 1 to 1000.
@Suite struct PriorityLawTests {
  /// A random system in which everything may be violated but a few bounds.
  struct System {
    var random: RandomNumbers
    var solver = Solver()
    var variables: [Variable] = []
    var members: [(id: ConstraintID, expression: LinearExpression, relation: Relation, priority: Double)] = []

    init(seed: UInt64) {
      random = RandomNumbers(seed: seed)
      for _ in 0..<Int.random(in: 2...8, using: &random) { variables.append(solver.makeVariable()) }
      for _ in 0..<Int.random(in: 4...20, using: &random) { add(priority: Double(Int.random(in: 1...999, using: &random))) }
    }

    mutating func add(priority: Double) {
      let count = Int.random(in: 1...min(3, variables.count), using: &random)
      let terms = variables.shuffled(using: &random).prefix(count).map {
        Term($0, [1, 1, -1, 2, -2, 0.5][Int.random(in: 0..<6, using: &random)])
      }
      let expression = LinearExpression(Array(terms), constant: Double(Int.random(in: -200...200, using: &random)))
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &random)]
      let id = solver.add(expression, relation, strength: Strength(priority: priority))
      members.append((id, expression, relation, priority))
    }

    func violation(of index: Int) -> Double {
      let member = members[index]
      let left = member.expression.terms.reduce(member.expression.constant) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
      switch member.relation {
      case .equal: return abs(left)
      case .lessThanOrEqual: return max(left, 0)
      case .greaterThanOrEqual: return max(-left, 0)
      }
    }

    /// Sums by priority, the highest first.
    var violations: [(priority: Double, sum: Double)] {
      Set(members.map(\.priority)).sorted(by: >).map { priority in
        (priority, members.indices.filter { members[$0].priority == priority }.reduce(0) { $0 + violation(of: $1) })
      }
    }
  }

  @Test func raisingAPriorityNeverRaisesItsViolation() {
    for seed in 0..<400 as Range<UInt64> {
      var system = System(seed: seed)
      #expect(system.solver.solve() == nil)
      let index = Int.random(in: 0..<system.members.count, using: &system.random)
      let before = system.violation(of: index)
      let priority = Double(Int.random(in: Int(system.members[index].priority)...1000, using: &system.random))
      system.solver.setStrength(of: system.members[index].id, to: Strength(priority: priority))
      #expect(system.solver.solve() == nil)
      #expect(system.violation(of: index) <= before + 1e-5, "seed \(seed)")
    }
  }

  @Test func lowerPrioritiesNeverMatterToHigherOnes() {
    for seed in 1000..<1400 as Range<UInt64> {
      var system = System(seed: seed)
      #expect(system.solver.solve() == nil)
      let before = system.violations
      let cut = before[Int.random(in: 0..<before.count, using: &system.random)].priority
      for _ in 0..<5 { system.add(priority: cut - 0.5) }
      #expect(system.solver.solve() == nil)
      for (old, new) in zip(before.filter({ $0.priority >= cut }), system.violations) {
        #expect(abs(old.sum - new.sum) < 1e-4 && old.priority == new.priority, "seed \(seed)")
      }
    }
  }

  /// A required constraint is one of a priority above all others, unless it is in conflict.
  @Test func requiredIsTheHighestPriority() {
    var compared = 0
    for seed in 2000..<2400 as Range<UInt64> {
      var system = System(seed: seed)
      for index in system.members.indices where index % 4 == 0 {
        system.members[index].priority = 1000
        system.solver.setStrength(of: system.members[index].id, to: Strength(priority: 1000))
      }
      #expect(system.solver.solve() == nil)
      let soft = system.violations
      guard soft[0].sum < 1e-6 else { continue }
      compared += 1
      for index in system.members.indices where index % 4 == 0 {
        system.solver.setStrength(of: system.members[index].id, to: .required)
      }
      #expect(system.solver.solve() == nil, "seed \(seed)")
      for (a, b) in zip(soft, system.violations) { #expect(abs(a.sum - b.sum) < 1e-4, "seed \(seed)") }
    }
    #expect(compared > 100)
  }

  /// One way through random changes and the other give the same violations at every priority.
  @Test func changesLeadWhereTheFinalSystemLeads() {
    for seed in 3000..<3300 as Range<UInt64> {
      var system = System(seed: seed)
      _ = system.solver.solve()
      for _ in 0..<12 {
        let index = Int.random(in: 0..<system.members.count, using: &system.random)
        switch Int.random(in: 0..<4, using: &system.random) {
        case 0:
          system.add(priority: Double(Int.random(in: 1...999, using: &system.random)))
        case 1 where system.members.count > 1:
          system.solver.remove(system.members[index].id)
          system.members.remove(at: index)
        case 2:
          system.members[index].priority = Double(Int.random(in: 1...999, using: &system.random))
          system.solver.setStrength(of: system.members[index].id, to: Strength(priority: system.members[index].priority))
        default:
          system.members[index].expression.constant = Double(Int.random(in: -200...200, using: &system.random))
          system.solver.setConstant(of: system.members[index].id, to: system.members[index].expression.constant)
        }
        if Bool.random(using: &system.random) { #expect(system.solver.solve() == nil) }
      }
      #expect(system.solver.solve() == nil)
      let changed = system.violations
      var fresh = Solver()
      let variables = system.variables.map { _ in fresh.makeVariable() }
      for (index, member) in system.members.enumerated() {
        let terms = member.expression.terms.map { term in
          Term(variables[system.variables.firstIndex(of: term.variable)!], term.coefficient)
        }
        system.members[index].expression.terms = terms
        let strength = Strength(priority: member.priority)
        _ = fresh.add(LinearExpression(terms, constant: member.expression.constant), member.relation, strength: strength)
      }
      system.solver = fresh
      #expect(system.solver.solve() == nil)
      for (a, b) in zip(changed, system.violations) { #expect(abs(a.sum - b.sum) < 1e-4, "seed \(seed)") }
    }
  }

  @Test func theSameCallsGiveTheSameBits() {
    for seed in 4000..<4050 as Range<UInt64> {
      var results: [[Double]] = []
      for _ in 0..<2 {
        var system = System(seed: seed)
        _ = system.solver.solve()
        results.append(system.variables.map { system.solver.value(of: $0) })
      }
      #expect(results[0] == results[1])
    }
  }
}
