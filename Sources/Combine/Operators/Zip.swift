extension Publishers {
  /// The first values of both, then the second ones, and so on. Ends when one of them has nothing more to give.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = ZipJunction<S>(subscriber, count: 2) { ($0[0] as! A.Output, $0[1] as! B.Output) }
      junction.begin { [a.attach(to: $0, at: 0), b.attach(to: $0, at: 1)] }
    }
  }
  /// The same of three.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
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
      let junction = ZipJunction<S>(subscriber, count: 3) { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
      junction.begin { [a.attach(to: $0, at: 0), b.attach(to: $0, at: 1), c.attach(to: $0, at: 2)] }
    }
  }
}

private final class ZipJunction<Downstream: Subscriber>: Junction<Downstream> {
  private var queues: [[Any]]
  private var endedInputs: Set<Int> = []
  private let combine: ([Any]) -> Downstream.Input
  init(_ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
    queues = Array(repeating: [], count: count)
    self.combine = combine
    super.init(downstream, count: count)
  }
  override func take(_ value: Any, at index: Int) -> Subscribers.Demand {
    queues[index].append(value)
    guard !queues.contains(where: \.isEmpty) else { return .none }
    outgoing.append(combine(queues.indices.map { queues[$0].removeFirst() }))
    demand -= 1
    if endedInputs.contains(where: { queues[$0].isEmpty }) { finishSoon() }
    return .none
  }
  override func ended(_ index: Int) -> Bool {
    endedInputs.insert(index)
    return queues[index].isEmpty
  }
}

extension Publisher {
  /// The first values of both, then the second ones, and so on; what comes early waits. Ends when one has ended and none of its
  /// values waits; the first error ends it.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure { Publishers.Zip(self, other) }
  /// The same, made into one value.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }
  /// The first values of all three, then the second ones.
  public func zip<P: Publisher, Q: Publisher>(_ b: P, _ c: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.Zip3(self, b, c) }
}
