/// A subject that hands values to those who are there and asked for them.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>()
  public init() {}

  /// To those who are there and have asked for more; for the others it is lost.
  public func send(_ value: Output) { core.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
  public func send(subscription: any Subscription) { core.send(subscription: subscription) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.add(subscriber, keepsLatest: false)
  }
}

extension PassthroughSubject: @unchecked Sendable {}
