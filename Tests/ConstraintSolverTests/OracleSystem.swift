import ConstraintSolver
import Foundation

/// A system with the oracle's results, as a line of script/solver-systems.py tells it, and a solver that follows its steps.
struct OracleSystem {
  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  /// kiwisolver's four strengths.
  static let weights: [Character: Double] = ["s": 1_000_000, "m": 1000, "w": 1]

  private struct Member {
    let id: ConstraintID
    let strength: Character
    let relation: Relation
    var constant: Double
    let terms: [Term]
    var isAlive = true
  }

  let line: String
  /// Strengths as weights of one sum, as the oracle has them; else as priorities, each of which beats all lower ones.
  let sums: Bool
  private var solver = Solver()
  private var variables: [Variable] = []
  private var members: [Member] = []
  private(set) var uniqueValues = 0

  init(line: String, sums: Bool) {
    self.line = line
    self.sums = sums
  }

  mutating func check() throws {
    let parts = line.components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count > 1 else { throw unreadable(line) }
    for _ in 0..<(try integer(parts[0], below: 100)) { variables.append(solver.makeVariable()) }
    var results = parts.dropFirst(2).makeIterator()
    for step in parts[1].split(separator: ",") {
      let words = step.dropFirst().split(separator: " ")
      switch step.first {
      case "+": try add(words)
      case "-": try remove(member(words.first))
      case "~": try edit(words)
      case "?":
        guard let result = results.next() else { throw unreadable("a step without a result") }
        try compare(with: result)
      default: throw unreadable(step)
      }
    }
    if let result = results.next() { throw unreadable(result) }
  }

  // MARK: Reading

  private func unreadable(_ words: some StringProtocol) -> Mismatch { Mismatch(description: "can't be read: \(words)") }

  private func number(_ word: some StringProtocol) throws -> Double {
    guard let number = Double(word), number.isFinite else { throw unreadable(word) }
    return number
  }
  private func integer(_ word: some StringProtocol, below bound: Int) throws -> Int {
    guard let number = Int(word), (0..<bound).contains(number) else { throw unreadable(word) }
    return number
  }
  private func member(_ word: Substring?) throws -> Int {
    guard let word else { throw unreadable(line) }
    return try integer(word, below: members.count)
  }
  private func relation(_ word: Substring) throws -> Relation {
    switch word {
    case "<": return .lessThanOrEqual
    case "=": return .equal
    case ">": return .greaterThanOrEqual
    default: throw unreadable(word)
    }
  }

  // MARK: Steps

  private mutating func add(_ words: [Substring]) throws {
    guard words.count >= 5, words.count % 2 == 1, words[0].wholeMatch(of: #/[rsmw]!?/#) != nil, let strength = words[0].first
    else {
      throw unreadable(words.joined(separator: " "))
    }
    let relation = try relation(words[1])
    let constant = try number(words[2])
    let terms = try stride(from: 3, to: words.count, by: 2).map {
      Term(variables[try integer(words[$0], below: variables.count)], try number(words[$0 + 1]))
    }
    let id = solver.add(LinearExpression(terms, constant: constant), relation, strength: self.strength(strength))
    members.append(Member(id: id, strength: strength, relation: relation, constant: constant, terms: terms))
    if words[0].hasSuffix("!") || strength == "r" {
      try expect(conflict: words[0].hasSuffix("!"), of: members.count - 1)
    }
  }

  private func strength(_ letter: Character) -> Strength {
    guard let weight = Self.weights[letter] else { return .required }
    return sums ? Strength(priority: 1, weight: weight) : Strength(priority: weight)
  }

  private mutating func remove(_ index: Int) {
    solver.remove(members[index].id)
    members[index].isAlive = false
  }

  private mutating func edit(_ words: [Substring]) throws {
    guard words.count == 2 || (words.count == 3 && words[2] == "!") else { throw unreadable(words.joined(separator: " ")) }
    let index = try member(words[0])
    members[index].constant = try number(words[1])
    solver.setConstant(of: members[index].id, to: members[index].constant)
    if words.count > 2 || members[index].strength == "r" { try expect(conflict: words.count > 2, of: index) }
  }

  private mutating func expect(conflict expected: Bool, of index: Int) throws {
    let conflict = solver.solve()
    guard (conflict != nil) == expected else { throw Mismatch(description: "conflict: \(conflict != nil), not \(expected)") }
    guard let conflict else { return }
    guard conflict.constraints.contains(members[index].id) else { throw Mismatch(description: "a conflict of others") }
    // By themselves they can't hold, and any fewer can.
    guard !canHold(conflict.constraints) else { throw Mismatch(description: "no conflict in \(conflict)") }
    for id in conflict.constraints where !canHold(conflict.constraints.filter({ $0 != id })) {
      throw Mismatch(description: "\(id) is not needed for \(conflict)")
    }
    remove(index)
    if solver.solve() != nil { throw Mismatch(description: "the rest is in conflict") }
  }

  private func canHold(_ ids: [ConstraintID]) -> Bool {
    var probe = solver
    for member in members where member.isAlive && !ids.contains(member.id) { probe.remove(member.id) }
    return probe.solve() == nil
  }

  private mutating func compare(with result: String) throws {
    if let conflict = solver.solve() { throw Mismatch(description: "\(conflict)") }
    let words = result.split(separator: " ")
    guard words.count == variables.count + 2, words[1] == ":" else { throw unreadable(result) }
    let expected = try number(words[0])
    let values = Dictionary(uniqueKeysWithValues: zip(variables, try words.dropFirst(2).map { try number($0) }))
    let own = violations { solver.value(of: $0) }
    let oracle = violations { values[$0, default: .nan] }
    if own["r", default: 0] > 1e-5 { throw Mismatch(description: "a required constraint is violated by \(own)") }
    if sums {
      let total = Self.weights.reduce(0) { $0 + $1.value * own[$1.key, default: 0] }
      guard abs(total - expected) <= 1e-6 * max(abs(expected), 10) else {
        throw Mismatch(description: "violation \(total), the oracle's is \(expected)")
      }
    } else {
      // What is best for the weights need not be best by priority, but never the other way round.
      for letter in ["s", "m", "w"] as [Character] {
        let difference = own[letter, default: 0] - oracle[letter, default: 0]
        if difference > 1e-5 { throw Mismatch(description: "violations \(own), the oracle's are \(oracle)") }
        if difference < -1e-5 { break }
      }
    }
    guard sums else { return }
    for (variable, value) in values where solver.isDetermined(variable) {
      uniqueValues += 1
      guard abs(solver.value(of: variable) - value) < 1e-4 else {
        throw Mismatch(description: "\(solver.value(of: variable)), the oracle has \(value)")
      }
    }
  }

  private func violations(_ value: (Variable) -> Double) -> [Character: Double] {
    var sums: [Character: Double] = [:]
    for member in members where member.isAlive {
      let left = member.terms.reduce(member.constant) { $0 + $1.coefficient * value($1.variable) }
      let amount: Double
      switch member.relation {
      case .lessThanOrEqual: amount = max(left, 0)
      case .equal: amount = abs(left)
      case .greaterThanOrEqual: amount = max(-left, 0)
      }
      sums[member.strength, default: 0] += amount
    }
    return sums
  }
}
