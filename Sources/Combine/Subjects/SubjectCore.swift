/// The subscribers of a subject, in the order in which they came, and how it ended.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var seats: [SubjectSeat<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  deinit { upstreams.forEach { $0.cancel() } }

  /// `first` is handed to the subscriber as soon as it asks; subjects without a current value drop what nobody asked for.
  func add<S: Subscriber>(_ subscriber: S, keepsLatest: Bool, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let seat = Seat(subscriber, core: self, keepsLatest: keepsLatest, first: first)
    let completion = lock.withLock {
      if self.completion == nil { seats.append(seat) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: seat)
    }
  }
  func remove(_ seat: SubjectSeat<Output, Failure>) { lock.withLock { seats.removeAll { $0 === seat } } }

  func send(_ value: Output) {
    let seats = lock.withLock { completion == nil ? self.seats : [] }
    for seat in seats { seat.offer(value) }
  }
  func send(completion: Subscribers.Completion<Failure>) {
    let seats = lock.withLock {
      guard self.completion == nil else { return [] as [SubjectSeat<Output, Failure>] }
      self.completion = completion
      defer { self.seats = [] }
      return self.seats
    }
    for seat in seats { seat.finish(completion) }
  }
  func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }
  var isEnded: Bool { lock.withLock { completion != nil } }
}

/// A subscriber of a subject, without its type.
class SubjectSeat<Output, Failure: Error>: Subscription {
  func offer(_ value: Output) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

private final class Seat<Downstream: Subscriber>: SubjectSeat<Downstream.Input, Downstream.Failure> {
  private let lock = NSLock()
  private var downstream: Downstream?
  private weak var core: SubjectCore<Downstream.Input, Downstream.Failure>?
  private var demand = Subscribers.Demand.none
  private let keepsLatest: Bool
  private var waiting: Downstream.Input?

  init(
    _ downstream: Downstream, core: SubjectCore<Downstream.Input, Downstream.Failure>, keepsLatest: Bool, first: Downstream.Input?
  ) {
    self.downstream = downstream
    self.core = core
    self.keepsLatest = keepsLatest
    waiting = first
  }

  override func offer(_ value: Downstream.Input) {
    let receiver: Downstream? = lock.withLock {
      guard let downstream else { return nil }
      guard demand > .none else {
        if keepsLatest { waiting = value }
        return nil
      }
      demand -= 1
      waiting = nil
      return downstream
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    if more > .none { request(more) }
  }

  override func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "a subscription is asked for at least one value")
    let value: Downstream.Input? = lock.withLock {
      demand += more
      defer { waiting = nil }
      return waiting
    }
    if let value { offer(value) }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) { leave()?.receive(completion: completion) }
  override func cancel() {
    if leave() != nil { core?.remove(self) }
  }
  private func leave() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
