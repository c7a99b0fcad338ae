import CoreGraphics
import GestureEngine

/// A finger that is held still.
///
/// Ends, with the value true, when the finger has been down for `minimumDuration`, while it is still down. Fails when the finger
/// moves `maximumDistance` or more in the window or is lifted before that, or when a second finger lands. With `updating` or
/// `onChanged` it is active from touch-down, with the value true; without them it is undecided until its end.
public struct LongPressGesture {
  /// Seconds. 0 ends at touch-down; infinity never. NaN counts as 0.5, with a line on the console.
  public var minimumDuration: Double
  /// Points along a straight line, whatever the scale of the view. NaN counts as 10, with a line on the console.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// As far as the engine goes.
  fileprivate var core: LongPressCore { LongPressCore(minimumDuration: usableDuration, maximumDistance: usableDistance) }
  fileprivate var usableDuration: Double { OddNumbers.number(minimumDuration, "LongPressGesture.minimumDuration", or: 0.5) }
  fileprivate var usableDistance: CGFloat { OddNumbers.number(maximumDistance, "LongPressGesture.maximumDistance", or: 10) }
}

extension LongPressGesture: Sendable {}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  nonisolated public func _makeMachine() -> _GestureMachine<Bool> { LongPressMachine(core) }
  nonisolated public func _update(_ machine: _GestureMachine<Bool>) {
    machine.expecting(LongPressMachine.self).take(self)
  }
}

private class LongPressMachine: CoreMachine<LongPressCore, Bool> {
  override var phase: GesturePhase<Bool> { core.phase }
  override var dependency: GestureRelation.Dependency { .pausedUntilFailed }
  override var name: String { "LongPressGesture" }
  override var hasChangeCallbacks: Bool { didSet { core.isActiveWhilePressing = hasChangeCallbacks } }

  func take(_ gesture: LongPressGesture) {
    core.minimumDuration = gesture.usableDuration
    core.maximumDistance = gesture.usableDistance
  }
}

/// A long press that tells when a finger presses, from touch-down until it ends or fails, for whatever reason.
///
/// The telling takes part beside all other gestures: it keeps nobody from recognizing.
struct PressingGesture {
  let longPress: LongPressGesture
  let onPressingChanged: (Bool) -> Void
}

extension PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  nonisolated func _makeMachine() -> _GestureMachine<Bool> {
    PressingMachine(longPress.core, onPressingChanged: onPressingChanged)
  }
  nonisolated func _update(_ machine: _GestureMachine<Bool>) {
    let machine = machine.expecting(PressingMachine.self)
    machine.take(longPress)
    machine.onPressingChanged = onPressingChanged
  }
}

private final class PressingMachine: LongPressMachine {
  var onPressingChanged: (Bool) -> Void
  private var isPressing = false

  init(_ core: LongPressCore, onPressingChanged: @escaping (Bool) -> Void) {
    self.onPressingChanged = onPressingChanged
    super.init(core)
  }

  override func deliver(in state: RecognizerState, _ context: any GestureContext) -> GesturePhase<Bool> {
    // A press that is long enough and waits for another gesture still presses.
    let isPressing = state == .possible && core.phase.value == true
    if isPressing != self.isPressing {
      self.isPressing = isPressing
      context.perform({ onPressingChanged(isPressing) }, named: "onLongPressGesture, pressing \(isPressing)")
    }
    return super.deliver(in: state, context)
  }
}
