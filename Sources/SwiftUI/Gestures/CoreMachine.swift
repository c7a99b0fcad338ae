import CoreGraphics
import GestureEngine

/// A gesture around one of the engine's state machines.
class CoreMachine<Core: GestureCore, Value>: _GestureMachine<Value> {
  final var core: Core
  private var finger = SingleFinger()
  init(_ core: Core) { self.core = core }

  override final var failure: GestureReason? { core.failure }
  override final var nextDeadline: TimeInterval? { core.nextDeadline }

  override final func observe(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    for input in finger.inputs(from: touches, at: time) where !core.phase.isTerminal {
      core.take(input)
      if case .finger(let phase, let location, let time) = input, phase != .cancelled { follow(location, at: time, in: context) }
    }
  }
  override final func join(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    // One that is lifted in this very event too: its end is observed next.
    for touch in touches {
      guard let input = finger.join(touch, at: time) else { continue }
      core.take(input)
      follow(touch.previousLocation, at: time, in: context)
    }
  }
  override final func timeAdvanced(to time: TimeInterval) { core.take(.time(time)) }

  override func reset() {
    finger.reset()
    core.reset()
  }

  /// The followed finger is at a point of the window; `core` knows already.
  func follow(_ globalLocation: CGPoint, at time: TimeInterval, in context: any GestureContext) {}
}
