/// Hears what happens in an arena; every method has an empty default.
///
/// Called while the arena decides: an observer only takes notes, it must not call the arena or a recognizer's actions.
public protocol ArenaObserver: AnyObject {
  /// `touch` has landed; `recognizers` hear of it until it is over, innermost first.
  func arena(_ arena: Arena, bound touch: Touch, to recognizers: [Recognizer])
  /// `recognizer` is in another state than `old`, and why.
  func arena(_ arena: Arena, changed recognizer: Recognizer, from old: RecognizerState, because reason: GestureReason)
  /// `recognizer` would leave `possible` if `others` had failed.
  func arena(_ arena: Arena, holds recognizer: Recognizer, untilFailureOf others: [Recognizer])
  /// All bound recognizers have seen `event`, and their callbacks have run.
  func arena(_ arena: Arena, finished event: TouchEvent, seenBy recognizers: Int)
}

extension ArenaObserver {
  public func arena(_ arena: Arena, bound touch: Touch, to recognizers: [Recognizer]) {}
  public func arena(_ arena: Arena, changed recognizer: Recognizer, from old: RecognizerState, because reason: GestureReason) {}
  public func arena(_ arena: Arena, holds recognizer: Recognizer, untilFailureOf others: [Recognizer]) {}
  public func arena(_ arena: Arena, finished event: TouchEvent, seenBy recognizers: Int) {}
}

/// How much an arena has done since it was made.
public struct ArenaWork: Hashable, Sendable {
  /// Deliveries of touches, one a moment; what only the clock brought is not counted.
  public var events = 0
  /// Calls of `touchesBegan`, `touchesMoved`, `touchesEnded` and `touchesCancelled`.
  public var observations = 0
  /// Changes of state.
  public var transitions = 0
  /// Calls of `settled(in:)`.
  public var callbacks = 0

  /// No work, unless said otherwise.
  public init(events: Int = 0, observations: Int = 0, transitions: Int = 0, callbacks: Int = 0) {
    self.events = events
    self.observations = observations
    self.transitions = transitions
    self.callbacks = callbacks
  }
}
