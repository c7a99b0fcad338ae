/// A subject with a value: who comes is given it, and who asks late is given the latest.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>()
  private let lock = NSLock()
  private var current: Output
  public init(_ value: Output) { current = value }

  /// Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }
  /// Is the value from now on, also for those who come later. After the end nothing changes.
  public func send(_ value: Output) {
    guard !core.isEnded else { return }
    lock.withLock { current = value }
    core.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
  public func send(subscription: any Subscription) { core.send(subscription: subscription) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.add(subscriber, keepsLatest: true, first: value)
  }
}

extension CurrentValueSubject: @unchecked Sendable {}
