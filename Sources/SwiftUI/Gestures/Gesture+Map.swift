import GestureEngine

extension Gesture {
  /// The same gesture with each value turned into another. `body` may run more than once for one event.
  nonisolated public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> _MapGesture<Self, Mapped> {
    _MapGesture(content: self, transform: body)
  }
}

/// A gesture with other values.
public struct _MapGesture<Content: Gesture, Mapped> {
  let content: Content
  let transform: (Content.Value) -> Mapped
}

extension _MapGesture: Gesture {
  public typealias Value = Mapped
  public typealias Body = Never

  nonisolated public func _makeMachine() -> _GestureMachine<Mapped> {
    MapMachine(content._makeMachine(), transform: transform)
  }
  nonisolated public func _update(_ machine: _GestureMachine<Mapped>) {
    let machine = machine.expecting(MapMachine<Content.Value, Mapped>.self)
    machine.transform = transform
    content._update(machine.base)
  }
}

private final class MapMachine<BaseValue, Value>: ModifierMachine<BaseValue, Value> {
  var transform: (BaseValue) -> Value
  init(_ base: _GestureMachine<BaseValue>, transform: @escaping (BaseValue) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase.map(transform) }

  override func deliver(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Value> {
    base.deliver(in: state, context).map(transform)
  }
}
