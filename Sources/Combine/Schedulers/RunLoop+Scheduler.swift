extension RunLoop: Scheduler, ThreadScheduler {
  /// A moment as a date; on the virtual clock see `MainClocks.date`.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public typealias Stride = SchedulerInterval
    public let date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: Self) -> SchedulerInterval { SchedulerInterval(other.date.timeIntervalSince(date)) }
    public func advanced(by n: SchedulerInterval) -> Self { Self(date.addingTimeInterval(n.seconds)) }
  }
  public typealias SchedulerOptions = Never

  var servesMainThread: Bool { self === RunLoop.main }
  var realNow: SchedulerTimeType { SchedulerTimeType(Date()) }
  static func time(ofVirtual seconds: TimeInterval) -> SchedulerTimeType { SchedulerTimeType(MainClocks.date(at: seconds)) }
  static func virtualSeconds(of time: SchedulerTimeType) -> TimeInterval { time.date.timeIntervalSinceReferenceDate }
  func runForReal(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    add(Timer(timeInterval: seconds, repeats: false) { _ in action.value() }, forMode: .common)
  }
}

extension OperationQueue: Scheduler, ThreadScheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  public typealias SchedulerOptions = Never

  var servesMainThread: Bool { self === OperationQueue.main }
  var realNow: SchedulerTimeType { SchedulerTimeType(Date()) }
  static func time(ofVirtual seconds: TimeInterval) -> SchedulerTimeType { SchedulerTimeType(MainClocks.date(at: seconds)) }
  static func virtualSeconds(of time: SchedulerTimeType) -> TimeInterval { time.date.timeIntervalSinceReferenceDate }
  func runForReal(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    guard seconds > 0 else { return addOperation { action.value() } }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in addOperation { action.value() } }
  }
}

/// A closure handed to another thread by an interface that promises to run it once.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
