import AttributeGraph
import Testing

@Suite struct DiagnosisTests {
  @Test func causesTravelWithTheChange() {
    let graph = Graph(), root = graph.root
    let head = root.input(1), copy = root.input(0)
    let rule = root.computed("rule") { head.value }
    root.effect(Effect("copy") { copy.set(rule.value) })
    let end = root.computed("end") { copy.value }
    root.watch(end)
    graph.flush()
    #expect(graph.cause(of: end.node) == nil)
    graph.withCause("tap on Like") { head.set(2) }
    #expect(graph.cause(of: head.node) == "tap on Like")
    graph.flush()
    #expect(graph.cause(of: rule.node) == "tap on Like")
    #expect(graph.cause(of: end.node) == "tap on Like")
    head.set(3)
    graph.flush()
    #expect(graph.cause(of: end.node) == nil)
  }

  @Test func namesOfCausesAreMadeWhenAskedFor() {
    let graph = Graph()
    var asked = 0
    func name() -> String { asked += 1; return "cause" }
    let head = graph.root.input(0)
    for index in 0..<10_000 { graph.withCause(name()) { head.set(index) } }
    #expect(asked == 0)
    #expect(graph.cause(of: head.node) == "cause")
    #expect(asked == 1)
  }

  @Test func snapshotListsWhatIsAlive() {
    let graph = Graph(), root = graph.root
    let head = root.input(1) { "head" }
    let child = Subgraph(parent: root)
    let rule = child.computed("double") { head.value * 2 }
    root.effect(Effect("show") { if child.isAlive { _ = rule.value } })
    let sum = root.computed("sum") { head.value + (child.isAlive ? rule.value : 0) }
    #expect(
      graph.snapshot() == """
        1 head height 0 [input]
        2 double height 0 [stale]
        3 show height 0 [effect stale queued]
        4 sum height 0 [stale]
        """)
    graph.flush()
    #expect(sum.value == 3)
    head.set(2)
    #expect(
      graph.snapshot() == """
        1 head height 0 [input]
        2 double height 1 <- 1 [stale queued]
        3 show height 2 <- 2 [effect]
        4 sum height 2 <- 1 2 [stale]
        """)
    child.invalidate()
    graph.flush()
    #expect(!graph.snapshot().contains("double"))
  }

  @Test func theObserverIsTold() {
    final class Observer: GraphObserver {
      let graph: Graph
      var lines: [String] = []
      init(_ graph: Graph) { self.graph = graph }
      func ruleRan(_ node: NodePointer, changed: Bool) { lines.append("\(graph.name(of: node)) \(changed)") }
      func inputChanged(_ node: NodePointer) { lines.append("\(graph.name(of: node)) set") }
      func roundBegan(_ number: Int) { lines.append("round \(number)") }
    }
    let graph = Graph(), root = graph.root
    let observer = Observer(graph)
    let head = root.input(1) { "head" }
    let parity = root.computed("parity") { head.value % 2 }
    root.watch(parity, "show")
    graph.flush()
    graph.observer = observer
    head.set(3)
    graph.flush()
    head.set(4)
    graph.flush()
    graph.observer = nil
    head.set(5)
    #expect(
      observer.lines == [
        "head set", "round 1", "parity false", "head set", "round 1", "parity true", "show false",
      ])
  }
}
