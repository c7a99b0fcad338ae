import AttributeGraph
import Testing

@Suite struct SubgraphTests {
  @Test func childrenEndWithTheirParent() {
    let graph = Graph(), log = Log()
    let parent = Subgraph(parent: graph.root), child = Subgraph(parent: parent), grandchild = Subgraph(parent: child)
    let a = parent.input(1), b = child.computed("b") { a.value }, c = grandchild.computed("c") { b.value }
    #expect(c.value == 1)
    for (name, subgraph) in [("parent", parent), ("child", child), ("grandchild", grandchild)] {
      subgraph.onEnd { log.note("\(name) \(c.value)") }
    }
    #expect(graph.statistics.nodesAlive == 3)
    parent.invalidate()
    parent.invalidate()
    child.invalidate()
    #expect(log.take() == ["grandchild 1", "child 1", "parent 1"])
    #expect(!parent.isAlive && !child.isAlive && !grandchild.isAlive)
    #expect(graph.statistics.nodesAlive == 0)
    #expect(graph.statistics.edgesAlive == 0)
  }

  @Test func endActionsRunLastFirstAndOnce() {
    let graph = Graph(), log = Log()
    let subgraph = Subgraph(parent: graph.root)
    subgraph.onEnd { log.note("first") }
    subgraph.onEnd {
      log.note("second"); subgraph.invalidate()
    }
    subgraph.invalidate()
    #expect(log.take() == ["second", "first"])
  }

  @Test func valuesAndRulesAreReleased() {
    final class Token {}
    let graph = Graph()
    weak var inValue: Token?
    weak var inRule: Token?
    weak var inSet: Token?
    let subgraph = Subgraph(parent: graph.root)
    do {
      let value = Token(), captured = Token(), set = Token()
      inValue = value
      inRule = captured
      inSet = set
      let input = subgraph.input(value)
      let rule = subgraph.rule(
        Computed("rule", same: { $0 === $1 }) {
          _ = captured; return input.value
        })
      #expect(rule.value === value)
      input.set(set)
    }
    #expect(inValue != nil, "the rule's value still holds it")
    subgraph.invalidate()
    #expect(inValue == nil && inRule == nil && inSet == nil)
  }

  @Test func aGraphThatGoesAwayReleasesEverything() {
    final class Token {}
    weak var token: Token?
    do {
      let graph = Graph()
      let held = Token()
      token = held
      let child = Subgraph(parent: graph.root)
      let rule = child.rule(Computed("rule", same: { $0 === $1 }) { held })
      child.watch(rule)
      graph.flush()
    }
    #expect(token == nil)
  }

  /// The list of children must survive an end in the middle of it, and end in a time that does not depend on its length.
  @Test func childrenLeaveInAnyOrder() {
    let graph = Graph()
    let parent = Subgraph(parent: graph.root)
    var children = (0..<100).map { _ in Subgraph(parent: parent) }
    for child in children { child.effect(Effect {}) }
    for index in [50, 0, 97, 3, 3, 3] { children.remove(at: index).invalidate() }
    graph.flush()
    #expect(graph.statistics.nodesAlive == 94)
    parent.invalidate()
    #expect(children.allSatisfy { !$0.isAlive })
    #expect(graph.statistics.nodesAlive == 0)
  }

  @Test func deadAtOnceFreedWhenQuiet() {
    let graph = Graph(), root = graph.root, log = Log()
    let shown = root.input(true), data = root.input([1, 2, 3])
    var child: Subgraph?
    // The condition first: it queues the effect before the child's rule reads shrunken data.
    let count = root.computed("count") { data.value.count }
    root.effect(
      Effect("structure") {
        if shown.value && child == nil {
          let made = Subgraph(parent: root)
          let item = made.computed("item") { count.value > 2 ? data.value[2] : -1 }
          made.effect(Effect("show") { log.note("show \(item.value)") })
          child = made
        } else if !shown.value, let ended = child {
          ended.invalidate()
          #expect(graph.statistics.nodesAlive > 4, "still there while the flush runs")
          child = nil
        }
      })
    graph.flush()
    #expect(log.take() == ["show 3"])
    #expect(graph.statistics.nodesAlive == 6)
    data.set([])
    shown.set(false)
    graph.flush()
    #expect(log.take() == [], "the effect of a dead subgraph does not run")
    #expect(graph.statistics.nodesAlive == 4)
  }

