import CoreGraphics
import GestureEngine

/// The machine of something written after a gesture: it follows its base in everything but the callbacks.
class ModifierMachine<BaseValue, Value>: _GestureMachine<Value> {
  final var base: _GestureMachine<BaseValue> { didSet { base.hasChangeCallbacks = hasChangeCallbacks } }
  init(_ base: _GestureMachine<BaseValue>) { self.base = base }

  override final var hasChangeCallbacks: Bool { didSet { base.hasChangeCallbacks = hasChangeCallbacks } }
  override final var failure: GestureReason? { base.failure }
  override final var nextDeadline: TimeInterval? { base.nextDeadline }
  override final var dependency: GestureRelation.Dependency { base.dependency }
  override final var requiredTapCount: Int? { base.requiredTapCount }
  override final var name: String { base.name }

  override var claim: GesturePhase<Void> { base.claim }
  override final func join(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    base.join(touches, at: time, in: context)
  }
  override func observe(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    base.observe(touches, at: time, in: context)
  }
  override final func timeAdvanced(to time: TimeInterval) { base.timeAdvanced(to: time) }
  override func reset() { base.reset() }
}
