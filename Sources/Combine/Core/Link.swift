/// One operator in a running chain: a subscriber of what is above, the subscription of what is below.
///
/// Values come one at a time, as the protocol of publishers demands; cancelling and asking may come from any thread.
/// Subclasses override `next`, `finish` and what else they change.
class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  let downstream: Downstream
  let lock = NSLock()
  private var state = State.waiting
  private enum State {
    case waiting
    case subscribed(any Subscription)
    case ended
  }

  init(_ downstream: Downstream) { self.downstream = downstream }

  // MARK: From above

  final func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard case .waiting = state else { return false }
      state = .subscribed(subscription)
      return true
    }
    if isWanted { didSubscribe() } else { subscription.cancel() }
  }
  final func receive(_ input: Input) -> Subscribers.Demand { isActive ? next(input) : .none }
  final func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { finish(completion) }
  }

  // MARK: From below

  func request(_ demand: Subscribers.Demand) { requestAbove(demand) }
  final func cancel() {
    let upstream = end()
    upstream?.cancel()
    didCancel()
  }

  // MARK: For subclasses

  /// A value came; the answer is how many more are wanted from above.
  func next(_ input: Input) -> Subscribers.Demand { fatalError("Link is abstract: \(Self.self) has to take values") }
  func finish(_ completion: Subscribers.Completion<Failure>) {
    fatalError("Link is abstract: \(Self.self) has to take the completion")
  }
  func didSubscribe() { downstream.receive(subscription: self) }
  /// Cancelled from below; also after the end.
  func didCancel() {}

  final var isActive: Bool {
    lock.withLock { if case .subscribed = state { true } else { false } }
  }
  final func requestAbove(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstream: (any Subscription)? = lock.withLock { if case .subscribed(let upstream) = state { upstream } else { nil } }
    upstream?.request(demand)
  }
  /// Ends the chain here: nothing more is taken from above.
  final func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let upstream = end() else { return }
    upstream.cancel()
    downstream.receive(completion: completion)
  }
  /// The subscription that was running, if it was.
  private func end() -> (any Subscription)? {
    lock.withLock {
      defer { state = .ended }
      if case .subscribed(let upstream) = state { return upstream }
      return nil
    }
  }
}
