import CoreGraphics
import Combine

/// A timer on the application's clock: virtual in a test, the window's in a window.
///
/// Foundation's timers know the real clock only. Where no application runs, and on other threads, this one is Foundation's timer.
/// `Timer`'s methods with a selector make one. Rewritten source makes one of `Timer.scheduledTimer(withTimeInterval:…)` too,
/// which nothing else can redirect.
public final class ClockTimer: Timer {
  private let action: TimerAction
  private let interval: TimeInterval
  private let information: Any?
  /// Nil where Foundation's run loop drives this timer.
  private let schedule: TimerSchedule?

  /// Not scheduled yet; see `RunLoop.add(timer:forMode:)`. An interval of 0 or less counts as a tenth of a millisecond;
  /// infinity never comes, nor does NaN, after a line on the console.
  public init(timeInterval: TimeInterval, repeats: Bool, userInfo: Any? = nil, block: @escaping @Sendable (Timer) -> Void) {
    // As Foundation's timers do. One that is no number would fire ten thousand times a second.
    let given = OddNumbers.number(timeInterval, "The interval of a Timer", or: TimeInterval.infinity)
    interval = given > 0 ? given : 0.0001
    information = userInfo
    let action = TimerAction(block, repeats: repeats)
    self.action = action
    schedule = TimerSchedule.onCurrentClock(interval: interval, repeats: repeats)
    let start = schedule == nil ? Date(timeIntervalSinceNow: interval) : .distantFuture
    super.init(fire: start, interval: interval, repeats: repeats) { action.run($0) }
  }

  public override class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = ClockTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(on: .current, mode: .default)
    return timer
  }

  /// Begins to wait; a second time changes nothing.
  func start(on runLoop: RunLoop, mode: RunLoop.Mode) {
    guard let schedule else { return runLoop.add(self, forMode: mode) }
    // The clock holds the timer until it is invalidated.
    schedule.start { self.action.run(self) }
  }

  public override func fire() {
    guard let schedule else { return super.fire() }
    guard schedule.isValid else { return }
    action.run(self)
    if !schedule.repeats { invalidate() }
  }
  public override func invalidate() {
    if let schedule { schedule.invalidate() } else { super.invalidate() }
    action.end()
  }
  public override var isValid: Bool { schedule?.isValid ?? super.isValid }
  /// Zero for one that does not repeat.
  public override var timeInterval: TimeInterval { schedule.map { $0.repeats ? interval : 0 } ?? super.timeInterval }
  public override var userInfo: Any? { information }
  /// On the application's clock, whose first second is the first of 2001, as that of Combine's schedulers.
  public override var fireDate: Date {
    get { schedule.map { MainClocks.date(at: $0.next) } ?? super.fireDate }
    set {
      guard
        OddNumbers.areFinite(
          CGFloat(newValue.timeIntervalSinceReferenceDate), of: "The fire date of a Timer", consequence: "it is not taken")
      else { return }
      if let schedule { schedule.next = newValue.timeIntervalSinceReferenceDate } else { super.fireDate = newValue }
    }
  }
}

/// What a timer does, let go with its target when there is nothing more to do: Foundation never lets go of a timer's block.
private final class TimerAction: @unchecked Sendable {
  private let lock = NSLock()
  private var block: (@Sendable (Timer) -> Void)?
  private let repeats: Bool

  init(_ block: @escaping @Sendable (Timer) -> Void, repeats: Bool) {
    self.block = block
    self.repeats = repeats
  }
  func run(_ timer: Timer) {
    lock.withLock { block }?(timer)
    if !repeats { end() }
  }
  func end() {
    // Let go outside the lock: what ends with it may come back here.
    let old = lock.withLock { () -> Any? in
      defer { block = nil }
      return block
    }
    _ = old
  }
}
