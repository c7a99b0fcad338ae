import CoreGraphics

/// A finger that stays: ends when it has been down for `minimumDuration`, while it is still on the glass.
///
/// Fails when it moves `maximumDistance` points or more from where it landed, is lifted too early, or a second finger lands.
/// What the finger does after the end does not matter.
public struct LongPressCore: GestureCore {
  /// Always true: a finger presses.
  public typealias Value = Bool

  /// Seconds; 0 and less end at touch-down, infinity and NaN never.
  public var minimumDuration: TimeInterval
  /// Points along a straight line in the window.
  public var maximumDistance: CGFloat
  /// Active from touch-down, for those who want to show the press; else undecided until the end.
  public var isActiveWhilePressing = false
  /// Possible, or active where the press is shown, until it ends or fails.
  public private(set) var phase = GesturePhase<Bool>.possible(nil)
  public private(set) var failure: GestureReason?
  private var press: (location: CGPoint, time: TimeInterval)?

  public init(minimumDuration: TimeInterval = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The finger is down and the press may still come to its end.
  public var isPressing: Bool { press != nil && !phase.isTerminal }

  /// When the press would end; nil while there is none.
  public var nextDeadline: TimeInterval? {
    guard let press, !phase.isTerminal, minimumDuration.isFinite else { return nil }
    return press.time + minimumDuration
  }

  public mutating func take(_ input: FingerInput) {
    guard !phase.isTerminal else { return }
    switch input {
    case .secondFinger: fail(.secondFinger)
    case .time(let time): endIfLongEnough(at: time)
    case .finger(.began, let location, let time):
      press = (location, time)
      phase = isActiveWhilePressing ? .active(true) : .possible(true)
      endIfLongEnough(at: time)
    case .finger(.cancelled, _, _): fail(.touchCancelled)
    case .finger(.moved, let location, let time), .finger(.stationary, let location, let time):
      follow(location, time)
    case .finger(.ended, let location, let time):
      follow(location, time)
      if !phase.isTerminal, let press { fail(.liftedTooEarly(time - press.time, needed: minimumDuration)) }
    }
  }

  public mutating func reset() {
    phase = .possible(nil)
    failure = nil
    press = nil
  }

  /// A finger that goes too far at the very moment at which the press would end has gone too far.
  private mutating func follow(_ location: CGPoint, _ time: TimeInterval) {
    guard let press else { return }
    let moved = distance(press.location, location)
    if moved >= maximumDistance {
      fail(.moved(moved, limit: maximumDistance))
    } else {
      endIfLongEnough(at: time)
    }
  }

  private mutating func endIfLongEnough(at time: TimeInterval) {
    guard let press, reaches(time - press.time, minimumDuration) else { return }
    phase = .ended(true)
  }

  private mutating func fail(_ reason: GestureReason) {
    phase = .failed
    failure = reason
  }
}
