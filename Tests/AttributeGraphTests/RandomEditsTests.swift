import AttributeGraph
import TestSupport
import Testing

/// The plain model: every cell is computed from scratch whenever it is asked for.
private final class Cells {
  enum Cell {
    case input(Int)
    /// Reads the selector, and depending on it some of the sources, by index.
    case rule(selector: Int, sources: [Int], modulus: Int)
  }
  var cells: [Cell] = []

  static func combine(selector: Int, count: Int, modulus: Int, read: (Int) -> Int) -> Int {
    var result = selector
    for index in 0..<count where (selector >> (index % 4)) & 1 == 1 { result = result &* 31 &+ read(index) }
    return ((result % modulus) + modulus) % modulus
  }

  func values() -> [Int] {
    var values: [Int] = []
    for cell in cells {
      switch cell {
      case .input(let value): values.append(value)
      case .rule(let selector, let sources, let modulus):
        values.append(
          Cells.combine(selector: values[selector], count: sources.count, modulus: modulus) { values[sources[$0]] })
      }
    }
    return values
  }
}

/// Random directed graphs whose rules choose what they read by a value, edited at random and compared with the model.
@Suite struct RandomEditsTests {
  @Test(arguments: 0..<40) func everyReadEqualsTheModel(seed: Int) {
    var dice = RandomNumbers(seed: UInt64(seed) &* 7919 &+ 1)
    let graph = Graph(), model = Cells()
    var attributes: [Attribute<Int>] = []
    var seen: [Int: Int] = [:]
    var runs: [Int: Int] = [:]
    var readAhead = 0
    let inputs = 3 + dice.below(5), rules = 10 + dice.below(60)

    func addInput(_ value: Int) {
      model.cells.append(.input(value))
      attributes.append(graph.root.input(value))
    }
    func addRule() {
      let index = attributes.count
      let selector = dice.below(index), sources = (0..<(1 + dice.below(6))).map { _ in dice.below(index) }
      let modulus = 2 + dice.below(50)
      model.cells.append(.rule(selector: selector, sources: sources, modulus: modulus))
      let owned = attributes  // the handles below this one
      attributes.append(
        graph.root.computed("rule \(index)") {
          runs[index, default: 0] += 1
          return Cells.combine(selector: owned[selector].value, count: sources.count, modulus: modulus) {
            owned[sources[$0]].value
          }
        })
    }
    func watch(_ index: Int) {
      let attribute = attributes[index]
      seen[index] = Int.min
      graph.root.watch(attribute) { seen[index] = $0 }
    }

    for _ in 0..<inputs { addInput(dice.below(100)) }
    for _ in 0..<rules { addRule() }
    for _ in 0..<8 { watch(inputs + dice.below(rules)) }

    for step in 0..<150 {
      for _ in 0...dice.below(3) {
        let index = dice.below(inputs), value = dice.below(100)
        model.cells[index] = .input(value)
        attributes[index].set(value)
      }
      if dice.below(10) == 0 { addRule() }
      if dice.below(15) == 0 { watch(inputs + dice.below(attributes.count - inputs)) }
      let values = model.values()
      // Reads between edit and flush, and sometimes no flush at all.
      for _ in 0..<dice.below(4) {
        let index = dice.below(attributes.count)
        #expect(attributes[index].value == values[index], "seed \(seed), step \(step), read \(index)")
      }
      if dice.below(4) == 0 { continue }
      runs = [:]
      let result = graph.flush()
      #expect(result == .quiet(rounds: 1) || result == .quiet(rounds: 0), "seed \(seed), step \(step)")
      readAhead += runs.values.filter { $0 > 1 }.count
      for (index, value) in seen where value != values[index] {
        #expect(value == values[index], "seed \(seed), step \(step), effect of \(index)")
      }
      #expect(graph.rulesRun { graph.flush() } == 0)
    }
    let values = model.values()
    for index in attributes.indices { #expect(attributes[index].value == values[index]) }
  }

  /// Rules that read anything, themselves included, while a gate is open: nothing hangs or crashes, and when the gate is
  /// closed the graph is as if there had never been a cycle.
  @Test(arguments: 0..<40) func cyclesLeaveNoTrace(seed: Int) {
    var dice = RandomNumbers(seed: UInt64(seed) &* 104_729 &+ 5)
    let graph = Graph(), model = Cells()
    let gate = graph.root.input(false)
    let inputs = 4, count = 40
    var attributes: [Attribute<Int>] = []
    var seen: [Int: Int] = [:]
    for _ in 0..<inputs {
      model.cells.append(.input(1))
      attributes.append(graph.root.input(1))
    }
    for index in inputs..<count {
      let selector = dice.below(index), sources = (0..<3).map { _ in dice.below(index) }, anything = dice.below(count)
      model.cells.append(.rule(selector: selector, sources: sources, modulus: 17))
      attributes.append(
        graph.root.computed("rule \(index)") {
          let extra = gate.value && attributes[selector].value % 3 == 0 ? attributes[anything].value : 0
          let base = Cells.combine(selector: attributes[selector].value, count: 3, modulus: 17) { attributes[sources[$0]].value }
          return (base + extra) % 17
        })
    }
    for _ in 0..<6 {
      let index = dice.below(count), attribute = attributes[index]
      graph.root.watch(attribute) { seen[index] = $0 }
    }
    for step in 0..<60 {
      gate.update(step % 3 == 1)
      for _ in 0...dice.below(3) {
        let index = dice.below(inputs), value = dice.below(100)
        model.cells[index] = .input(value)
        attributes[index].set(value)
      }
      for _ in 0..<dice.below(3) { _ = attributes[dice.below(count)].value }
      let before = graph.statistics.rulesRun
      var result = graph.flush()
      #expect(graph.statistics.rulesRun - before <= 8 * 3 * count)
      if gate.value { continue }
      // What was left unsettled while the gate was open settles now.
      if case .unsettled = result { result = graph.flush() }
      if case .unsettled = result { #expect(Bool(false), "seed \(seed), step \(step): \(result)") }
      let values = model.values()
      for (index, value) in seen { #expect(value == values[index], "seed \(seed), step \(step), effect of \(index)") }
      for index in attributes.indices {
        #expect(attributes[index].value == values[index], "seed \(seed), step \(step), rule \(index)")
      }
    }
  }

  /// A list of subgraphs that come and go, each with rules that read shared inputs and each other's neighbours.
  @Test(arguments: 0..<10) func subgraphsComeAndGo(seed: Int) {
    var dice = RandomNumbers(seed: UInt64(seed) &+ 99)
    let graph = Graph(), root = graph.root
    let factor = root.input(1)
    let items = root.input([Int]())
    var built: [Int: (subgraph: Subgraph, shown: Attribute<Int>)] = [:]
    var shown: [Int: Int] = [:]
    root.effect(
      Effect("structure") {
        let wanted = Set(items.value)
        for (item, child) in built where !wanted.contains(item) {
          child.subgraph.invalidate()
          built[item] = nil
        }
        for item in items.value where built[item] == nil {
          let child = Subgraph(parent: root)
          let position = child.computed("position") { items.value.firstIndex(of: item) ?? -1 }
          let value = child.computed("value") { position.value * 1000 + item * factor.value }
          child.effect(Effect("show") { shown[item] = value.value })
          child.onEnd { shown[item] = nil }
          built[item] = (child, value)
        }
      })
    graph.flush()
    var model: [Int] = []
    for step in 0..<300 {
      switch dice.below(5) {
      case 0: model.shuffle(using: &dice)
      case 1 where !model.isEmpty: model.remove(at: dice.below(model.count))
      case 2: factor.set(dice.below(5))
      case 3 where model.count > 5: model.removeLast(3)
      default: model.insert(step, at: dice.below(model.count + 1))
      }
      items.set(model)
      #expect(graph.flush() == .quiet(rounds: 1))
      let expected = Dictionary(uniqueKeysWithValues: model.enumerated().map { ($1, $0 * 1000 + $1 * factor.value) })
      #expect(shown == expected, "seed \(seed), step \(step)")
      #expect(graph.statistics.nodesAlive == 3 + 3 * model.count)
      #expect(graph.statistics.edgesAlive == 1 + 4 * model.count)
    }
  }
}
