/// Where several publishers come together: `combineLatest`, `zip`, `merge`, `flatMap`.
///
/// Values are taken in under a lock and handed on outside it, one at a time and in order; a publisher that gives a value while
/// another's is being handed on only adds to the queue.
class Junction<Downstream: Subscriber>: Subscription {
  private let downstream: Downstream
  let lock = NSRecursiveLock()
  private var inputs: [Int: any Subscription] = [:]
  /// Publishers that have not ended.
  private(set) final var openInputs: Int
  /// Asked for and not yet put into `outgoing`.
  final var demand = Subscribers.Demand.none
  /// Values on their way down.
  final var outgoing: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  private var isOver = false

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    openInputs = count
  }

  /// Hands out the subscription, then subscribes to the publishers.
  final func begin(_ attach: (Junction) -> [() -> Void]) {
    let attachments = attach(self)
    downstream.receive(subscription: self)
    for attach in attachments { attach() }
  }

  // MARK: For subclasses, called under the lock

  /// Takes a value in; the answer is how many more are wanted of this publisher.
  func take(_ value: Any, at index: Int) -> Subscribers.Demand { fatalError("Junction is abstract") }
  /// A publisher ended well; true when the whole ends with it.
  func ended(_ index: Int) -> Bool { openInputs == 0 }
  /// A publisher that was left for another one; what it still says counts for nothing.
  func isStale(_ index: Int) -> Bool { false }
  /// What to ask a publisher for when it is subscribed to.
  func firstDemand(of index: Int) -> Subscribers.Demand { demand }
  /// More was asked for: what to ask of each publisher.
  func demandAbove(for more: Subscribers.Demand, of index: Int) -> Subscribers.Demand { more }

  // MARK: From above

  final func connected(_ subscription: any Subscription, at index: Int) {
    let first: Subscribers.Demand? = lock.withLock {
      guard !isOver, completion == nil, inputs[index] == nil, !isStale(index) else { return nil }
      inputs[index] = subscription
      return firstDemand(of: index)
    }
    guard let first else { return subscription.cancel() }
    if first > .none { subscription.request(first) }
  }
  final func received(_ value: Any, at index: Int) -> Subscribers.Demand {
    let more: Subscribers.Demand = lock.withLock { isOver || completion != nil ? .none : take(value, at: index) }
    deliver()
    return more
  }
  final func completed(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    let others: [any Subscription] = lock.withLock {
      inputs[index] = nil
      guard self.completion == nil, !isOver, !isStale(index) else { return [] }
      openInputs -= 1
      if case .finished = completion, !ended(index) { return [] }
      self.completion = completion
      defer { inputs = [:] }
      return Array(inputs.values)
    }
    for other in others { other.cancel() }
    didEnd(index)
    deliver()
  }
  /// A publisher ended; called outside the lock.
  func didEnd(_ index: Int) {}

  final var connectedInputs: [Int] { inputs.keys.sorted() }
  /// A publisher more.
  final func opened() { openInputs += 1 }
  /// Ends the whole once what is on its way was handed on.
  final func finishSoon() { if completion == nil { completion = .finished } }
  /// Forgets a publisher that is still open.
  final func close(_ index: Int) -> (any Subscription)? {
    openInputs -= 1
    return inputs.removeValue(forKey: index)
  }
  /// Asked of a publisher outside the lock.
  final func ask(_ index: Int, for demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { inputs[index] }?.request(demand)
  }

  // MARK: From below

  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "a subscription is asked for at least one value")
    asked(for: more)
    deliver()
  }
  func asked(for more: Subscribers.Demand) {
    let wishes: [(any Subscription, Subscribers.Demand)] = lock.withLock {
      demand += more
      return inputs.sorted { $0.key < $1.key }.map { ($0.value, demandAbove(for: more, of: $0.key)) }
    }
    for (input, wish) in wishes where wish > .none { input.request(wish) }
  }
  final func cancel() {
    let inputs: [any Subscription] = lock.withLock {
      isOver = true
      outgoing = []
      defer { self.inputs = [:] }
      return Array(self.inputs.values)
    }
    for input in inputs { input.cancel() }
  }

  private enum Step { case value(Downstream.Input), end(Subscribers.Completion<Downstream.Failure>), rest }

  final func deliver() {
    guard
      lock.withLock({
        defer { isDelivering = true }; return !isDelivering
      })
    else { return }
    while true {
      let step: Step = lock.withLock {
        if !isOver, !outgoing.isEmpty { return .value(outgoing.removeFirst()) }
        if !isOver, let completion {
          isOver = true
          return .end(completion)
        }
        isDelivering = false
        return .rest
      }
      switch step {
      case .value(let value):
        let more = downstream.receive(value)
        if more > .none { asked(for: more) }
      case .end(let completion): downstream.receive(completion: completion)
      case .rest: return
      }
    }
  }
}

extension Publisher {
  /// Subscribes one input of a junction when it is run.
  func attach<Downstream: Subscriber>(to junction: Junction<Downstream>, at index: Int) -> () -> Void
  where Downstream.Failure == Failure {
    { self.subscribe(JunctionInput<Output, Downstream>(junction, index)) }
  }
}

private final class JunctionInput<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure
  private let junction: Junction<Downstream>
  private let index: Int
  init(_ junction: Junction<Downstream>, _ index: Int) {
    self.junction = junction
    self.index = index
  }
  func receive(subscription: any Subscription) { junction.connected(subscription, at: index) }
  func receive(_ input: Input) -> Subscribers.Demand { junction.received(input, at: index) }
  func receive(completion: Subscribers.Completion<Failure>) { junction.completed(completion, at: index) }
}
