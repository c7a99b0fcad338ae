extension Publishers {
  /// Goes on with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      upstream.subscribe(CatchLink<Upstream.Failure, NewPublisher, S>(subscriber, handler))
    }
  }

  /// Ends with a value in place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = output
      upstream.subscribe(CatchLink<Upstream.Failure, Just<Output>, S>(subscriber) { _ in Just(output) })
    }
  }
}

private final class CatchLink<UpstreamFailure: Error, NewPublisher: Publisher, Downstream: Subscriber>:
  Link<NewPublisher.Output, UpstreamFailure, Downstream>
where Downstream.Input == NewPublisher.Output, Downstream.Failure == NewPublisher.Failure {
  private let handler: (UpstreamFailure) -> NewPublisher
  /// Asked for and not yet given.
  private var demand = Subscribers.Demand.none
  private var replacement: Replacement<Downstream>?
  private var isCancelled = false

  init(_ downstream: Downstream, _ handler: @escaping (UpstreamFailure) -> NewPublisher) {
    self.handler = handler
    super.init(downstream)
  }
  override func request(_ more: Subscribers.Demand) {
    let replacement = lock.withLock {
      demand += more
      return self.replacement
    }
    if let replacement { replacement.request(more) } else { requestAbove(more) }
  }
  override func next(_ input: NewPublisher.Output) -> Subscribers.Demand {
    lock.withLock { demand -= 1 }
    let more = downstream.receive(input)
    lock.withLock { demand += more }
    return more
  }
  override func finish(_ completion: Subscribers.Completion<UpstreamFailure>) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let error):
      let replacement: Replacement<Downstream>? = lock.withLock {
        guard !isCancelled else { return nil }
        let replacement = Replacement(downstream, demand: demand)
        self.replacement = replacement
        return replacement
      }
      if let replacement { handler(error).subscribe(replacement) }
    }
  }
  override func didCancel() {
    let replacement = lock.withLock {
      isCancelled = true
      defer { self.replacement = nil }
      return self.replacement
    }
    replacement?.cancel()
  }
}

/// Takes over the demand that was left.
private final class Replacement<Downstream: Subscriber>: Link<Downstream.Input, Downstream.Failure, Downstream> {
  private let demand: Subscribers.Demand
  init(_ downstream: Downstream, demand: Subscribers.Demand) {
    self.demand = demand
    super.init(downstream)
  }
  override func didSubscribe() { requestAbove(demand) }
  override func next(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}

extension Publisher {
  /// After an error goes on with the publisher that `handler` makes of it, which takes over what was asked for and not yet given;
  /// that one's error ends it.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
  /// Gives `output` and ends well where there would be an error; the value waits until it is asked for.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
