/// Takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  /// The first call. Nothing comes before the subscription is asked for it.
  func receive(subscription: any Subscription)
  /// The answer is how many more values are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The last call.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The bond between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values. Demands add up.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that never gives anything.
  public static let empty: any Subscription = EmptySubscription()
  private final class EmptySubscription: Subscription, @unchecked Sendable {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
