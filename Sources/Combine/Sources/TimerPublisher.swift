extension Timer {
  /// Sends the date again and again, `interval` seconds apart, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let core = SubjectCore<Date, Never>()

    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      core.add(subscriber, keepsLatest: false)
    }
    public func connect() -> any Cancellable {
      let interval = SchedulerInterval(interval)
      let runLoop = runLoop
      return runLoop.schedule(after: runLoop.now.advanced(by: interval), interval: interval) { [core] in
        core.send(runLoop.now.date)
      }
    }
  }
}
