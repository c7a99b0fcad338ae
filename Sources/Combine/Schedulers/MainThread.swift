import Dispatch

/// Whether code runs where views live.
///
/// Without a main run loop (under a test runner) the main actor's jobs run on whatever thread serves the main queue, so the queue
/// counts as well as the thread.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
  static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }
}
