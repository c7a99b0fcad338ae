extension Publishers {
  /// The values of both as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeJunction<S>(subscriber, count: 2).begin { [a.attach(to: $0, at: 0), b.attach(to: $0, at: 1)] }
    }
  }

  /// The same of three.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeJunction<S>(subscriber, count: 3).begin {
        [a.attach(to: $0, at: 0), b.attach(to: $0, at: 1), c.attach(to: $0, at: 2)]
      }
    }
  }

  /// The same of any number of one type; of none it ends at once.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
      MergeJunction<S>(subscriber, count: publishers.count).begin { junction in
        publishers.enumerated().map { $1.attach(to: junction, at: $0) }
      }
    }
  }
}

/// One value of each publisher is asked for ahead and kept until it is wanted; everything when everything is wanted.
class MergeJunction<Downstream: Subscriber>: Junction<Downstream> {
  private var waiting: [(value: Downstream.Input, index: Int)] = []
  private var unlimited: Set<Int> = []

  override func firstDemand(of index: Int) -> Subscribers.Demand { nextDemand(of: index) }
  override func take(_ value: Any, at index: Int) -> Subscribers.Demand {
    guard demand > .none else {
      waiting.append((value as! Downstream.Input, index))
      return .none
    }
    demand -= 1
    outgoing.append(value as! Downstream.Input)
    return nextDemand(of: index)
  }
  override func ended(_ index: Int) -> Bool { openInputs == 0 && waiting.isEmpty }

  override func asked(for more: Subscribers.Demand) {
    let wishes: [(Int, Subscribers.Demand)] = lock.withLock {
      demand += more
      var wishes: [(Int, Subscribers.Demand)] = []
      while demand > .none, !waiting.isEmpty {
        let (value, index) = waiting.removeFirst()
        outgoing.append(value)
        demand -= 1
        wishes.append((index, nextDemand(of: index)))
      }
      if demand == .unlimited {
        for index in connectedInputs where isChild(index) { wishes.append((index, nextDemand(of: index))) }
      }
      if openInputs == 0, waiting.isEmpty { finishSoon() }
      return wishes
    }
    for (index, wish) in wishes { ask(index, for: wish) }
  }

  /// Not the publisher of publishers in `flatMap`.
  func isChild(_ index: Int) -> Bool { true }

  private func nextDemand(of index: Int) -> Subscribers.Demand {
    guard !unlimited.contains(index) else { return .none }
    guard demand == .unlimited else { return .max(1) }
    unlimited.insert(index)
    return .unlimited
  }
}

extension Publisher {
  /// The values of both, as they come; of each one is asked for ahead and kept until it is wanted. Ends when both have; the first
  /// error ends it.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }
  /// The values of all three, as they come.
  public func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q) -> Publishers.Merge3<Self, P, Q>
  where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
    Publishers.Merge3(self, b, c)
  }
  /// The values of two publishers of one type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
