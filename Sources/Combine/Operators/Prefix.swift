extension Publishers {
  /// The first values up to a number; also what `first()` is made of.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      guard !range.isEmpty else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      var index = -1
      let range = range
      upstream.subscribe(
        ValueLink<Upstream.Output, Failure, S>(subscriber) { value in
          index += 1
          if index < range.lowerBound { return .dropped }
          return index == range.upperBound - 1 ? .lastValue(value) : .value(value)
        })
    }
  }

  /// The first value of which something is true.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(ValueLink<Output, Failure, S>(subscriber) { predicate($0) ? .lastValue($0) : .dropped })
    }
  }

  /// Values up to the first of which something is not true.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(ValueLink<Output, Failure, S>(subscriber) { predicate($0) ? .value($0) : .stop(.finished) })
    }
  }

  /// Values without the first ones.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "dropFirst(\(count)): the number of values must not be negative")
      self.upstream = upstream
      self.count = count
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        ValueLink<Output, Failure, S>(subscriber) { value in
          guard left > 0 else { return .value(value) }
          left -= 1
          return .dropped
        })
    }
  }
}

extension Publisher {
  /// At most the first `maxLength` values, then the end.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "prefix(\(maxLength)): the number of values must not be negative")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }
  /// Values as long as `predicate` is true of them.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
  /// The first value and the end, or the end alone where none comes. An error before it passes.
  public func first() -> Publishers.Output<Self> { prefix(1) }
  /// The first value of which `predicate` is true, and the end; others are dropped, and more are asked for in their place.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
  /// Drops so many values, and asks for others in their place. Errors pass.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
}
