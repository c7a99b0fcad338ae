import AttributeGraph
import Testing

/// A rule with an answer for those who meet it in a cycle.
private struct Size: Rule {
  let label: String
  let compute: () -> Int
  static var cycleDefault: Int? { 100 }
  func name() -> String { label }
  mutating func update(_ slot: Slot<Int>) -> Bool { slot.putIfChanged(compute()) }
}

/// A value without any empty form.
private struct Opaque: Equatable { var value: Int }

@Suite struct CycleTests {
  /// Facts 6: a node asked for while it runs is a cycle; the last value is used.
  @Test func aCycleIsReportedWithItsPathAndGoesOnWithTheLastValue() {
    let graph = Graph(), root = graph.root
    var cycles: [Cycle] = []
    graph.onCycle = { cycles.append($0) }
    let closed = root.input(false)
    var a: Attribute<Int>!
    let c = root.computed("c") { closed.value ? a.value + 1 : 0 }
    let b = root.computed("b") { c.value + 1 }
    a = root.computed("a") { b.value + 1 }
    root.watch(a)
    graph.flush()
    #expect(a.value == 2)
    closed.set(true)
    // c reads a, which is not running: a feedback, which the heights cannot order. It grows by three a round.
    let result = graph.flush()
    guard case .unsettled(let names, 8) = result else { return #expect(Bool(false), "\(result)") }
    #expect(!names.isEmpty && Set(names).isSubset(of: ["a", "b", "c"]))
    #expect(cycles.isEmpty)
    closed.set(false)
    #expect(graph.flush() == .quiet(rounds: 1))
    #expect(a.value == 2)
  }

  @Test func aCycleMetAtFirstValuesIsNamed() {
    let graph = Graph(), root = graph.root
    var cycles: [Cycle] = []
    graph.onCycle = { cycles.append($0) }
    var text: Attribute<Int>!
    let size = root.rule(Size(label: "size of text") { text.value })
    text = root.computed("text") { size.value / 2 }
    let frame = root.computed("frame") { size.value }
    #expect(graph.work { frame.value } == Work(50, rules: 3))
    #expect(cycles.map(\.path) == [["size of text", "text", "size of text"]])
    #expect(cycles.map(\.attributeNumber) == [1])
    #expect(graph.statistics.cycles == 1)
    #expect(
      graph.snapshot() == """
        1 size of text height 1 <- 2
        2 text height 0 <- 1* [stale queued]
        3 frame height 2 <- 1
        """)
  }

  @Test func namedFramesAreInThePath() {
    let graph = Graph(), root = graph.root
    var cycles: [Cycle] = []
    graph.onCycle = { cycles.append($0) }
    let head = root.input(1)
    var layout: Attribute<Int>!
    let body = root.computed("FeedView.body") { () -> Int in
      let offset = head.value
      return graph.frame("UIWindow.safeAreaInsets") {
        graph.frame("UIKit layout") { graph.pull(layout.node) }
        return offset
      }
    }
    let content = root.computed("content") { body.value }
    layout = root.computed("layout") { content.value }
    root.watch(layout)
    graph.flush()
    #expect(cycles.map(\.path) == [["layout", "content", "FeedView.body", "UIWindow.safeAreaInsets", "UIKit layout", "layout"]])
    cycles = []
    head.set(2)
    #expect(graph.flush() == .quiet(rounds: 1))
    #expect(layout.value == 2)
    #expect(
      cycles.map(\.path) == [
        ["FeedView.body", "UIWindow.safeAreaInsets", "UIKit layout", "layout", "content", "FeedView.body"]
      ])
    #expect(cycles.first?.attributeNumber == 2)
  }

  /// Nobody on the path has a default, but the second pass of the body finds the layout running with one.
  /// Facts 6: without a value it runs once more.
  @Test func aNodeWithoutAValueRunsOnceMore() {
    let graph = Graph(), root = graph.root
    var cycles = 0
    graph.onCycle = { _ in cycles += 1 }
    var bodies = 0
    var size: Attribute<Int>!
    let body = root.computed("body") { () -> Opaque in
      bodies += 1
      return Opaque(value: size.value)
    }
    size = root.rule(Size(label: "size") { body.value.value + 1 })
    #expect(body.value == Opaque(value: 101))
    #expect(bodies == 2)
    #expect(cycles == 2)
  }

  @Test func emptyValuesEndACycleWithoutDefaults() {
    func meet<Value: Equatable>(_ type: Value.Type) -> Value {
      let graph = Graph(), root = graph.root
      var second: Attribute<Value>!
      let first = root.computed("first") { second.value }
      second = root.computed("second") { first.value }
      return first.value
    }
    #expect(meet(Int.self) == 0)
    #expect(meet(Double.self) == 0)
    #expect(meet(Bool.self) == false)
    #expect(meet(String.self) == "")
    #expect(meet([Int].self) == [])
    #expect(meet(Opaque?.self) == nil)
  }

  /// The order of heights is found again when a cycle is gone: the edge that closed it costs one more round, once.
  @Test func anEdgeThatClosedACycleGivesTheOrderAgain() {
    let graph = Graph(), root = graph.root
    let turned = root.input(false), head = root.input(1)
    var second: Attribute<Int>!
    let first = root.computed("first") { turned.value ? head.value : head.value + second.value * 0 }
    second = root.computed("second") { first.value + 1 }
    var seen: [Int] = []
    root.watch(first)
    root.watch(second) { seen.append($0) }
    graph.flush()
    #expect(graph.statistics.cycles > 0)
    turned.set(true)
    graph.flush()
    head.set(2)
    _ = graph.flush()
    head.set(3)
    #expect(graph.work { graph.flush() } == Work(.quiet(rounds: 1), rules: 4))
    #expect(seen.last == 4)
  }

  @Test func aPullThatMeetsARunningNodeOnManyWaysReportsItOnce() {
    let graph = Graph(), root = graph.root
    var cycles = 0
    graph.onCycle = { _ in cycles += 1 }
    let head = root.input(1)
    var top: Attribute<Int>?
    let body = root.computed("body") { () -> Int in
      let value = head.value
      if let top { graph.frame("layout") { graph.pull(top.node) } }
      return value
    }
    // 30 diamonds one above the other: 2^30 ways down.
    var last = body
    for _ in 0..<30 {
      let below = last
      let left = root.computed("left") { below.value }, right = root.computed("right") { below.value }
      last = root.computed("join") { left.value + right.value }
    }
    let end = last
    root.watch(end)
    graph.flush()
    top = end
    head.set(2)
    #expect(graph.work { graph.flush() } == Work(.quiet(rounds: 1), rules: 92))
    #expect(cycles == 1)
    #expect(end.value == 2 << 30)
  }

  @Test func raisingThroughAnOldCycleEnds() {
    let graph = Graph(), root = graph.root
    let closed = root.input(false), tall = root.input(false)
    var a: Attribute<Int>!
    let high = (0..<10).reduce(root.input(1)) { previous, index in root.computed("high \(index)") { previous.value } }
    let base = root.computed("base") { tall.value ? high.value : 0 }
    let b = root.computed("b") { base.value + (closed.value ? min(a.value, 3) : 0) }
    a = root.computed("a") { b.value }
    root.watch(a)
    root.watch(high)
    graph.flush()
    closed.set(true)
    #expect(graph.flush() == .quiet(rounds: 1))
    tall.set(true)
    _ = graph.flush()
    #expect(graph.flush() == .quiet(rounds: 0))
    #expect(a.value == 4)
  }
}
