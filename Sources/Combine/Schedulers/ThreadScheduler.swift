/// What the schedulers of Foundation and Dispatch have in common: where an action goes, on the virtual clock or the real one.
protocol ThreadScheduler: Scheduler where SchedulerTimeType.Stride == SchedulerInterval, SchedulerOptions == Never {
  /// Its actions run on the main thread.
  var servesMainThread: Bool { get }
  /// Runs an action so many seconds of real time from now.
  func runForReal(after seconds: TimeInterval, _ action: @escaping () -> Void)
  /// The time on the real clock, for threads that no frame serves: the only place where the runtime reads it.
  var realNow: SchedulerTimeType { get }
  static func time(ofVirtual seconds: TimeInterval) -> SchedulerTimeType
  static func virtualSeconds(of time: SchedulerTimeType) -> TimeInterval
}

extension ThreadScheduler {
  private var clock: (any MainClock)? { servesMainThread ? MainClocks.current : nil }

  public var now: SchedulerTimeType { clock.map { Self.time(ofVirtual: $0.seconds) } ?? realNow }
  public var minimumTolerance: SchedulerInterval { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    if let clock { clock.schedule(at: clock.seconds, action) } else { runForReal(after: 0, action) }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
  ) {
    if let clock {
      clock.schedule(at: Self.virtualSeconds(of: date), action)
    } else {
      runForReal(after: max(realNow.distance(to: date).seconds, 0), action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let seconds = interval.seconds > 0 ? interval.seconds : SchedulerInterval.shortestRepetition
    let series = Series(start: date, interval: seconds, clock: clock, scheduler: self, action: action)
    series.scheduleNext()
    return AnyCancellable { series.isCancelled = true }
  }
}

/// An action that runs at start, start + interval, start + 2 · interval…; times that a busy thread missed are left out.
private final class Series<S: ThreadScheduler>: @unchecked Sendable {
  private let start: S.SchedulerTimeType
  private let interval: TimeInterval
  private weak var clock: (any MainClock)?
  private let hasClock: Bool
  private let scheduler: S
  private let action: () -> Void
  private let lock = NSLock()
  private var cancelled = false
  private var number = 0

  var isCancelled: Bool {
    get { lock.withLock { cancelled } }
    set { lock.withLock { cancelled = newValue } }
  }

  init(
    start: S.SchedulerTimeType, interval: TimeInterval, clock: (any MainClock)?, scheduler: S, action: @escaping () -> Void
  ) {
    self.start = start
    self.interval = interval
    self.clock = clock
    hasClock = clock != nil
    self.scheduler = scheduler
    self.action = action
  }

  func scheduleNext() {
    let offset = TimeInterval(number) * interval
    guard hasClock else {
      let late = start.distance(to: scheduler.realNow).seconds
      if late > offset { number = Int((late / interval).rounded(.up)) }
      return scheduler.runForReal(after: max(TimeInterval(number) * interval - late, 0)) { self.fire() }
    }
    clock?.schedule(at: S.virtualSeconds(of: start) + offset) { self.fire() }
  }
  private func fire() {
    guard !isCancelled else { return }
    number += 1
    action()
    if hasClock, let clock {
      // As on a device, where a timer that was late does not make up for it.
      let late = clock.seconds - S.virtualSeconds(of: start)
      number = max(number, Int((late / interval - 1e-9).rounded(.up)))
    }
    if !isCancelled { scheduleNext() }
  }
}
