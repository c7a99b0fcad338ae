import CoreGraphics

extension Arena {
  /// When `advance(to:)` has something to do next, in seconds; nil while no recognizer waits for time.
  public var nextDeadline: TimeInterval? { recognizers.lazy.compactMap(\.pendingDeadline).min() }

  /// Fires the deadlines up to and including `time`, earliest first, each with its decisions and callbacks.
  public func advance(to time: TimeInterval) {
    guard !isProcessing else { return report(.deliveryDuringDelivery) }
    guard time >= now, time.isFinite else { return report(.timeRanBackwards(from: now, to: time)) }
    fireDeadlines(upTo: time + Self.timeTolerance)
    now = max(now, time)
  }

  func fireDeadlines(upTo limit: TimeInterval) {
    var rounds = DeadlineRounds()
    while let deadline = nextDeadline, deadline <= limit {
      now = max(now, deadline)
      isProcessing = true
      let areStuck = rounds.areTooMany(at: deadline)
      var told: [(recognizer: Recognizer, deadline: TimeInterval)] = []
      for recognizer in recognizers {
        guard let own = recognizer.pendingDeadline, own <= deadline + Self.timeTolerance else { continue }
        told.append((recognizer, own))
        recognizer.timeAdvanced(to: own)
        let isUnmoved = recognizer.wish.isNothing && recognizer.nextDeadline.map { $0 <= own } == true
        if areStuck || isUnmoved { failStuck(recognizer) }
      }
      settle(alsoCalling: told.map(\.recognizer))
      for (recognizer, deadline) in told where recognizer.isCandidate { recognizer.deadlineBeforeWaiting = deadline }
      isProcessing = false
      finishDelayedCancellation()
    }
  }

  private func failStuck(_ recognizer: Recognizer) {
    report(.deadlineDidNotMove(recognizer: recognizer.diagnosticName))
    recognizer.wish.take(.fail(.custom("its deadline did not move")))
  }
}

/// Counts how often deadlines of one moment were fired, so that a recognizer whose deadline hardly moves can't go on for ever.
private struct DeadlineRounds {
  /// More than any combination of gestures needs for one moment.
  private static let limit = 100
  private var moment = -TimeInterval.infinity
  private var count = 0

  mutating func areTooMany(at deadline: TimeInterval) -> Bool {
    if deadline > moment + Arena.timeTolerance {
      moment = deadline
      count = 0
    }
    count += 1
    return count > Self.limit
  }
}

extension Recognizer {
  /// When it must hear of the time next; nil for never: it has made up its mind, or has heard of that deadline and only waits for
  /// others to fail. What is no time (NaN, infinite) never comes.
  var pendingDeadline: TimeInterval? {
    guard !arenaState.isTerminal, !hasMadeUpItsMind, let deadline = nextDeadline, deadline.isFinite else { return nil }
    if isCandidate, let heard = deadlineBeforeWaiting, deadline <= heard { return nil }
    return deadline
  }
}
