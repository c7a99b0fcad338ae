import AttributeGraph
import Testing

@Suite struct PropagationTests {
  @Test func diamondRunsItsBottomOnce() {
    let graph = Graph(), root = graph.root
    let head = root.input(1)
    let left = root.computed("left") { head.value + 1 }
    let right = root.computed("right") { head.value * 10 }
    let sum = root.computed("sum") { left.value + right.value }
    var seen: [Int] = []
    root.watch(sum) { seen.append($0) }
    #expect(graph.rulesRun { graph.flush() } == 4)
    head.set(2)
    #expect(graph.work { graph.flush() } == Work(.quiet(rounds: 1), rules: 4))
    #expect(seen == [12, 23])
  }

  @Test func unevenDiamondRunsItsBottomOnce() {
    let graph = Graph(), root = graph.root
    let head = root.input(1)
    var long = head
    for index in 0..<20 {
      let previous = long
      long = root.computed("long \(index)") { previous.value + 1 }
    }
    let end = long
    let bottom = root.computed("bottom") { head.value + end.value }
    var seen: [Int] = []
    root.watch(bottom) { seen.append($0) }
    graph.flush()
    head.set(5)
    #expect(graph.rulesRun { graph.flush() } == 22)
    #expect(seen == [22, 30])
  }

  @Test func equalResultStopsTheChange() {
    let graph = Graph(), root = graph.root
    let head = root.input(1)
    let parity = root.computed("parity") { head.value % 2 }
    let text = root.computed("text") { parity.value == 0 ? "even" : "odd" }
    var seen: [String] = []
    root.watch(text) { seen.append($0) }
    graph.flush()
    head.set(3)
    #expect(graph.rulesRun { graph.flush() } == 1)
    head.set(4)
    #expect(graph.rulesRun { graph.flush() } == 3)
    #expect(seen == ["odd", "even"])
  }

  @Test func inputsCompareOnlyInUpdate() {
    let graph = Graph()
    let head = graph.root.input(1)
    graph.root.watch(head)
    graph.flush()
    head.update(1)
    #expect(!graph.needsFlush)
    head.set(1)
    #expect(graph.needsFlush)
    #expect(graph.rulesRun { graph.flush() } == 1)
    #expect(graph.flush() == .quiet(rounds: 0))
  }

  @Test func dependenciesFollowTheLastRun() {
    let graph = Graph(), root = graph.root
    let condition = root.input(true), first = root.input(1), second = root.input(2)
    let chosen = root.computed("chosen") { condition.value ? first.value : second.value }
    var seen: [Int] = []
    root.watch(chosen) { seen.append($0) }
    graph.flush()
    second.set(20)
    #expect(graph.rulesRun { graph.flush() } == 0)
    condition.set(false)
    #expect(graph.rulesRun { graph.flush() } == 2)
    first.set(10)
    #expect(graph.rulesRun { graph.flush() } == 0)
    second.set(30)
    #expect(graph.rulesRun { graph.flush() } == 2)
    #expect(seen == [1, 20, 30])
    #expect(graph.statistics.edgesAlive == 3)
  }

  @Test func readingAnInputTwiceMakesOneEdge() {
    let graph = Graph(), root = graph.root
    let a = root.input(1), b = root.input(2)
    let sum = root.computed("sum") { a.value + b.value + a.value + b.value }
    #expect(sum.value == 6)
    #expect(graph.statistics.edgesAlive == 2)
    a.set(5)
    #expect(sum.value == 14)
    #expect(graph.statistics.edgesRecorded == 2)
  }

  @Test func aRuleNobodyReadsWaitsUntilItIsRead() {
    let graph = Graph(), root = graph.root
    let head = root.input(1)
    let double = root.computed("double") { head.value * 2 }
    #expect(double.value == 2)
    head.set(2)
    #expect(!graph.needsFlush)
    #expect(graph.rulesRun { graph.flush() } == 0)
    head.set(3)
    #expect(graph.work { double.value } == Work(6, rules: 1))
    #expect(graph.work { double.value } == Work(6, rules: 0))
  }

  @Test func untrackedReadsMakeNothingDepend() {
    let graph = Graph(), root = graph.root
    let tracked = root.input(1), other = root.input(1)
    let sum = root.computed("sum") { tracked.value + graph.untracked { other.value } }
    root.watch(sum)
    graph.flush()
    other.set(5)
    #expect(!graph.needsFlush)
    tracked.set(2)
    graph.flush()
    #expect(sum.value == 7)
  }

  @Test func invalidatedRuleRunsWithoutAChangedInput() {
    let graph = Graph(), root = graph.root
    var outside = 1
    let rule = root.computed("outside") { outside }
    var seen: [Int] = []
    root.watch(rule) { seen.append($0) }
    graph.flush()
    outside = 2
    rule.invalidate()
    rule.invalidate()
    #expect(graph.rulesRun { graph.flush() } == 2)
    rule.invalidate()
    #expect(graph.rulesRun { graph.flush() } == 1)
    #expect(seen == [1, 2])
  }

  @Test func fieldsAreReadByOffset() {
    struct Pair: Equatable { var x: Int32, y: Int32 }
    let graph = Graph()
    let pair = graph.root.input(Pair(x: 1, y: 2))
    let y = graph.root.computed("y") { pair.untyped.at(4, Int32.self) }
    #expect(y.value == 2)
    pair.set(Pair(x: 1, y: 7))
    #expect(y.value == 7)
  }

  /// A new read reaches above the reader's height while the node read is not yet up to date: the rule runs twice, the
  /// effect once and with the right value, all in one round.
  @Test func readingAheadCostsOneRunAndNoWrongEffect() {
    let graph = Graph(), root = graph.root
    let condition = root.input(false), head = root.input(1)
    let low = root.computed("low") { head.value }
    let middle = root.computed("middle") { low.value * 10 }
    let top = root.computed("top") { middle.value }
    let reader = root.computed("reader") { condition.value ? top.value : 0 }
    var seen: [Int] = []
    root.watch(top)
    root.watch(reader) { seen.append($0) }
    graph.flush()
    condition.set(true)
    head.set(2)
    #expect(graph.work { graph.flush() } == Work(.quiet(rounds: 1), rules: 7))
    #expect(seen == [0, 20])
    head.set(3)
    #expect(graph.rulesRun { graph.flush() } == 6)
  }

  @Test func hundredThousandInputsStayLinear() {
    let graph = Graph(), root = graph.root
    let inputs = (0..<100_000).map { root.input($0) }
    let sum = root.computed("sum") { inputs.reduce(0) { $0 + $1.value } + inputs[0].value }
    root.watch(sum)
    graph.flush()
    #expect(graph.statistics.edgesAlive == 100_001)
    inputs[99_999].set(0)
    #expect(graph.rulesRun { graph.flush() } == 2)
    #expect(graph.statistics.edgesRecorded == 100_001)
  }
}
