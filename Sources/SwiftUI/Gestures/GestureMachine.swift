import CoreGraphics
import GestureEngine

/// A gesture at work on one view: looks at events, and tells the app what the arena permits.
///
/// For each event `observe` comes first and only moves the raw phase. When the arena has decided, `deliver` tells the
/// callbacks: the machine of a modifier lets its base deliver first, so that callbacks run in the order they were written.
public class _GestureMachine<Value> {
  init() {}

  /// As far as the fingers go, whatever others want.
  var phase: GesturePhase<Value> { abstract() }
  /// Why `phase` is `failed`.
  var failure: GestureReason? { nil }
  /// When it wants `timeAdvanced(to:)`, in seconds.
  var nextDeadline: TimeInterval? { nil }
  /// What the gesture does while one with priority over it is undecided.
  var dependency: GestureRelation.Dependency { .none }
  /// Somebody wants to hear of values before the end: a gesture that could keep its first value to itself becomes active with it.
  var hasChangeCallbacks = false
  /// For taps; nil for everything else.
  var requiredTapCount: Int? { nil }
  /// The gesture's name, without its modifiers.
  var name: String { abstract() }

  /// What it asks of the arena: `phase`, unless a part of it has something to tell while the whole is undecided.
  var claim: GesturePhase<Void> { phase.map { _ in } }

  /// It begins in the middle: `touches` are down already, and count as landed where they are at `time`.
  func join(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) { abstract() }
  /// `touches` have changed at `time`.
  func observe(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) { abstract() }
  func timeAdvanced(to time: TimeInterval) {}
  /// Runs the callbacks for what may be known in `state`, and returns it.
  @discardableResult
  func deliver(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Value> { phase.permitted(by: state) }
  /// All fingers are up; the next one starts anew.
  func reset() { abstract() }

  final func abstract(_ function: String = #function) -> Never {
    fatalError("_GestureMachine.\(function) is abstract: \(type(of: self)) has to override it")
  }
}

extension _GestureMachine {
  /// The machine that `Gesture._makeMachine` of the same gesture made.
  func expecting<Machine>(_ type: Machine.Type) -> Machine {
    guard let machine = self as? Machine else {
      preconditionFailure("A gesture was updated with a machine of another kind: \(Swift.type(of: self)) is no \(type)")
    }
    return machine
  }
}
