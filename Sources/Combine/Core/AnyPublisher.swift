/// A publisher that does not show what it is made of.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let publisher: any Publisher<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.publisher = (publisher as? AnyPublisher<Output, Failure>)?.publisher ?? publisher
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// The same publisher, without the types it is made of.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
