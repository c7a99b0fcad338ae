@preconcurrency import Dispatch

extension DispatchQueue: Scheduler, ThreadScheduler {
  /// A moment as Dispatch counts it; on the virtual clock the nanoseconds since the application was started.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = SchedulerInterval
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }
    private let nanoseconds: UInt64
    public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }
    init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }
    public func distance(to other: Self) -> SchedulerInterval {
      SchedulerInterval(TimeInterval(Int64(other.nanoseconds) - Int64(nanoseconds)) / 1e9)
    }
    public func advanced(by n: SchedulerInterval) -> Self {
      let sum = TimeInterval(nanoseconds) + n.seconds * 1e9
      return Self(nanoseconds: UInt64(min(max(sum.isFinite ? sum : 0, 0), 9e18).rounded()))
    }
    var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }
  }
  public typealias SchedulerOptions = Never

  var servesMainThread: Bool { MainThread.isServed(by: self) }
  var realNow: SchedulerTimeType { SchedulerTimeType(.now()) }
  static func time(ofVirtual seconds: TimeInterval) -> SchedulerTimeType {
    SchedulerTimeType(nanoseconds: UInt64((seconds * 1e9).rounded()))
  }
  static func virtualSeconds(of time: SchedulerTimeType) -> TimeInterval { time.seconds }
  func runForReal(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    let work = DispatchWorkItem(block: action)
    if seconds > 0 { asyncAfter(deadline: .now() + seconds, execute: work) } else { async(execute: work) }
  }
}
