import GestureEngine

/// Two gestures of which only one recognizes; the first goes before.
///
/// The second may begin to show itself while the first is undecided, if it is of a kind that does not wait, but ends only once
/// the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture: Sendable where First: Sendable, Second: Sendable {}

extension Gesture {
  /// This gesture, or `other` where this one fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never
  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    ExclusiveMachine<First, Second>(first._makeMachine(), second._makeMachine())
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    let machine = machine.expecting(ExclusiveMachine<First, Second>.self)
    first._update(machine.first)
    second._update(machine.second)
  }
}

private final class ExclusiveMachine<First: Gesture, Second: Gesture>:
  CombinedMachine<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  typealias Either = ExclusiveGesture<First, Second>.Value

  override var name: String { "\(first.name).exclusively(before: \(second.name))" }
  override var phase: GesturePhase<Either> { combined(first.phase, inherited(first.phase)) }

  override func deliver(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Either> {
    let told = deliverFirst(in: state, context)
    // What the whole may tell, the second may tell only as far as the first lets it.
    return combined(told, deliverSecond(in: permission(state, told), context))
  }

  /// The second's own phase as the first lets it be.
  private func inherited(_ before: GesturePhase<First.Value>) -> GesturePhase<Second.Value> {
    second.phase.permitted(by: permission(.changed, before))
  }

  private func permission(_ state: RecognizerState, _ before: GesturePhase<First.Value>) -> RecognizerState {
    if state == .failed || state == .cancelled { return state }
    switch (before, second.dependency) {
    case (.failed, _): return state
    case (.ended, _): return .failed
    case (.active, .none), (.possible, .none), (.possible, .pausedWhileActive): return endsUndecided ? .possible : state
    case (.active, .failIfActive): return .failed
    case (.active, _), (.possible, _): return .possible
    }
  }
  /// The second is through, but the first is not: its end waits.
  private var endsUndecided: Bool { if case .ended = second.phase { true } else { false } }

  private func combined(_ first: GesturePhase<First.Value>, _ second: GesturePhase<Second.Value>) -> GesturePhase<Either> {
    switch (first, second) {
    case (.active(let value), _): return .active(.first(value))
    case (.ended(let value), _): return .ended(.first(value))
    case (.failed, _): return second.map { .second($0) }
    case (.possible, .active(let value)): return .active(.second(value))
    case (.possible(let value), _): return .possible(value.map { .first($0) })
    }
  }
}
