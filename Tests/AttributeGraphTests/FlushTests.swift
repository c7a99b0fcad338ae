import AttributeGraph
import Testing

@Suite struct FlushTests {
  @Test func effectsRunAfterAllRulesInTheOrderTheyCame() {
    let graph = Graph(), root = graph.root, log = Log()
    let head = root.input(1)
    root.effect(Effect("first") { log.note("first \(head.value)") })
    let rule = root.computed("rule") {
      log.note("rule"); return head.value
    }
    root.effect(Effect("second") { log.note("second \(rule.value)") })
    graph.flush()
    #expect(log.take() == ["first 1", "rule", "second 1"])
    head.set(2)
    graph.flush()
    #expect(log.take() == ["rule", "first 2", "second 2"])
  }

  @Test func effectsMadeByEffectsJoinTheRound() {
    let graph = Graph(), root = graph.root, log = Log()
    func nest(_ level: Int) {
      root.effect(
        Effect("level \(level)") {
          log.note("\(level)")
          if level < 20 { graph.untracked { nest(level + 1) } }
        })
    }
    nest(0)
    #expect(graph.flush() == .quiet(rounds: 1))
    #expect(log.take().count == 21)
  }

  @Test func aNodeThatAlreadyRanBeginsARound() {
    let graph = Graph(), root = graph.root, log = Log()
    let head = root.input(0), count = root.input(0)
    let double = root.computed("double") {
      log.note("double"); return count.value * 2
    }
    root.effect(Effect("show") { log.note("show \(double.value)") })
    root.effect(Effect("copy") { count.update(min(head.value, 3)) })
    #expect(graph.flush() == .quiet(rounds: 1))
    log.lines = []
    head.set(2)
    #expect(graph.flush() == .quiet(rounds: 1), "double and show had not run before copy set count")
    #expect(log.take() == ["double", "show 4"])
    head.set(3)
    double.invalidate()
    #expect(graph.flush() == .quiet(rounds: 2))
    #expect(log.take() == ["double", "double", "show 6"])
  }

  @Test func whatNeverSettlesIsNamedAndStaysQueued() {
    let graph = Graph(), root = graph.root
    let count = root.input(0)
    var bound = Int.max
    root.effect(Effect("grow") { if count.value < bound { count.set(count.value + 1) } })
    root.effect(Effect("calm") {})
    #expect(graph.flush() == .unsettled(names: ["grow"], rounds: 8))
    #expect(graph.statistics.rounds == 8)
    #expect(count.value == 8)
    #expect(graph.needsFlush)
    #expect(graph.flush(rounds: 3) == .unsettled(names: ["grow"], rounds: 3))
    bound = 12
    #expect(graph.flush() == .quiet(rounds: 2))
    #expect(count.value == 12)
    #expect(!graph.needsFlush)
  }

  @Test func aRuleThatFeedsItselfIsBounded() {
    let graph = Graph(), root = graph.root
    let size = root.input(1)
    let text = root.computed("text") { String(repeating: "x", count: size.value) }
    let measured = root.computed("measured") { text.value.count + 1 }
    root.effect(Effect("write size") { size.set(measured.value) })
    let result = graph.flush(rounds: 4)
    #expect(result == .unsettled(names: ["text"], rounds: 4))
    #expect(graph.statistics.rulesRun == 3 * 4)
  }

  @Test func settingAnInputInsideARuleReachesOnlyThoseWhoReadIt() {
    let graph = Graph(), root = graph.root, log = Log()
    let head = root.input(0), other = root.input(0)
    let rule = root.computed("rule") {
      other.set(head.value)  // read after it is set: no reason to run again
      return other.value
    }
    root.watch(rule) { log.note("\($0)") }
    #expect(graph.work { graph.flush() } == Work(.quiet(rounds: 1), rules: 2))
    head.set(1)
    #expect(graph.work { graph.flush() } == Work(.quiet(rounds: 1), rules: 2))
    #expect(log.take() == ["0", "1"])
  }

  @Test func anInputSetAfterItWasReadRunsTheRuleAgain() {
    let graph = Graph(), root = graph.root
    let head = root.input(0)
    let rule = root.computed("rule") {
      let value = head.value
      if value < 2 { head.set(value + 1) }
      return value
    }
    var seen: [Int] = []
    root.watch(rule) { seen.append($0) }
    #expect(graph.flush() == .quiet(rounds: 3))
    #expect(seen == [0, 1, 2] || seen == [0, 2])
    #expect(rule.value == 2)
  }
}
