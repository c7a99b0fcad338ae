import CoreGraphics

extension Arena {
  /// Takes what fingers did at one moment and carries it through to the callbacks.
  ///
  /// Deadlines before `time` fire first, those at `time` do not. `hitPaths` is asked once for each finger that lands: the
  /// recognizers under it, innermost first. A finger that occurs twice in `samples` makes two events.
  ///
  /// - Returns: What was delivered, without the samples that were refused (see `GestureReport`).
  @discardableResult
  public func deliver(
    _ samples: [TouchSample], at time: TimeInterval, hitPaths: (Touch) -> [Recognizer]
  ) -> [TouchEvent] {
    guard !isProcessing else {
      report(.deliveryDuringDelivery)
      return []
    }
    var samples = samples
    if time < now || !time.isFinite {
      report(.timeRanBackwards(from: now, to: time))
      samples.removeAll { !$0.phase.isOver }
      guard now.isFinite else { return [] }
    } else {
      fireDeadlines(upTo: time - Self.timeTolerance)
      now = max(now, time)
    }

    var events: [TouchEvent] = []
    var rest = samples[...]
    while !rest.isEmpty {
      var ids: Set<Int> = []
      let batch = rest.prefix { ids.insert($0.id).inserted }
      rest = rest.dropFirst(batch.count)
      if let event = process(batch, hitPaths: hitPaths) { events.append(event) }
    }
    return events
  }

  /// Takes every finger away, as the system does when it needs the screen. Recognizers between two taps are cancelled too.
  /// From inside a callback it takes effect when the callbacks have run.
  public func cancelAll() {
    guard !isProcessing else {
      wantsToCancelAll = true
      return
    }
    let samples = liveTouches.map { TouchSample(id: $0.id, phase: .cancelled, location: $0.location) }
    _ = process(samples[...], hitPaths: { _ in [] })
    for recognizer in recognizers where !recognizer.arenaState.isTerminal { recognizer.wish.take(.cancel(.systemCancelled)) }
    settlePending()
  }

  /// Cancels the recognizers in a sequence whose place is gone: a frame asks once its views are up to date, since taking a
  /// layer out of the tree does not detach what hangs on it.
  public func removeRecognizers(where isGone: (Recognizer) -> Bool) {
    for recognizer in recognizers where !recognizer.arenaState.isTerminal && isGone(recognizer) {
      recognizer.wish.take(.cancel(.removed))
    }
    settlePending()
  }

  /// One event: fingers move, recognizers look, the arena decides.
  private func process(_ samples: ArraySlice<TouchSample>, hitPaths: (Touch) -> [Recognizer]) -> TouchEvent? {
    isProcessing = true
    for touch in liveTouches { touch.phase = .stationary }
    let changed = samples.compactMap { apply($0) }
    guard !changed.isEmpty else {
      isProcessing = false
      return nil
    }
    let event = TouchEvent(timestamp: now, changed: changed, all: liveTouches)
    for touch in changed where touch.phase == .began { bind(touch, to: hitPaths(touch)) }
    let observers = observe(event)
    liveTouches.removeAll { $0.phase.isOver }
    settle(alsoCalling: observers)
    work.events += 1
    observer?.arena(self, finished: event, seenBy: observers.count)
    isProcessing = false
    onDelivered?(event)
    finishDelayedCancellation()
    return event
  }

  /// Moves the finger that `sample` speaks of, or refuses it with a report.
  private func apply(_ sample: TouchSample) -> Touch? {
    var sample = sample
    let touch = liveTouches.first { $0.id == sample.id }
    if sample.phase == .began, touch != nil {
      report(.touchBegunTwice(id: sample.id))
      return nil
    }
    if !(sample.location.x.isFinite && sample.location.y.isFinite) {
      report(.locationNotFinite(id: sample.id, phase: sample.phase))
      guard let touch, sample.phase.isOver else { return nil }
      sample.location = touch.location
    }
    if sample.phase == .began { return begin(sample) }
    guard let touch else {
      report(.touchWithoutBegin(id: sample.id, phase: sample.phase))
      return nil
    }
    guard sample.phase != .stationary else { return nil }
    touch.take(sample, at: now)
    if sample.phase == .ended { lastLift = Lift(time: now, location: touch.location, tapCount: touch.tapCount) }
    return touch
  }

  private func begin(_ sample: TouchSample) -> Touch {
    var tapCount = 1
    if let lastLift, now - lastLift.time <= TapLimits.delay + Self.timeTolerance,
      distance(lastLift.location, sample.location) < TapLimits.distance
    {
      tapCount = lastLift.tapCount + 1
    }
    let touch = Touch(sample, at: now, tapCount: tapCount)
    liveTouches.append(touch)
    return touch
  }

  /// Keeps `recognizers` ordered: a newcomer goes before the next outer one on its path that is there already.
  private func bind(_ touch: Touch, to path: [Recognizer]) {
    var willing: [Recognizer] = []
    for recognizer in path where recognizer.shouldReceive(touch) {
      if let other = recognizer.arena, other !== self { continue }
      if !willing.contains(where: { $0 === recognizer }) { willing.append(recognizer) }
    }
    var position = recognizers.count
    for recognizer in willing.reversed() {
      if let index = recognizers.firstIndex(where: { $0 === recognizer }) {
        position = min(position, index)
      } else {
        recognizers.insert(recognizer, at: position)
        recognizer.arena = self
      }
      recognizer.boundTouches.append(touch)
      recognizer.sequenceTouches.append(touch)
    }
    observer?.arena(self, bound: touch, to: willing)
  }

  /// Shows `event` to every recognizer that is bound to one of its touches and still listens.
  private func observe(_ event: TouchEvent) -> [Recognizer] {
    var observers: [Recognizer] = []
    for recognizer in recognizers where !recognizer.arenaState.isTerminal && !recognizer.hasMadeUpItsMind {
      let touches = event.changed.filter { touch in
        recognizer.boundTouches.contains { $0 === touch } && !recognizer.ignoredTouches.contains { $0 === touch }
      }
      guard !touches.isEmpty else { continue }
      observers.append(recognizer)
      hand(touches.filter { $0.phase == .began }, recognizer) { recognizer.touchesBegan($0, event: event) }
      hand(touches.filter { $0.phase == .moved }, recognizer) { recognizer.touchesMoved($0, event: event) }
      hand(touches.filter { $0.phase == .ended }, recognizer) { recognizer.touchesEnded($0, event: event) }
      hand(touches.filter { $0.phase == .cancelled }, recognizer) { recognizer.touchesCancelled($0, event: event) }
    }
    return observers
  }

  private func hand(_ touches: [Touch], _ recognizer: Recognizer, to look: ([Touch]) -> Void) {
    guard !touches.isEmpty else { return }
    work.observations += 1
    look(touches)
  }

  func finishDelayedCancellation() {
    guard wantsToCancelAll else { return }
    wantsToCancelAll = false
    cancelAll()
  }
}

extension Recognizer {
  /// Wants to end and only waits for permission: later fingers are none of its business.
  var hasMadeUpItsMind: Bool { arenaState == .possible && wish.isEnd }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