  @Test func aRuleMayEndTheSubgraphItRunsIn() {
    let graph = Graph()
    let subgraph = Subgraph(parent: graph.root)
    let head = graph.root.input(1)
    let inner = subgraph.computed("inner") { () -> Int in
      if head.value == 2 { subgraph.invalidate() }
      return head.value
    }
    let outer = subgraph.computed("outer") { inner.value }
    subgraph.watch(outer)
    graph.flush()
    head.set(2)
    #expect(graph.rulesRun { graph.flush() } == 1)
    #expect(graph.statistics.nodesAlive == 1)
    #expect(graph.statistics.edgesAlive == 0)
  }

  @Test func invalidatedWhileQueuedDoesNotRun() {
    let graph = Graph()
    let subgraph = Subgraph(parent: graph.root)
    let head = graph.root.input(1)
    let rule = subgraph.computed("rule") { head.value }
    subgraph.watch(rule)
    graph.flush()
    head.set(2)
    subgraph.invalidate()
    #expect(graph.statistics.nodesAlive == 3, "freed when nothing is queued")
    #expect(graph.rulesRun { graph.flush() } == 0)
    #expect(graph.statistics.nodesAlive == 1)
  }

  @Test func anUnsettledFlushFreesToo() {
    let graph = Graph(), root = graph.root
    let count = root.input(0)
    root.effect(Effect("grow") { count.set(count.value + 1) })
    let subgraph = Subgraph(parent: root)
    subgraph.effect(
      Effect("grow too") {
        count.set(count.value + 1)
        if count.value > 10 { subgraph.invalidate() }
      })
    #expect(graph.flush() == .unsettled(names: ["grow"], rounds: 8))
    #expect(graph.statistics.nodesAlive == 2)
  }

  @Test func aReaderThatOutlivesItsInputRunsAgain() {
    let graph = Graph(), root = graph.root
    let subgraph = Subgraph(parent: root)
    let gone = subgraph.input(7)
    let reader = root.computed("reader") { subgraph.isAlive ? gone.value : -1 }
    var seen: [Int] = []
    root.watch(reader) { seen.append($0) }
    graph.flush()
    subgraph.invalidate()
    #expect(graph.needsFlush)
    #expect(graph.rulesRun { graph.flush() } == 2)
    #expect(seen == [7, -1])
  }

  @Test func aDeadAttributeKeepsItsValueUntilItIsFreed() {
    let graph = Graph(), root = graph.root
    let head = root.input(1)
    let subgraph = Subgraph(parent: root)
    let doomed = subgraph.computed("doomed") { head.value }
    let never = subgraph.computed("never read") { head.value * 10 }
    var seen: [Int] = []
    root.effect(
      Effect("reader") {
        let value = head.value
        subgraph.invalidate()
        if value < 3 { seen += [doomed.value, never.value] }
      })
    _ = doomed.value
    graph.flush()
    #expect(seen == [1, 10])
    #expect(graph.statistics.nodesAlive == 2)
    #expect(!graph.needsFlush, "nothing came to depend on what was dead")
  }

  @Test func memoryIsUsedAgain() {
    let graph = Graph()
    let head = graph.root.input(1)
    func turn() {
      let subgraph = Subgraph(parent: graph.root)
      for index in 0..<1000 { _ = subgraph.computed("rule") { head.value + index }.value }
      subgraph.invalidate()
    }
    turn()
    let bytes = graph.statistics.bytes
    for _ in 0..<20 { turn() }
    #expect(graph.statistics.bytes == bytes)
    #expect(graph.statistics.nodesAlive == 1)
  }
}
