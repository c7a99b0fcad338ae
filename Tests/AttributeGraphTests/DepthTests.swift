import AttributeGraph
import Testing

@Suite struct DepthTests {
  /// First values are computed one inside the other, so a long unread chain runs out of stack.
  @Test func aDeepChainIsReportedAndMadeUpFor() {
    let graph = Graph(), root = graph.root
    let count = 40_000
    var reports: [TooDeep] = []
    graph.onTooDeep = { reports.append($0) }
    let head = root.input(1)
    var last = head
    for index in 0..<count {
      let previous = last
      last = root.computed("link \(index)") { previous.value + 1 }
    }
    let end = last
    var seen = 0
    root.watch(end) { seen = $0 }
    var flushes = 0
    while case .unsettled = graph.flush() { flushes += 1 }
    #expect(reports.count > 0)
    #expect(seen == count + 1)
    #expect(reports.first?.path.count == 26)
    #expect(reports.first?.path.prefix(3) == ["watch", "link 39999", "link 39998"])
    #expect(reports.first.map { $0.rulesRunning > 100 } == true)
    reports = []
    head.set(2)
    #expect(graph.work { graph.flush() } == Work(.quiet(rounds: 1), rules: count + 1), "by height, nothing is nested")
    #expect(seen == count + 2 && reports.isEmpty)
  }

  @Test func recursionOutsideOfRulesCanAsk() {
    let graph = Graph()
    func descend(_ depth: Int) -> Int { graph.isStackNearlyUsedUp ? depth : max(depth, descend(depth + 1)) }
    #expect(!graph.isStackNearlyUsedUp)
    #expect(descend(0) > 100)
  }
}
