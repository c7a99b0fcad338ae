import Combine
import CoreGraphics
import Dispatch

/// When a timer fires on the frames' clock: start, start + interval…; times that late frames missed are left out.
///
/// Used on the main thread only, like the frames.
final class TimerSchedule: @unchecked Sendable {
  let repeats: Bool
  private let interval: TimeInterval
  private weak var driver: FrameDriver?
  /// In the frames' timers.
  private var entry: Int?
  private var action: (() -> Void)?
  private(set) var isValid = true

  /// The next time to fire, in seconds of the clock.
  var next: TimeInterval {
    didSet { if action != nil { enqueue() } }
  }

  /// Nil where no hosted application runs, or on another thread than its.
  static func onCurrentClock(interval: TimeInterval, repeats: Bool) -> TimerSchedule? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      guard let driver = UIApplication.current?.frames, MainClocks.current === driver.clock else { return nil }
      return TimerSchedule(driver: driver, start: driver.now + interval, interval: interval, repeats: repeats)
    }
  }

  private init(driver: FrameDriver, start: TimeInterval, interval: TimeInterval, repeats: Bool) {
    self.driver = driver
    next = start
    self.interval = interval
    self.repeats = repeats
  }

  /// Waits for the next time; once begun, again changes nothing.
  func start(_ action: @escaping () -> Void) {
    guard isValid, self.action == nil else { return }
    self.action = action
    enqueue()
  }

  func invalidate() {
    isValid = false
    action = nil
    onMain { $0.dequeue() }
  }

  private func enqueue() {
    onMain {
      $0.dequeue()
      guard $0.isValid else { return }
      $0.entry = $0.driver?.schedule(at: $0.next) { [self] in fire() }
    }
  }
  @MainActor private func dequeue() {
    if let entry { driver?.cancelTimer(entry) }
    entry = nil
  }

  @MainActor private func fire() {
    entry = nil
    guard let action, let driver else { return }
    let planned = next
    action()
    // The action may have invalidated the timer or chosen another time.
    guard isValid, entry == nil else { return }
    guard repeats else { return invalidate() }
    let missed = max(((driver.now - planned) / interval + 1e-9).rounded(.down), 0)
    next = planned + (missed + 1) * interval
  }

  private func onMain(_ body: @escaping @MainActor @Sendable (TimerSchedule) -> Void) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { body(self) }
    } else {
      DispatchQueue.main.async { body(self) }
    }
  }
}
