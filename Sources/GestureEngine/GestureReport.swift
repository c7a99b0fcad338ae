import CoreGraphics

/// A breach of the rules by the host or by a recognizer; the engine goes on safely and says so here.
public enum GestureReport: Hashable, Sendable {
  /// A finger with this id is already down. The sample is ignored.
  case touchBegunTwice(id: Int)
  /// No finger with this id is down. The sample is ignored.
  case touchWithoutBegin(id: Int, phase: TouchPhase)
  /// NaN or infinite. A lift counts at the last good location; any other sample is ignored.
  case locationNotFinite(id: Int, phase: TouchPhase)
  /// Lifts and cancellations count at the current time; everything else is ignored.
  case timeRanBackwards(from: TimeInterval, to: TimeInterval)
  /// A callback delivered touches or moved time. Ignored.
  case deliveryDuringDelivery
  /// A recognizer set itself the same deadline again, or an earlier one. It fails.
  case deadlineDidNotMove(recognizer: String)
  /// Each waits for the next to fail. The innermost goes ahead.
  case failureRequirementCycle(recognizers: [String])
  /// Callbacks kept asking for changes of state. What is left waits for the next event.
  case callbacksDidNotSettle(rounds: Int)
}

extension GestureReport: CustomStringConvertible {
  public var description: String {
    switch self {
    case .touchBegunTwice(let id):
      "Touch \(id) began while a touch with this id was down. A host must end or cancel a touch before it reuses the id. "
        + "The second began is ignored."
    case .touchWithoutBegin(let id, let phase):
      "Touch \(id) was reported as \(phase) but never began, or has ended. Its began was probably lost or refused. "
        + "The sample is ignored."
    case .locationNotFinite(let id, let phase):
      "Touch \(id) was reported as \(phase) at a location that is not finite; a conversion by a singular transform is the "
        + "usual cause. A lift counts at the last good location, any other sample is ignored."
    case .timeRanBackwards(let from, let to):
      "Time ran backwards from \(from) to \(to). Touches and the clock must come from one source. "
        + "Lifts count at \(from), other samples are ignored."
    case .deliveryDuringDelivery:
      "Touches were delivered, or time was advanced, from inside a gesture's callback. Deliver them after it has returned. "
        + "The call is ignored."
    case .deadlineDidNotMove(let name):
      "\(name) was told that its deadline had passed and did not move it on. It must clear `nextDeadline` or set a later one. "
        + "It fails."
    case .failureRequirementCycle(let names):
      "Each waits for the next to fail: \((names + names.prefix(1)).joined(separator: " → ")). "
        + "Two failure requirements contradict each other. \(names.first ?? "") goes ahead."
    case .callbacksDidNotSettle(let rounds):
      "Gesture callbacks still asked for new states after \(rounds) rounds. A callback probably changes a recognizer whose "
        + "callback changes the first one back. The rest waits for the next event."
    }
  }
}
