extension Publishers {
  /// Hands the values of one subscription to all who are there.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let createSubject: () -> SubjectType
    private lazy var subject = createSubject()
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// One subscription for all, from the first subscriber to the last.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }
    public static func == (a: Share, b: Share) -> Bool { a === b }
  }
}

extension Publisher {
  /// One subscription for all, from the first subscriber until the last has left; who comes later misses what was. An error ends
  /// all.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
  /// One subscription for all through a subject that is made when the first comes; begins with `connect()`.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output { Publishers.Multicast(upstream: self, createSubject: createSubject) }
  /// One subscription for all through `subject`; begins with `connect()`.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output { Publishers.Multicast(upstream: self) { subject } }
}
