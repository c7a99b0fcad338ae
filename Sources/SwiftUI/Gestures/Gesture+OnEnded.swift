import GestureEngine

extension Gesture {
  /// Calls `action` with the last value when the gesture has been recognized to its end. Not called when it fails, is
  /// cancelled or its view goes away.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    EndedMachine(content._makeMachine(), action: action)
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    let machine = machine.expecting(EndedMachine<Value>.self)
    machine.action = action
    content._update(machine.base)
  }
}

private final class EndedMachine<Value>: ModifierMachine<Value, Value> {
  var action: (Value) -> Void
  init(_ base: _GestureMachine<Value>, action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase }

  override func deliver(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Value> {
    let phase = base.deliver(in: state, context)
    if case .ended(let value) = phase { context.perform({ action(value) }, named: "\(name).onEnded") }
    return phase
  }
}
