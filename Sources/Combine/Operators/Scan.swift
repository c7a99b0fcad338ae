extension Publishers {
  /// Each value combined with the result so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let next = nextPartialResult
      upstream.subscribe(
        ValueLink<Upstream.Output, Failure, S>(subscriber) { value in
          result = next(result, value)
          return .value(result)
        })
    }
  }

  /// All values in one array, at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectLink<Upstream.Output, Failure, S>(subscriber))
    }
  }

  /// Values in arrays of `count`; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int
    public init(upstream: Upstream, count: Int) {
      precondition(count > 0, "collect(\(count)): an array takes at least one value")
      self.upstream = upstream
      self.count = count
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountLink<Upstream.Output, Failure, S>(subscriber, count: count))
    }
  }
}

private final class CollectLink<Input, Failure: Error, Downstream: Subscriber>: Link<Input, Failure, Downstream>
where Downstream.Input == [Input], Downstream.Failure == Failure {
  private var values: [Input] = []
  private var isAsked = false
  private var isFinished = false
  private var isOver = false

  override func request(_ demand: Subscribers.Demand) {
    let isFirst = lock.withLock {
      defer { isAsked = true }
      return !isAsked
    }
    if isFirst { requestAbove(.unlimited) }
    deliver()
  }
  override func next(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }
  override func finish(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return downstream.receive(completion: completion) }
    lock.withLock { isFinished = true }
    deliver()
  }
  override func didCancel() { lock.withLock { isOver = true } }
  private func deliver() {
    let isReady = lock.withLock {
      guard isAsked, isFinished, !isOver else { return false }
      isOver = true
      return true
    }
    guard isReady else { return }
    _ = downstream.receive(values)
    downstream.receive(completion: .finished)
  }
}

private final class CollectByCountLink<Input, Failure: Error, Downstream: Subscriber>: Link<Input, Failure, Downstream>
where Downstream.Input == [Input], Downstream.Failure == Failure {
  private let count: Int
  private var values: [Input] = []
  init(_ downstream: Downstream, count: Int) {
    self.count = count
    super.init(downstream)
  }
  override func request(_ demand: Subscribers.Demand) { requestAbove(times(demand)) }
  override func next(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    guard values.count == count else { return .none }
    defer { values = [] }
    return times(downstream.receive(values))
  }
  override func finish(_ completion: Subscribers.Completion<Failure>) {
    if case .finished = completion, !values.isEmpty { _ = downstream.receive(values) }
    downstream.receive(completion: completion)
  }
  private func times(_ demand: Subscribers.Demand) -> Subscribers.Demand {
    guard let number = demand.max else { return .unlimited }
    let (product, overflows) = number.multipliedReportingOverflow(by: count)
    return overflows ? .unlimited : .max(product)
  }
}

extension Publisher {
  /// Each value combined with the result so far.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
  /// All values in one array, at the end and when it is asked for; whatever is asked for, everything is taken from above. An
  /// error comes without them.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
  /// Values in arrays of `count`, of which one asked for is `count` values above. What is left comes with a good end, and is lost
  /// with an error.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
