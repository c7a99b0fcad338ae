import GestureEngine

extension Gesture where Value: Equatable {
  /// Calls `action` for each new value while the gesture is active; the last value, at the end, goes to `onEnded` only.
  ///
  /// The action runs in `withAnimation(nil)`: state that it sets follows the finger at once, unless it says otherwise.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A gesture with an action for every new value.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    ChangedMachine(content._makeMachine(), action: action)
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    let machine = machine.expecting(ChangedMachine<Value>.self)
    machine.action = action
    content._update(machine.base)
  }
}

private final class ChangedMachine<Value: Equatable>: ModifierMachine<Value, Value> {
  var action: (Value) -> Void
  /// What the action was last told in this sequence.
  private var delivered: Value?

  init(_ base: _GestureMachine<Value>, action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
    hasChangeCallbacks = true
  }

  override var phase: GesturePhase<Value> { base.phase }

  override func deliver(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Value> {
    let phase = base.deliver(in: state, context)
    if case .active(let value) = phase, value != delivered {
      delivered = value
      context.perform({ withAnimation(nil) { action(value) } }, named: "\(name).onChanged")
    }
    return phase
  }

  override func reset() {
    delivered = nil
    super.reset()
  }
}
