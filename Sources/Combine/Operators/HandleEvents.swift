extension Publishers {
  /// Tells closures what goes through, and changes nothing.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(HandleEventsLink(subscriber, self))
    }
  }
}

private final class HandleEventsLink<Upstream: Publisher, Downstream: Subscriber>:
  Link<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>
  init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
    self.events = events
    super.init(downstream)
  }
  override func didSubscribe() {
    events.receiveSubscription?(self)
    downstream.receive(subscription: self)
  }
  override func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    requestAbove(demand)
  }
  override func next(_ input: Upstream.Output) -> Subscribers.Demand {
    events.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > .none { events.receiveRequest?(more) }
    return more
  }
  override func finish(_ completion: Subscribers.Completion<Upstream.Failure>) {
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }
  override func didCancel() { events.receiveCancel?() }
}

extension Publisher {
  /// Tells closures what happens on the way.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
