import GestureEngine

/// One or more taps. Ends when the last finger is lifted.
///
/// A tap is shorter than 0.75 s and moves less than 45 points; the lifts of a row come within 0.35 s of each other.
public struct TapGesture {
  /// How many taps it takes; less than 1 counts as 1, with a line on the console.
  public var count: Int
  public init(count: Int = 1) { self.count = OddNumbers.count(count, "TapGesture(count:)") }
}

extension TapGesture: Sendable {}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  nonisolated public func _makeMachine() -> _GestureMachine<Void> { TapMachine(TapCore(count: count)) }
  nonisolated public func _update(_ machine: _GestureMachine<Void>) {
    machine.expecting(TapMachine.self).core.count = max(1, count)
  }
}

private final class TapMachine: CoreMachine<TapCore, Void> {
  override var phase: GesturePhase<Void> { core.phase.map { _ in } }
  override var dependency: GestureRelation.Dependency { .failIfActive }
  override var requiredTapCount: Int? { core.count }
  override var name: String { "TapGesture" }
}
