import GestureEngine

/// Two gestures that do not get into each other's way.
///
/// Active as long as one of them is; ends when both have ended, or one has and the other failed; fails when both have failed.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    /// nil while, or because, the gesture has none.
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture: Sendable where First: Sendable, Second: Sendable {}

extension Gesture {
  /// This gesture and `other` at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never
  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    SimultaneousMachine<First, Second>(first._makeMachine(), second._makeMachine())
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    let machine = machine.expecting(SimultaneousMachine<First, Second>.self)
    first._update(machine.first)
    second._update(machine.second)
  }
}

private final class SimultaneousMachine<First: Gesture, Second: Gesture>:
  CombinedMachine<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
  typealias Both = SimultaneousGesture<First, Second>.Value

  override var name: String { "\(first.name).simultaneously(with: \(second.name))" }
  override var phase: GesturePhase<Both> { combined(first.phase, second.phase) }

  /// A part that has come to its end tells so, although the whole waits for the other.
  override var claim: GesturePhase<Void> {
    guard case .possible = phase else { return phase.map { _ in } }
    for part in [first.claim, second.claim] {
      switch part {
      case .active, .ended: return .active(())
      case .possible, .failed: continue
      }
    }
    return .possible(nil)
  }

  override func deliver(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Both> {
    let told = deliverFirst(in: state, context)
    return combined(told, deliverSecond(in: state, context))
  }

  private func combined(_ first: GesturePhase<First.Value>, _ second: GesturePhase<Second.Value>) -> GesturePhase<Both> {
    let both = Both(first: first.value, second: second.value)
    switch (first, second) {
    case (.active, _), (_, .active): return .active(both)
    case (.possible, _), (_, .possible): return .possible(nil)
    case (.failed, .failed): return .failed
    case (.ended, _), (_, .ended): return .ended(both)
    }
  }
}
