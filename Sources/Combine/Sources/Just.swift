/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: JustOutlet(subscriber, output))
  }
}
extension Just: Equatable where Output: Equatable {}

/// Gives one value on the first request. The end follows at once: nobody has to ask for it.
private final class JustOutlet<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private let value: Downstream.Input
  init(_ downstream: Downstream, _ value: Downstream.Input) {
    self.downstream = downstream
    self.value = value
  }
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscription is asked for at least one value")
    let receiver: Downstream? = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    guard let receiver else { return }
    _ = receiver.receive(value)
    receiver.receive(completion: .finished)
  }
  func cancel() { lock.withLock { downstream = nil } }
}

extension Publishers {
  /// The elements of a sequence, then the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      // One ahead, so that the end comes with the last element.
      var upcoming = iterator.next()
      guard upcoming != nil else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(
        subscription: SequenceOutlet(subscriber) {
          let value = upcoming!
          upcoming = iterator.next()
          return (value, upcoming == nil)
        })
    }
  }
}

extension Swift.Sequence {
  /// The elements, as they are asked for, then the end.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Gives values as they are asked for; the end comes with the last.
private final class SequenceOutlet<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private let next: () -> (Downstream.Input, isLast: Bool)

  init(_ downstream: Downstream, next: @escaping () -> (Downstream.Input, isLast: Bool)) {
    self.downstream = downstream
    self.next = next
  }
  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "a subscription is asked for at least one value")
    let begins = lock.withLock {
      demand += more
      defer { isDelivering = true }
      return !isDelivering
    }
    if begins { while deliverOne() {} }
  }
  private func deliverOne() -> Bool {
    let receiver: Downstream? = lock.withLock {
      guard let downstream, demand > .none else {
        isDelivering = false
        return nil
      }
      demand -= 1
      return downstream
    }
    guard let receiver else { return false }
    let (value, isLast) = next()
    let more = receiver.receive(value)
    guard isLast else {
      lock.withLock { demand += more }
      return true
    }
    let isWanted = lock.withLock {
      defer { downstream = nil }
      return downstream != nil
    }
    if isWanted { receiver.receive(completion: .finished) }
    return false
  }
  func cancel() { lock.withLock { downstream = nil } }
}
