extension Publishers {
  /// A value when none has followed it for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DebounceLink(subscriber, self))
    }
  }

  /// At most one value in each span of time: the first of it, or the last.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ThrottleLink(subscriber, self))
    }
  }
}

/// Takes everything from above, whatever is asked for below; a value that is due when nobody asked for one is dropped.
private class TimedLink<Failure: Error, Downstream: Subscriber>: Link<Downstream.Input, Failure, Downstream>
where Downstream.Failure == Failure {
  private var demand = Subscribers.Demand.none
  private var isOver = false
  private var isAsking = false

  override func request(_ more: Subscribers.Demand) {
    let isFirst = lock.withLock {
      demand += more
      defer { isAsking = true }
      return !isAsking
    }
    if isFirst { requestAbove(.unlimited) }
  }
  final func give(_ value: Downstream.Input) {
    let isWanted = lock.withLock {
      guard !isOver, demand > .none else { return false }
      demand -= 1
      return true
    }
    guard isWanted else { return }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }
  final func end(_ completion: Subscribers.Completion<Failure>) {
    let isWanted = lock.withLock {
      defer { isOver = true }
      return !isOver
    }
    if isWanted { downstream.receive(completion: completion) }
  }
  override func didCancel() { lock.withLock { isOver = true } }
}

private final class DebounceLink<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  TimedLink<Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let debounce: Publishers.Debounce<Upstream, Context>
  private var number = 0
  init(_ downstream: Downstream, _ debounce: Publishers.Debounce<Upstream, Context>) {
    self.debounce = debounce
    super.init(downstream)
  }
  override func next(_ input: Upstream.Output) -> Subscribers.Demand {
    let own = lock.withLock {
      number += 1
      return number
    }
    let scheduler = debounce.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: debounce.dueTime), tolerance: scheduler.minimumTolerance, options: debounce.options
    ) { [weak self] in
      guard let self, lock.withLock({ self.number == own }) else { return }
      give(input)
    }
    return .none
  }
  /// A value that is still waiting goes with the end.
  override func finish(_ completion: Subscribers.Completion<Upstream.Failure>) {
    lock.withLock { number += 1 }
    debounce.scheduler.schedule(options: debounce.options) { [self] in end(completion) }
  }
}

private final class ThrottleLink<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  TimedLink<Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let throttle: Publishers.Throttle<Upstream, Context>
  private enum Step { case now, at(Context.SchedulerTimeType), nothing }
  private var lastTime: Context.SchedulerTimeType?
  private var pending: Upstream.Output?
  init(_ downstream: Downstream, _ throttle: Publishers.Throttle<Upstream, Context>) {
    self.throttle = throttle
    super.init(downstream)
  }
  override func next(_ input: Upstream.Output) -> Subscribers.Demand {
    let scheduler = throttle.scheduler
    let now = scheduler.now
    let step: Step = lock.withLock {
      if pending != nil {
        if throttle.latest { pending = input }
        return .nothing
      }
      pending = input
      guard let lastTime else { return .now }
      let due = lastTime.advanced(by: throttle.interval)
      return due <= now ? .now : .at(due)
    }
    switch step {
    case .nothing: break
    case .now: scheduler.schedule(options: nil) { [weak self] in self?.givePending() }
    case .at(let time):
      scheduler.schedule(after: time, tolerance: scheduler.minimumTolerance, options: nil) { [weak self] in self?.givePending() }
    }
    return .none
  }
  private func givePending() {
    let value = lock.withLock {
      guard let value = pending else { return nil as Upstream.Output? }
      pending = nil
      lastTime = throttle.scheduler.now
      return value
    }
    if let value { give(value) }
  }
  override func finish(_ completion: Subscribers.Completion<Upstream.Failure>) {
    throttle.scheduler.schedule(options: nil) { [self] in
      if case .finished = completion { givePending() }
      end(completion)
    }
  }
}

extension Publisher {
  /// Hands a value on when none has followed it for `dueTime`; one that still waits when the publisher ends is dropped. Takes
  /// everything from above, and drops what is due and not asked for.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
  /// Hands on at most one value an `interval`: the first at once, then the latest of it, or with `latest` false the first. Takes
  /// everything from above, and drops what is due and not asked for. An error does not wait; a good end brings the value that
  /// waits.
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> Publishers.Throttle<Self, S>
  {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
