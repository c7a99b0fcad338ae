/// A publisher that begins when it is told to, whoever has subscribed by then.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public final let upstream: Upstream
    private let lock = NSLock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(AutoconnectLink<Upstream, S>(owner: self, downstream: subscriber))
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      lock.withLock { self.connection = connection }
    }

    fileprivate func left() {
      let connection: (any Cancellable)? = lock.withLock {
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

private final class AutoconnectLink<Upstream: ConnectablePublisher, Downstream: Subscriber>:
  Link<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let owner: Publishers.Autoconnect<Upstream>
  init(owner: Publishers.Autoconnect<Upstream>, downstream: Downstream) {
    self.owner = owner
    super.init(downstream)
  }
  override func next(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }
  override func finish(_ completion: Subscribers.Completion<Upstream.Failure>) { downstream.receive(completion: completion) }
  override func didCancel() { owner.left() }
}
