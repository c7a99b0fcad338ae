extension Subscribers {
  /// Asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void

    public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }
    public func receive(_ value: Input) -> Demand {
      if !lock.withLock({ isOver }) { receiveValue(value) }
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      if !lock.withLock({ isOver }) {
        _ = end()
        receiveCompletion(completion)
      }
    }
    public func cancel() { end()?.cancel() }
    private func end() -> (any Subscription)? {
      lock.withLock {
        isOver = true
        defer { subscription = nil }
        return subscription
      }
    }
  }
}

extension Publisher {
  /// Takes all values until the answer is cancelled or let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}
extension Publisher where Failure == Never {
  /// Takes all values of what never fails, until the answer is cancelled or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  /// Writes each value into a property. The object is kept until the answer is cancelled or let go.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
  /// Writes each value into a `@Published` property, as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.keep(sink { [weak box] in box?.set($0) })
  }
}
