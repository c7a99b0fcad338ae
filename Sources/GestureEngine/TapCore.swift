import CoreGraphics

/// One tap or a row of them, as SwiftUI counts.
///
/// A tap fails when its finger is 45 points or more from where it landed, or has been down for 0.75 s. In a row every lift
/// must come within 0.35 s of the one before: the finger of the second tap may land in time and still be too late. How far
/// apart the taps of a row are does not matter.
public struct TapCore: GestureCore {
  /// Where the last finger was lifted: points in the window.
  public typealias Value = CGPoint

  /// At least 1.
  public var count: Int
  /// Never active: possible until the last lift ends it.
  public private(set) var phase = GesturePhase<CGPoint>.possible(nil)
  public private(set) var failure: GestureReason?

  private var press: Press?
  private var taps = 0
  private var lastLift: TimeInterval?

  private struct Press {
    var location: CGPoint, time: TimeInterval
  }

  public init(count: Int = 1) { self.count = max(1, count) }

  /// When a press is too long, or a row waited too long.
  public var nextDeadline: TimeInterval? {
    guard !phase.isTerminal else { return nil }
    let pressEnd = press.map { $0.time + TapLimits.duration }
    let rowEnd = lastLift.map { $0 + TapLimits.delay }
    guard let pressEnd, let rowEnd else { return pressEnd ?? rowEnd }
    return min(pressEnd, rowEnd)
  }

  public mutating func take(_ input: FingerInput) {
    guard !phase.isTerminal else { return }
    switch input {
    case .secondFinger: fail(.secondFinger)
    case .time(let time): checkTime(time)
    case .finger(.began, let location, let time): press = Press(location: location, time: time)
    case .finger(.cancelled, _, _): fail(.touchCancelled)
    case .finger(.moved, let location, let time), .finger(.stationary, let location, let time):
      checkPress(location, time)
    case .finger(.ended, let location, let time):
      checkPress(location, time)
      if !phase.isTerminal { lift(location, time) }
    }
  }

  public mutating func reset() { self = TapCore(count: count) }

  private mutating func checkTime(_ time: TimeInterval) {
    if let press, reaches(time - press.time, TapLimits.duration) {
      fail(.heldTooLong(time - press.time, limit: TapLimits.duration))
    } else if let lastLift, reaches(time - lastLift, TapLimits.delay) {
      fail(.nextTapTooLate(limit: TapLimits.delay))
    }
  }

  private mutating func checkPress(_ location: CGPoint, _ time: TimeInterval) {
    guard let press else { return }
    let moved = distance(press.location, location)
    if moved >= TapLimits.distance {
      fail(.moved(moved, limit: TapLimits.distance))
    } else if reaches(time - press.time, TapLimits.duration) {
      fail(.heldTooLong(time - press.time, limit: TapLimits.duration))
    }
  }

  private mutating func lift(_ location: CGPoint, _ time: TimeInterval) {
    guard press != nil else { return }
    press = nil
    if let lastLift, time - lastLift > TapLimits.delay + Arena.timeTolerance {
      return fail(.nextTapTooLate(limit: TapLimits.delay))
    }
    taps += 1
    lastLift = time
    if taps >= count { phase = .ended(location) }
  }

  private mutating func fail(_ reason: GestureReason) {
    phase = .failed
    failure = reason
  }
}
