extension Publishers {
  /// Makes a publisher of each value and gives all their values as they come.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher
    public init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = FlatMapJunction<NewPublisher, S>(subscriber, maxPublishers: maxPublishers)
      let outer = OuterInput<Upstream.Output, NewPublisher, S>(junction, transform) { junction.add($0) }
      junction.begin { _ in [{ upstream.subscribe(outer) }] }
    }
  }

  /// The values of the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = SwitchJunction<P, S>(subscriber, count: 1)
      let outer = OuterInput<P, P, S>(junction, { $0 }) { junction.change(to: $0) }
      junction.begin { _ in [{ upstream.subscribe(outer) }] }
    }
  }
}

/// Takes the values that publishers are made of; the junction's input 0.
private final class OuterInput<Input, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber
where NewPublisher.Failure == Downstream.Failure {
  typealias Failure = Downstream.Failure
  private let junction: Junction<Downstream>
  private let transform: (Input) -> NewPublisher
  private let add: (NewPublisher) -> Void
  init(_ junction: Junction<Downstream>, _ transform: @escaping (Input) -> NewPublisher, add: @escaping (NewPublisher) -> Void) {
    self.junction = junction
    self.transform = transform
    self.add = add
  }
  func receive(subscription: any Subscription) { junction.connected(subscription, at: 0) }
  func receive(_ input: Input) -> Subscribers.Demand {
    add(transform(input))
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) { junction.completed(completion, at: 0) }
}

private final class FlatMapJunction<NewPublisher: Publisher, Downstream: Subscriber>: MergeJunction<Downstream>
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  private let maxPublishers: Subscribers.Demand
  private var lastIndex = 0
  init(_ downstream: Downstream, maxPublishers: Subscribers.Demand) {
    self.maxPublishers = maxPublishers
    super.init(downstream, count: 1)
  }
  func add(_ publisher: NewPublisher) {
    let index = lock.withLock {
      lastIndex += 1
      opened()
      return lastIndex
    }
    publisher.attach(to: self, at: index)()
  }
  override func firstDemand(of index: Int) -> Subscribers.Demand {
    index == 0 ? maxPublishers : super.firstDemand(of: index)
  }
  override func isChild(_ index: Int) -> Bool { index != 0 }
  override func didEnd(_ index: Int) {
    if index != 0, maxPublishers != .unlimited { ask(0, for: .max(1)) }
  }
}

private final class SwitchJunction<P: Publisher, Downstream: Subscriber>: Junction<Downstream>
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
  private var current = 0
  private var isCurrentOpen = false

  func change(to publisher: P) {
    let (index, former): (Int, (any Subscription)?) = lock.withLock {
      let former = isCurrentOpen ? close(current) : nil
      current += 1
      isCurrentOpen = true
      opened()
      return (current, former)
    }
    former?.cancel()
    publisher.attach(to: self, at: index)()
  }
  override func firstDemand(of index: Int) -> Subscribers.Demand { index == 0 ? .unlimited : demand }
  override func demandAbove(for more: Subscribers.Demand, of index: Int) -> Subscribers.Demand { index == 0 ? .none : more }
  override func take(_ value: Any, at index: Int) -> Subscribers.Demand {
    guard index == current else { return .none }
    demand -= 1
    outgoing.append(value as! Downstream.Input)
    return .none
  }
  override func ended(_ index: Int) -> Bool {
    if index == current { isCurrentOpen = false }
    return openInputs == 0
  }
  override func isStale(_ index: Int) -> Bool { index != 0 && index != current }
}

extension Publisher {
  /// Gives the values of all publishers that `transform` makes, as they come; of each one value is kept until it is asked for. At
  /// most `maxPublishers` are subscribed to at a time: no more values are asked for above until one ends. Ends when all have; the
  /// first error ends it.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
extension Publisher where Failure == Never {
  /// Publishers that may fail, made of values of one that does not.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }
}
extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Gives the values of the publisher that came last, and cancels the one before. What was asked for and not given is asked of
  /// the new one. Ends when both the outer and the last inner one have; an error of either ends it.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}
