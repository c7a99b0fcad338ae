extension Arena {
  /// A recognizer asks for something; inside an event the arena comes to it by itself.
  func tookWish() {
    guard !isProcessing else { return }
    if let onPendingWish { onPendingWish() } else { settlePending() }
  }

  /// Decides what recognizers have asked for since the last event, and runs the callbacks. Nothing to do is no mistake.
  public func settlePending() {
    guard !isProcessing else { return }
    isProcessing = true
    settle(alsoCalling: [])
    isProcessing = false
    finishDelayedCancellation()
  }

  /// Decides and runs callbacks until nobody asks for more, then lets go of those that are done.
  func settle(alsoCalling observers: [Recognizer]) {
    var called: Set<ObjectIdentifier> = []
    var round = 0
    repeat {
      decide(&called)
      if round == 0 { called.formUnion(observers.filter { $0.arenaState == .possible }.map(ObjectIdentifier.init)) }
      let calls = recognizers.filter { called.contains(ObjectIdentifier($0)) }
      called = []
      work.callbacks += calls.count
      for recognizer in calls { recognizer.settled(in: recognizer.arenaState) }
      round += 1
    } while round < Self.maximumRounds && recognizers.contains { $0.hasNewWish }
    if round == Self.maximumRounds { report(.callbacksDidNotSettle(rounds: round)) }
    releaseFinished()
  }

  private func releaseFinished() {
    var finished: [Recognizer] = []
    recognizers.removeAll { recognizer in
      recognizer.boundTouches.removeAll { $0.phase.isOver }
      let isFinished = recognizer.arenaState.isTerminal && recognizer.boundTouches.isEmpty
      if isFinished { finished.append(recognizer) }
      return isFinished
    }
    for recognizer in finished { recognizer.finishSequence() }
  }

  // MARK: Decision

  /// Grants wishes until nothing changes, and adds those whose state changed to `called`.
  private func decide(_ called: inout Set<ObjectIdentifier>) {
    var changed: Bool
    // Each step brings a recognizer closer to its end, unless those that are asked (delegates) wish for more.
    var steps = Self.maximumRounds * (recognizers.count + 1)
    repeat {
      steps -= 1
      guard steps > 0 else { return report(.callbacksDidNotSettle(rounds: Self.maximumRounds)) }
      changed = grantPlainWishes(&called)
      if letOneRecognize(deferring: true, &called) { changed = true }
      if !changed { changed = letOneRecognize(deferring: false, &called) }
      if !changed { changed = breakCycle(&called) }
      if !changed { changed = endUndecided(&called) }
    } while changed
  }

  /// Failures, cancellations, and what active recognizers ask for.
  private func grantPlainWishes(_ called: inout Set<ObjectIdentifier>) -> Bool {
    var changed = false
    for recognizer in recognizers where !recognizer.arenaState.isTerminal {
      switch recognizer.wish.kind {
      case .fail(let reason):
        move(recognizer, to: recognizer.arenaState.isActive ? .cancelled : .failed, because: reason, &called)
      case .cancel(let reason):
        move(recognizer, to: .cancelled, because: reason, &called)
      case .advance where recognizer.arenaState.isActive:
        move(recognizer, to: .changed, because: .recognized, &called)
      case .end where recognizer.arenaState.isActive:
        move(recognizer, to: .ended, because: .recognized, &called)
      case .nothing, .advance, .end: continue
      }
      changed = true
    }
    return changed
  }

  /// Goes through those that want to leave `possible`, innermost first. A continuous one that had to wait and has no finger
  /// left fails (a choice: there is nothing to follow any more). `deferring` lets one that is prevented by another
  /// candidate, without preventing it in return, stand back for it.
  private func letOneRecognize(deferring: Bool, _ called: inout Set<ObjectIdentifier>) -> Bool {
    for recognizer in recognizers where recognizer.isCandidate {
      if let reason = exclusion(of: recognizer) {
        move(recognizer, to: .failed, because: reason, &called)
        return true
      }
      let earlierObstacle = recognizer.waitsFor.first
      hold(recognizer, untilFailureOf: requirements(of: recognizer))
      if recognizer.wish.isContinuous, !recognizer.hasLiveTouches, let obstacle = recognizer.waitsFor.first ?? earlierObstacle {
        move(recognizer, to: .failed, because: .liftedWhileWaiting(for: obstacle), &called)
        return true
      }
      if !recognizer.waitsFor.isEmpty { continue }
      if deferring, recognizers.contains(where: { $0.isCandidate && goesBefore($0, recognizer) }) { continue }
      recognize(recognizer, &called)
      return true
    }
    return false
  }

  /// A recognizer that has recognized and leaves no room for `recognizer`.
  private func exclusion(of recognizer: Recognizer) -> GestureReason? {
    for other in recognizers where other !== recognizer && other.hasRecognized && other.sharesTouch(with: recognizer) {
      if requires(recognizer, failureOf: other) { return .requirementRecognized(other) }
      if prevents(other, recognizer) { return .excluded(by: other) }
    }
    return nil
  }

  private func requirements(of recognizer: Recognizer) -> [Recognizer] {
    recognizers.filter { other in
      other !== recognizer && other.arenaState == .possible && other.sharesTouch(with: recognizer)
        && requires(recognizer, failureOf: other)
    }
  }

  private func hold(_ recognizer: Recognizer, untilFailureOf others: [Recognizer]) {
    let isSame = recognizer.waitsFor.count == others.count && zip(recognizer.waitsFor, others).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    recognizer.waitsFor = others
    if !others.isEmpty { observer?.arena(self, holds: recognizer, untilFailureOf: others) }
  }

  private func recognize(_ recognizer: Recognizer, _ called: inout Set<ObjectIdentifier>) {
    guard recognizer.shouldBegin() else {
      move(recognizer, to: .failed, because: .declined, &called)
      return
    }
    recognizer.waitsFor = []
    if recognizer.wish.isEnd {
      move(recognizer, to: .ended, because: .recognized, &called)
    } else {
      recognizer.hasBegun = true
      move(recognizer, to: .began, because: .recognized, &called)
    }
    onRecognized?(recognizer)
    for other in recognizers where other.arenaState == .possible && other.sharesTouch(with: recognizer) {
      if requires(other, failureOf: recognizer) {
        move(other, to: .failed, because: .requirementRecognized(recognizer), &called)
      } else if prevents(recognizer, other) {
        move(other, to: .failed, because: .excluded(by: recognizer), &called)
      }
    }
  }

  /// Candidates that wait for each other would wait for ever: the innermost of them goes ahead.
  private func breakCycle(_ called: inout Set<ObjectIdentifier>) -> Bool {
    for recognizer in recognizers where recognizer.isCandidate {
      guard let cycle = waitCycle(from: recognizer) else { continue }
      report(.failureRequirementCycle(recognizers: cycle.map(\.diagnosticName)))
      recognize(recognizer, &called)
      return true
    }
    return false
  }

  /// A chain of candidates, each waiting for the next, from `start` back to it.
  private func waitCycle(from start: Recognizer) -> [Recognizer]? {
    var visited: Set<ObjectIdentifier> = []
    func search(_ path: [Recognizer]) -> [Recognizer]? {
      for next in path[path.count - 1].waitsFor where next.isCandidate {
        if next === start { return path }
        guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
        if let found = search(path + [next]) { return found }
      }
      return nil
    }
    return search([start])
  }

  /// Whoever has no finger, no deadline and no wish will never decide.
  private func endUndecided(_ called: inout Set<ObjectIdentifier>) -> Bool {
    var changed = false
    for recognizer in recognizers
    where !recognizer.arenaState.isTerminal && recognizer.wish.isNothing && !recognizer.hasLiveTouches
      && recognizer.pendingDeadline == nil
    {
      move(recognizer, to: recognizer.arenaState.isActive ? .cancelled : .failed, because: .undecidedAtLift, &called)
      changed = true
    }
    return changed
  }

  private func move(
    _ recognizer: Recognizer, to state: RecognizerState, because reason: GestureReason, _ called: inout Set<ObjectIdentifier>
  ) {
    let old = recognizer.arenaState
    recognizer.arenaState = state
    recognizer.wish.clear()
    called.insert(ObjectIdentifier(recognizer))
    work.transitions += 1
    observer?.arena(self, changed: recognizer, from: old, because: reason)
  }

  // MARK: Relations

  private func requires(_ recognizer: Recognizer, failureOf other: Recognizer) -> Bool {
    recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
  }

  private func prevents(_ recognizer: Recognizer, _ other: Recognizer) -> Bool {
    recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
      && !recognizer.shouldRecognizeSimultaneously(with: other) && !other.shouldRecognizeSimultaneously(with: recognizer)
  }

  private func goesBefore(_ other: Recognizer, _ recognizer: Recognizer) -> Bool {
    other !== recognizer && other.sharesTouch(with: recognizer) && prevents(other, recognizer) && !prevents(recognizer, other)
      && requirements(of: other).isEmpty
  }
}

extension Recognizer {
  /// Wants to leave `possible`.
  var isCandidate: Bool { arenaState == .possible && wish.wantsToRecognize }
  /// Asked for something that the arena has not looked at.
  fileprivate var hasNewWish: Bool {
    !arenaState.isTerminal && !wish.isNothing && !(arenaState == .possible && wish.wantsToRecognize && !waitsFor.isEmpty)
  }
}
