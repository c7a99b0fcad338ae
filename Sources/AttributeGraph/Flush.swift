/// How a flush ended.
public enum FlushResult: Equatable, Sendable {
  /// Nothing is queued any more. 0 rounds: nothing was queued, or the call came from inside a flush or a rule.
  case quiet(rounds: Int)
  /// The bound was reached; the named nodes had run in the last round and were queued again. They stay queued.
  case unsettled(names: [String], rounds: Int)
}

extension UnsafeMutablePointer where Pointee == GraphCore {
  /// Runs rules by height, then effects in the order in which they came, until nothing is queued.
  ///
  /// Nodes that are created or queued for the first time join the round. One that already ran in it waits for the next round.
  func flush(rounds limit: Int) -> FlushResult {
    guard isAtRest else { return .quiet(rounds: 0) }
    if !hasQueued {
      freeEnded()
      if !hasQueued { return .quiet(rounds: 0) }
    }
    pointee.isFlushing = true
    pointee.mustPull = false
    var rounds = 1
    var unsettled: [String] = []
    beginRound(rounds)
    while true {
      if pointee.queue.count > 0 {
        runNextRule()
      } else if pointee.effectsDone < pointee.effects.count {
        runNextEffect()
      } else if pointee.again.count > 0 {
        pointee.effects.removeAll()
        pointee.effectsDone = 0
        if rounds == limit { unsettled = namesOfUnsettled() }
        requeueForNextRound()
        if rounds == limit { break }
        rounds += 1
        beginRound(rounds)
      } else if !pointee.ended.isEmpty {
        freeEnded()
      } else {
        break
      }
    }
    if pointee.effectsDone == pointee.effects.count {
      pointee.effects.removeAll()
      pointee.effectsDone = 0
    }
    pointee.isFlushing = false
    pointee.version &+= 1
    pointee.statistics.rounds = rounds
    freeEnded()
    updateMustPull()
    return unsettled.isEmpty ? .quiet(rounds: rounds) : .unsettled(names: unsettled, rounds: rounds)
  }

  private func beginRound(_ number: Int) {
    pointee.roundStart = pointee.runs
    pointee.repeats = 0
    pointee.reportedDepth = false
    if let observer = pointee.observer { observer.roundBegan(number) }
  }

  private func runNextRule() {
    let (node, height) = pointee.queue.pop()
    if node.pointee.height > height {  // raised while it waited
      return pointee.queue.push(node, height: node.pointee.height)
    }
    node.pointee.flags.remove(.queued)
    guard isDue(node), node.pointee.dependants != nil else { return }
    if ranInThisRound(node) && !(node.pointee.flags.contains(.readAhead) && mayRun(node)) { return postpone(node) }
    pointee.version &+= 1
    pointee.flushHeight = node.pointee.height
    recompute(node)
    pointee.flushHeight = .max
  }

  private func runNextEffect() {
    let node = pointee.effects[pointee.effectsDone]
    pointee.effectsDone += 1
    node.pointee.flags.remove(.queued)
    guard isDue(node) else { return }
    if ranInThisRound(node) { return postpone(node) }
    pointee.version &+= 1
    recompute(node)
  }

  private func isDue(_ node: NodePointer) -> Bool {
    node.pointee.flags.contains(.stale) && !node.pointee.flags.contains(.dead)
  }

  func ranInThisRound(_ node: NodePointer) -> Bool {
    Int32(bitPattern: node.pointee.run &- pointee.roundStart) > 0
  }

  private func postpone(_ node: NodePointer) {
    node.pointee.flags.insert(.queued)
    pointee.again.push(node)
    reconsiderCycles(through: node)
  }

  private func requeueForNextRound() {
    for index in 0..<pointee.again.count {
      let node = pointee.again[index]
      if node.pointee.flags.contains(.effect) {
        pointee.effects.push(node)
      } else {
        pointee.queue.push(node, height: node.pointee.height)
      }
    }
    pointee.again.removeAll()
  }

  private func namesOfUnsettled() -> [String] {
    (0..<pointee.again.count).map { pointee.again[$0] }.filter(isDue).map { $0.pointee.ruleType._name($0) }
  }
}
