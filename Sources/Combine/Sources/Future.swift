/// One value or an error, worked out once, from the moment it is made.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSeat<Output, Failure>] = []

  /// `attemptToFulfill` runs at once; only its first answer counts.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ new: Result<Output, Failure>) {
    let seats: [FutureSeat<Output, Failure>] = lock.withLock {
      guard result == nil else { return [] }
      result = new
      defer { waiting = [] }
      return waiting
    }
    for seat in seats { seat.settle(new) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let seat = Seat(subscriber)
    subscriber.receive(subscription: seat)
    let known = lock.withLock {
      if result == nil { waiting.append(seat) }
      return result
    }
    if let known { seat.settle(known) }
  }
}
extension Future: @unchecked Sendable {}

private class FutureSeat<Output, Failure: Error> {
  func settle(_ result: Result<Output, Failure>) {}
}

private final class Seat<Downstream: Subscriber>: FutureSeat<Downstream.Input, Downstream.Failure>, Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var isAsked = false
  private var result: Result<Downstream.Input, Downstream.Failure>?
  init(_ downstream: Downstream) { self.downstream = downstream }

  override func settle(_ result: Result<Downstream.Input, Downstream.Failure>) {
    lock.withLock { self.result = result }
    deliver()
  }
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscription is asked for at least one value")
    lock.withLock { isAsked = true }
    deliver()
  }
  /// An error needs no asking.
  private func deliver() {
    let ready: (Downstream, Result<Downstream.Input, Downstream.Failure>)? = lock.withLock {
      guard let downstream, let result else { return nil }
      if case .success = result, !isAsked { return nil }
      self.downstream = nil
      return (downstream, result)
    }
    guard let (downstream, result) = ready else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(error))
    }
  }
  func cancel() { lock.withLock { downstream = nil } }
}
