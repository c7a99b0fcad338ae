import AttributeGraph
import Testing

@Suite struct PullTests {
  @Test func readingOutsideAFlushSeesThroughTheQueue() {
    let graph = Graph(), root = graph.root
    let head = root.input(1), other = root.input(1)
    let a = root.computed("a") { head.value + 1 }
    let b = root.computed("b") { a.value + 1 }
    let c = root.computed("c") { b.value + 1 }
    let elsewhere = root.computed("elsewhere") { other.value }
    var seen: [Int] = []
    root.watch(c) { seen.append($0) }
    root.watch(elsewhere)
    graph.flush()
    head.set(10)
    other.set(2)
    #expect(graph.work { c.value } == Work(13, rules: 3))
    #expect(graph.work { c.value } == Work(13, rules: 0))
    #expect(graph.rulesRun { graph.flush() } == 3, "elsewhere and the two effects")
    #expect(seen == [4, 13])
  }

  @Test func pullLeavesTheRestOfTheQueue() {
    let graph = Graph(), root = graph.root
    let head = root.input(1)
    let left = root.computed("left") { head.value }, right = root.computed("right") { head.value }
    root.watch(left)
    root.watch(right)
    graph.flush()
    head.set(2)
    #expect(graph.rulesRun { graph.pull(left.node) } == 1)
    #expect(graph.rulesRun { graph.pull(left.node) } == 0)
    #expect(graph.rulesRun { graph.flush() } == 3)
  }

  /// Every node of the chain is stale at once; recursion would need some 100 MB of stack.
  @Test func pullUsesNoRecursion() {
    let graph = Graph(), root = graph.root
    let count = 100_000
    let steps = (0..<count).map { _ in root.input(1) }
    var chain = [root.input(0)]
    for index in 0..<count {
      let previous = chain[index], step = steps[index]
      let next = root.computed("link") { step.value + previous.value }
      #expect(next.value == index + 1)
      chain.append(next)
    }
    let end = chain[count]
    root.watch(end)
    graph.flush()
    for step in steps { step.set(2) }
    #expect(graph.work { end.value } == Work(2 * count, rules: count))
    for step in steps { step.set(3) }
    #expect(graph.rulesRun { graph.flush() } == count + 1)
    #expect(end.value == 3 * count)
  }

  @Test func pullRunsABranchThatIsNoLongerTakenNotAtAll() {
    let graph = Graph(), root = graph.root
    let names = root.input(["a", "b"])
    let count = root.computed("count") { names.value.count }
    let second = root.computed("second") { names.value[1] }
    let text = root.computed("text") { count.value > 1 ? second.value : "none" }
    let end = root.computed("end") { text.value }
    #expect(end.value == "b")
    names.set(["a"])
    #expect(end.value == "none")
  }

  @Test func flushInsideAFlushPulls() {
    let graph = Graph(), root = graph.root
    let head = root.input(1)
    let layout = root.computed("layout") { head.value * 100 }
    let frame = root.computed("frame") { layout.value + 1 }
    var order: [String] = []
    root.watch(frame, "frame") { order.append("frame \($0)") }
    let body = root.computed("body") {
      _ = head.value
      #expect(graph.flush() == .quiet(rounds: 0))
      #expect(graph.isFlushing && graph.isUpdating)
      graph.pull(frame.node)
      return graph.untracked { frame.value }
    }
    root.watch(body, "body") { order.append("body \($0)") }
    graph.flush()
    order = []
    head.set(2)
    #expect(graph.work { graph.flush() } == Work(.quiet(rounds: 1), rules: 5))
    #expect(order == ["frame 201", "body 201"])
    #expect(!graph.isFlushing && !graph.isUpdating)
  }

  @Test func aRuleReadingAQueuedNodeComputesIt() {
    let graph = Graph(), root = graph.root
    let head = root.input(1)
    let late = root.computed("late") { head.value }
    root.watch(late)
    let early = root.computed("early") { graph.untracked { late.value } + head.value }
    root.watch(early)
    graph.flush()
    head.set(2)
    #expect(graph.rulesRun { graph.flush() } == 4)
    #expect(early.value == 4)
  }
}
