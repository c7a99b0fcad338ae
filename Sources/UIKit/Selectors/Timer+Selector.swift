import CoreGraphics

extension Timer {
  /// A timer that calls a method on the application's clock and lives until it is invalidated; so does its target.
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = ClockTimer.calling(selector, of: target, every: timeInterval, userInfo: userInfo, repeats: repeats)
    timer.start(on: .current, mode: .default)
    return timer
  }
}

/// Lets an initializer of `Timer` make a `ClockTimer`.
public protocol SelectorTimer {}
extension Timer: SelectorTimer {}

extension SelectorTimer where Self: Timer {
  /// Not scheduled yet: that is what `RunLoop.add` is for, which rewritten source calls as `add(timer:forMode:)`.
  public init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    let timer = ClockTimer.calling(selector, of: target, every: timeInterval, userInfo: userInfo, repeats: repeats)
    guard let timer = timer as? Self else {
      preconditionFailure("Timer(timeInterval:target:selector:…) makes a ClockTimer, which is no \(Self.self)")
    }
    self = timer
  }
}

extension ClockTimer {
  fileprivate static func calling(
    _ selector: Selector, of target: Any, every interval: TimeInterval, userInfo: Any?, repeats: Bool
  ) -> ClockTimer {
    let target = TimerTarget(object: target as AnyObject)
    return ClockTimer(timeInterval: interval, repeats: repeats, userInfo: userInfo) {
      selector.perform(on: target.object, with: $0)
    }
  }
}

/// A timer's target, used on the thread of the timer.
private struct TimerTarget: @unchecked Sendable {
  let object: AnyObject
}

extension RunLoop {
  /// Schedules a timer: what rewritten source calls in place of `add(_:forMode:)`.
  ///
  /// The application's clock has no modes. A timer of the default mode fires while a finger scrolls, too (a choice).
  public func add(timer: Timer, forMode mode: RunLoop.Mode) {
    if let timer = timer as? ClockTimer { timer.start(on: self, mode: mode) } else { add(timer, forMode: mode) }
  }
  public func add(timer port: Port, forMode mode: RunLoop.Mode) { add(port, forMode: mode) }
}
