import CoreGraphics
import GestureEngine

/// Two gestures at work as one. Each keeps its own callbacks; what the whole is, subclasses say.
class CombinedMachine<First, Second, Value>: _GestureMachine<Value> {
  final let first: _GestureMachine<First>
  final let second: _GestureMachine<Second>
  /// What a part was told when it was over; it is told once.
  private var firstEnd: GesturePhase<First>?
  private var secondEnd: GesturePhase<Second>?

  init(_ first: _GestureMachine<First>, _ second: _GestureMachine<Second>) {
    self.first = first
    self.second = second
  }

  override final var hasChangeCallbacks: Bool {
    didSet {
      first.hasChangeCallbacks = hasChangeCallbacks
      second.hasChangeCallbacks = hasChangeCallbacks
    }
  }
  override final var failure: GestureReason? { second.failure ?? first.failure }
  override var nextDeadline: TimeInterval? { [deadline(of: first), deadline(of: second)].compactMap { $0 }.min() }
  /// The weaker of the two.
  override final var dependency: GestureRelation.Dependency {
    first.dependency.strength <= second.dependency.strength ? first.dependency : second.dependency
  }
  /// The greater of the two (a choice: who needs more taps is waited for).
  override final var requiredTapCount: Int? {
    guard let count = first.requiredTapCount, let other = second.requiredTapCount else {
      return first.requiredTapCount ?? second.requiredTapCount
    }
    return max(count, other)
  }

  /// A part whose end is known asks for no time.
  final func deadline<Part>(of machine: _GestureMachine<Part>) -> TimeInterval? {
    machine.phase.isTerminal ? nil : machine.nextDeadline
  }

  override func observe(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    first.observe(touches, at: time, in: context)
    second.observe(touches, at: time, in: context)
  }
  override func join(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    first.join(touches, at: time, in: context)
    second.join(touches, at: time, in: context)
  }
  override func timeAdvanced(to time: TimeInterval) {
    if let deadline = deadline(of: first), deadline <= time { first.timeAdvanced(to: time) }
    if let deadline = deadline(of: second), deadline <= time { second.timeAdvanced(to: time) }
  }

  /// Lets a part tell what it may in `state`; nothing more once it was over.
  final func deliverFirst(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<First> {
    if let firstEnd { return firstEnd }
    let phase = first.deliver(in: state, context)
    if phase.isTerminal { firstEnd = phase }
    return phase
  }
  final func deliverSecond(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Second> {
    if let secondEnd { return secondEnd }
    let phase = second.deliver(in: state, context)
    if phase.isTerminal { secondEnd = phase }
    return phase
  }

  override func reset() {
    firstEnd = nil
    secondEnd = nil
    first.reset()
    second.reset()
  }
}

extension GestureRelation.Dependency {
  /// How much it makes a gesture wait.
  fileprivate var strength: Int {
    switch self {
    case .none: 0
    case .pausedWhileActive: 1
    case .pausedUntilFailed: 2
    case .failIfActive: 3
    }
  }
}
