/// A description of a movement of fingers that turns into values.
///
/// A gesture with a `body` is what its body says. A primitive one makes a machine, which lives as long as the view it is
/// attached to; when the view is updated, the machine takes the new description over and keeps its state.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// Makes the machine; called once for each place in the tree.
  nonisolated func _makeMachine() -> _GestureMachine<Value>
  /// Takes this description over into a machine that was made by an equal type of gesture.
  nonisolated func _update(_ machine: _GestureMachine<Value>)
}

extension Gesture where Value == Body.Value {
  nonisolated public func _makeMachine() -> _GestureMachine<Body.Value> { evaluatedBody._makeMachine() }
  nonisolated public func _update(_ machine: _GestureMachine<Body.Value>) { evaluatedBody._update(machine) }

  private nonisolated var evaluatedBody: Body {
    let gesture = UncheckedBox(self)
    return MainActor.assumeIsolated { UncheckedBox(gesture.value.body) }.value
  }
}

extension Gesture where Body == Never {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a primitive gesture; its body is never asked for. Do not call `body` on gestures yourself.")
  }
}

extension Never: Gesture {
  public typealias Value = Never
  nonisolated public func _makeMachine() -> _GestureMachine<Never> { switch self {} }
  nonisolated public func _update(_ machine: _GestureMachine<Never>) {}
}
