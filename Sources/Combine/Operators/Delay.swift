extension Publishers {
  /// Everything on another scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler, options = options
      upstream.subscribe(LaterLink<S>(subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// Values and the end, each `interval` later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let delay = self
      upstream.subscribe(
        LaterLink<S>(subscriber) {
          delay.scheduler.schedule(
            after: delay.scheduler.now.advanced(by: delay.interval), tolerance: delay.tolerance, options: delay.options, $0)
        })
    }
  }
}

/// Hands everything on by way of a scheduler.
private final class LaterLink<Downstream: Subscriber>: Link<Downstream.Input, Downstream.Failure, Downstream> {
  private let later: (@escaping () -> Void) -> Void
  private var isCancelled = false
  init(_ downstream: Downstream, _ later: @escaping (@escaping () -> Void) -> Void) {
    self.later = later
    super.init(downstream)
  }
  private func schedule(_ action: @escaping () -> Void) {
    later { [self] in if !lock.withLock({ isCancelled }) { action() } }
  }
  override func next(_ input: Downstream.Input) -> Subscribers.Demand {
    schedule { [self] in requestAbove(downstream.receive(input)) }
    return .none
  }
  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    schedule { [self] in downstream.receive(completion: completion) }
  }
  override func didCancel() { lock.withLock { isCancelled = true } }
}

extension Publisher {
  /// Values and the end, an error too, by way of `scheduler`; what is asked for goes up as it is.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
  /// Values and the end, an error too, each `interval` later; the subscription itself and what is asked for are not late.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
