/// The time and the turns of the main thread, lent by whoever runs an application's frames.
///
/// While there is one, `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main` are schedulers on its time.
package protocol MainClock: AnyObject {
  /// Seconds since the application was started. From any thread.
  var seconds: TimeInterval { get }
  /// Runs an action on the main thread in the first frame at or after a time of this clock. From any thread.
  func schedule(at seconds: TimeInterval, _ action: @escaping () -> Void)
}

package enum MainClocks {
  /// The clock of the application whose turn it is.
  package static var current: (any MainClock)? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
  private static let lock = NSLock()
  private nonisolated(unsafe) static weak var stored: (any MainClock)?

  /// The date that `seconds` of a clock stand for: it begins with the first second of 2001 (a choice).
  package static func date(at seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
}
