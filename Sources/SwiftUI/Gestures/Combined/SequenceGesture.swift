import CoreGraphics
import GestureEngine

/// Two gestures one after the other: the second hears of fingers only once the first has ended.
///
/// Fingers that are down at that moment count as landed where they are. A first gesture that ends with the lift (a tap) leaves
/// 0.35 s for the next finger (a choice: the time between two taps).
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  @frozen public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first has ended; the second has a value from its first one on.
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture: Sendable where First: Sendable, Second: Sendable {}

extension Gesture {
  /// This gesture, then `other`.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension SequenceGesture: Gesture {
  public typealias Body = Never
  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    SequenceMachine<First, Second>(first._makeMachine(), second._makeMachine())
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    let machine = machine.expecting(SequenceMachine<First, Second>.self)
    first._update(machine.first)
    second._update(machine.second)
  }
}

private final class SequenceMachine<First: Gesture, Second: Gesture>:
  CombinedMachine<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  typealias Step = SequenceGesture<First, Second>.Value
  private var fingers: [Touch] = []
  private var isSecondOn = false
  private var lastLift: TimeInterval = 0
  private var isTooLate = false

  override var name: String { "\(first.name).sequenced(before: \(second.name))" }
  override var phase: GesturePhase<Step> { combined(first.phase, second.phase) }

  override var nextDeadline: TimeInterval? {
    guard isFirstThrough else { return deadline(of: first) }
    if fingers.isEmpty, !isSecondOn { return lastLift + TapLimits.delay }
    return deadline(of: second)
  }
  private var isFirstThrough: Bool { if case .ended = first.phase { true } else { false } }

  override func observe(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    if isFirstThrough {
      if !isSecondOn, !fingers.isEmpty { second.join(fingers, at: time, in: context) }
      isSecondOn = true
      second.observe(touches, at: time, in: context)
    } else {
      first.observe(touches, at: time, in: context)
    }
    fingers += touches.filter { $0.phase == .began }
    fingers.removeAll { $0.phase.isOver }
    if fingers.isEmpty { lastLift = time }
  }

  override func join(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    first.join(touches, at: time, in: context)
    fingers += touches
  }

  override func timeAdvanced(to time: TimeInterval) {
    if isFirstThrough, fingers.isEmpty, !isSecondOn {
      isTooLate = true
    } else {
      super.timeAdvanced(to: time)
    }
  }

  override func deliver(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Step> {
    let told = deliverFirst(in: state, context)
    guard case .ended = told else {
      // Whatever the first came to, the second was not asked.
      return combined(told, .possible(nil))
    }
    return combined(told, deliverSecond(in: state, context))
  }

  override func reset() {
    super.reset()
    fingers = []
    isSecondOn = false
    isTooLate = false
  }

  private func combined(_ first: GesturePhase<First.Value>, _ second: GesturePhase<Second.Value>) -> GesturePhase<Step> {
    switch (first, second) {
    case (.failed, _): return .failed
    case (.possible(let value), _): return .possible(value.map { .first($0) })
    case (.active(let value), _): return .active(.first(value))
    case (.ended, .failed): return .failed
    case (.ended, _) where isTooLate: return .failed
    case (.ended(let value), .possible(let other)): return .active(.second(value, other))
    case (.ended(let value), .active(let other)): return .active(.second(value, other))
    case (.ended(let value), .ended(let other)): return .ended(.second(value, other))
    }
  }
}
