import CoreGraphics

/// What a gesture that follows a single finger is told.
public enum FingerInput {
  /// Points in the window; seconds.
  case finger(TouchPhase, at: CGPoint, time: TimeInterval)
  /// Another finger landed on the same gesture.
  case secondFinger
  /// A deadline has come.
  case time(TimeInterval)
}

/// Picks the one finger that a gesture follows out of those that land on it.
public struct SingleFinger {
  /// The finger that is followed; nil while none is down.
  public private(set) var tracked: Touch?

  public init() {}

  /// What `touches`, the changed ones of an event at `time`, mean to the gesture, in their order.
  public mutating func inputs(from touches: [Touch], at time: TimeInterval) -> [FingerInput] {
    var inputs: [FingerInput] = []
    for touch in touches {
      if touch.phase == .began {
        guard tracked == nil else {
          inputs.append(.secondFinger)
          continue
        }
        tracked = touch
      }
      guard touch === tracked else { continue }
      inputs.append(.finger(touch.phase, at: touch.location, time: time))
      if touch.phase.isOver { tracked = nil }
    }
    return inputs
  }

  /// A finger that is down already counts as landed where it was before its last change.
  public mutating func join(_ touch: Touch, at time: TimeInterval) -> FingerInput? {
    guard tracked == nil else { return .secondFinger }
    tracked = touch
    return .finger(.began, at: touch.previousLocation, time: time)
  }

  public mutating func reset() { tracked = nil }
}

/// The state machine of a gesture that follows one finger, without a word about views.
public protocol GestureCore {
  /// What it tells while it is active and when it ends.
  associatedtype Value
  /// Terminal phases stick until `reset()`.
  var phase: GesturePhase<Value> { get }
  /// Why `phase` is `failed`.
  var failure: GestureReason? { get }
  /// When it wants `FingerInput.time`, in seconds.
  var nextDeadline: TimeInterval? { get }
  /// Looks at one thing that happened; nothing is taken any more in a terminal phase.
  mutating func take(_ input: FingerInput)
  /// Back to where it began, with the same limits.
  mutating func reset()
}

extension GestureCore {
  /// None: nothing happens by the clock alone.
  public var nextDeadline: TimeInterval? { nil }
}

/// `elapsed` seconds reach `limit`, give or take the rounding of clock times.
func reaches(_ elapsed: TimeInterval, _ limit: TimeInterval) -> Bool { elapsed >= limit - Arena.timeTolerance }
