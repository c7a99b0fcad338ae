import CoreGraphics

extension Arena {
  /// When `advance(to:)` has something to do next, in seconds; nil while no recognizer waits for time.
  public var nextDeadline: TimeInterval? {
    var earliest: TimeInterval?
    for recognizer in recognizers where recognizer.listensToTime {
      guard let deadline = recognizer.nextDeadline else { continue }
      earliest = min(earliest ?? deadline, deadline)
    }
    return earliest
  }

  /// Fires the deadlines up to and including `time`, earliest first, each with its decisions and callbacks.
  public func advance(to time: TimeInterval) {
    guard !isProcessing else { return report(.deliveryDuringDelivery) }
    guard time >= now, time.isFinite else { return report(.timeRanBackwards(from: now, to: time)) }
    fireDeadlines(upTo: time + Self.timeTolerance)
    now = max(now, time)
  }

  func fireDeadlines(upTo limit: TimeInterval) {
    while let deadline = nextDeadline, deadline <= limit {
      now = max(now, deadline)
      isProcessing = true
      var told: [Recognizer] = []
      for recognizer in recognizers where recognizer.listensToTime {
        guard let own = recognizer.nextDeadline, own <= deadline + Self.timeTolerance else { continue }
        told.append(recognizer)
        recognizer.timeAdvanced(to: own)
        if recognizer.wish.isNothing, let next = recognizer.nextDeadline, next <= own { failStuck(recognizer) }
      }
      settle(alsoCalling: told)
      isProcessing = false
      finishDelayedCancellation()
    }
  }

  private func failStuck(_ recognizer: Recognizer) {
    report(.deadlineDidNotMove(recognizer: recognizer.diagnosticName))
    recognizer.wish.take(.fail(.custom("its deadline did not move")))
  }
}

extension Recognizer {
  fileprivate var listensToTime: Bool { !arenaState.isTerminal && !hasMadeUpItsMind }
}
