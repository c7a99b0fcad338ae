import Combine

/// A subscriber that asks for as much as the test says, and writes down what it is given.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscriptions = 0
  var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  /// Asked for with each value.
  private let more: Subscribers.Demand

  init(_ first: Subscribers.Demand, more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }
  func receive(subscription: any Subscription) {
    subscriptions += 1
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }

  var isFinished: Bool { if case .finished = completion { true } else { false } }
}

extension Publisher {
  func record(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(first, more: more)
    subscribe(recorder)
    return recorder
  }
}

struct Trouble: Error, Equatable {}

/// A clock that the test moves.
final class HandClock: MainClock {
  private(set) var seconds: TimeInterval = 0
  private var entries: [(time: TimeInterval, number: Int, action: () -> Void)] = []
  private var count = 0

  func schedule(at seconds: TimeInterval, _ action: @escaping () -> Void) {
    count += 1
    entries.append((seconds, count, action))
  }
  func advance(to time: TimeInterval) {
    while let next = entries.filter({ $0.time <= time + 1e-9 }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
      entries.removeAll { $0.number == next.number }
      seconds = max(seconds, next.time)
      next.action()
    }
    seconds = time
  }
}
