import GestureEngine

extension Gesture {
  /// Changes `state` while the gesture is active, and puts it back when it is over, whichever way.
  ///
  /// `body` is given the gesture's value, the state to write and the transaction that the write is made in. It is not called
  /// for the last value. The order against `onEnded` is the one they are written in.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that updates a `GestureState`.
public struct GestureStateGesture<Base: Gesture, State> {
  public var base: Base
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

extension GestureStateGesture: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    UpdatingMachine(base._makeMachine(), state: state, update: update)
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    let machine = machine.expecting(UpdatingMachine<Value, State>.self)
    machine.state = state
    machine.update = update
    base._update(machine.base)
  }
}

private final class UpdatingMachine<Value, State>: ModifierMachine<Value, Value> {
  var state: GestureState<State>
  var update: (Value, inout State, inout Transaction) -> Void
  /// The state may differ from its initial value.
  private var wasUpdated = false

  init(
    _ base: _GestureMachine<Value>, state: GestureState<State>, update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.update = update
    super.init(base)
    hasChangeCallbacks = true
  }

  override var phase: GesturePhase<Value> { base.phase }

  override func deliver(in permitted: RecognizerState, _ context: any GestureContext) -> GesturePhase<Value> {
    let phase = base.deliver(in: permitted, context)
    switch phase {
    case .possible: break
    case .active(let value):
      wasUpdated = true
      context.perform({ state.update { update(value, &$0, &$1) } }, named: "\(name).updating")
    case .ended, .failed: putBack(context)
    }
    return phase
  }

  private func putBack(_ context: any GestureContext) {
    guard wasUpdated else { return }
    wasUpdated = false
    context.perform({ state.reset() }, named: "\(name), reset of @GestureState")
  }
}
