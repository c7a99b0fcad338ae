import CoreGraphics
import GestureEngine

/// Any gesture with values of one type.
public struct AnyGesture<Value> {
  let gesture: any Gesture<Value>
  public init<G: Gesture>(_ gesture: G) where G.Value == Value { self.gesture = gesture }
}

extension AnyGesture: Gesture {
  public typealias Body = Never

  nonisolated public func _makeMachine() -> _GestureMachine<Value> { AnyMachine(gesture) }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    machine.expecting(AnyMachine<Value>.self).update(to: gesture)
  }
}

/// Exchanges its base when the gesture inside becomes one of another type: at once between sequences; otherwise the running
/// one fails and the new one starts with the next finger.
private final class AnyMachine<Value>: ModifierMachine<Value, Value> {
  private var type: Any.Type
  private var replacement: _GestureMachine<Value>?
  private var isInSequence = false

  init(_ gesture: any Gesture<Value>) {
    type = Swift.type(of: gesture)
    super.init(gesture._makeMachine())
  }

  override var phase: GesturePhase<Value> { replacement == nil ? base.phase : .failed }

  override var claim: GesturePhase<Void> { replacement == nil ? base.claim : .failed }

  override func observe(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    isInSequence = true
    super.observe(touches, at: time, in: context)
  }

  override func deliver(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Value> {
    base.deliver(in: replacement == nil ? state : .failed, context)
  }

  override func reset() {
    super.reset()
    if let replacement { base = replacement }
    replacement = nil
    isInSequence = false
  }

  func update(to gesture: any Gesture<Value>) {
    let newType = Swift.type(of: gesture) as Any.Type
    if newType == type { return gesture._update(replacement ?? base) }
    type = newType
    if isInSequence { replacement = gesture._makeMachine() } else { base = gesture._makeMachine() }
  }
}
