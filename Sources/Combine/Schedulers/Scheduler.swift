/// Decides when and where an action runs.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  )
  /// Again and again until the answer is cancelled; the times lie on a grid that begins at `date`.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be written in the usual units.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A length of time in seconds, for the schedulers of Foundation and Dispatch.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, Hashable, SignedNumeric, ExpressibleByFloatLiteral,
  Sendable
{
  public let seconds: TimeInterval
  /// What is repeated after no time, or less, is repeated after so many seconds: that of Foundation's timers.
  static let shortestRepetition: TimeInterval = 0.0001
  public var timeInterval: TimeInterval { seconds }
  public init(_ seconds: TimeInterval) { self.seconds = seconds }
  public init(floatLiteral value: TimeInterval) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(TimeInterval(value)) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = TimeInterval(exactly: source) else { return nil }
    self.init(seconds)
  }
  public var magnitude: TimeInterval { abs(seconds) }

  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
  public static func + (a: Self, b: Self) -> Self { Self(a.seconds + b.seconds) }
  public static func - (a: Self, b: Self) -> Self { Self(a.seconds - b.seconds) }
  public static func * (a: Self, b: Self) -> Self { Self(a.seconds * b.seconds) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// Runs everything at once.
public struct ImmediateScheduler: Scheduler {
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: Self) -> SchedulerInterval { 0 }
    public func advanced(by n: SchedulerInterval) -> Self { self }
  }
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerInterval { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
