extension Publishers {
  /// The latest value of each publisher, whenever one of them gives a value and all have given one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = LatestJunction<S>(subscriber, count: 2) { ($0[0] as! A.Output, $0[1] as! B.Output) }
      junction.begin { [a.attach(to: $0, at: 0), b.attach(to: $0, at: 1)] }
    }
  }
  /// The same of three.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      let junction = LatestJunction<S>(subscriber, count: 3) { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
      junction.begin { [a.attach(to: $0, at: 0), b.attach(to: $0, at: 1), c.attach(to: $0, at: 2)] }
    }
  }
  /// The same of four.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = LatestJunction<S>(subscriber, count: 4) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
      }
      junction.begin {
        [a.attach(to: $0, at: 0), b.attach(to: $0, at: 1), c.attach(to: $0, at: 2), d.attach(to: $0, at: 3)]
      }
    }
  }
}

/// Values that nobody asked for are remembered, not handed on.
private final class LatestJunction<Downstream: Subscriber>: Junction<Downstream> {
  private var latest: [Any?]
  private let combine: ([Any?]) -> Downstream.Input
  init(_ downstream: Downstream, count: Int, combine: @escaping ([Any?]) -> Downstream.Input) {
    latest = Array(repeating: nil, count: count)
    self.combine = combine
    super.init(downstream, count: count)
  }
  override func take(_ value: Any, at index: Int) -> Subscribers.Demand {
    // nil as a value counts: it is boxed once more.
    latest[index] = .some(value)
    guard !latest.contains(where: { $0 == nil }), demand > .none else { return .none }
    demand -= 1
    outgoing.append(combine(latest))
    return .none
  }
  override func ended(_ index: Int) -> Bool { openInputs == 0 || latest[index] == nil }
}

extension Publisher {
  /// The latest values of both, whenever either gives one and both have; what comes unasked is remembered, not handed on. Ends
  /// when both have ended, or one has without a value; the first error ends it.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  /// The same, made into one value.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
  /// The latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher>(_ b: P, _ c: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, b, c) }
  /// The same, made into one value.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ b: P, _ c: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }
  /// The latest values of all four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ b: P, _ c: Q, _ d: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }
}
