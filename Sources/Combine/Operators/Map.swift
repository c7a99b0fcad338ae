extension Publishers {
  /// Values made of those above, one of each.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(ValueLink<Upstream.Output, Failure, S>(subscriber) { .value(transform($0)) })
    }
  }

  /// The same, ended by the first error that is thrown.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Error {
      let transform = transform
      upstream.mapError { $0 as Error }.subscribe(
        ValueLink<Upstream.Output, Error, S>(subscriber) {
          do { return .value(try transform($0)) } catch { return .stop(.failure(error)) }
        })
    }
  }

  /// The values above, and another error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MapErrorLink<Upstream.Failure, S>(subscriber, transform))
    }
  }

  /// What never fails, as if it might.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MapErrorLink<Never, S>(subscriber, cannotFail))
    }
  }
}

private func cannotFail<Failure>(_ never: Never) -> Failure {}

private final class MapErrorLink<UpstreamFailure: Error, Downstream: Subscriber>:
  Link<Downstream.Input, UpstreamFailure, Downstream>
{
  private let transform: (UpstreamFailure) -> Downstream.Failure
  init(_ downstream: Downstream, _ transform: @escaping (UpstreamFailure) -> Downstream.Failure) {
    self.transform = transform
    super.init(downstream)
  }
  override func next(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
  override func finish(_ completion: Subscribers.Completion<UpstreamFailure>) {
    downstream.receive(completion: completion.mapError(transform))
  }
}

extension Publisher {
  /// One value for each that comes; what is asked for and errors pass.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
  /// The property of each value; what is asked for and errors pass.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }
  /// Ends with the error that `transform` throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
  /// Makes another error of the one that ends it. Values pass.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
  /// Gives `output` in place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

extension Publisher where Failure == Never {
  /// Changes the type alone, so that it can be combined with what may fail: no error ever comes of it.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
