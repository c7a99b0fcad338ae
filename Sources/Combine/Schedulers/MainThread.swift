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

  package static var isCurrent: Bool { isMainThread || DispatchQueue.getSpecific(key: key) == true }
  /// `Thread.isMainThread` asks the system twice; each thread keeps the answer.
  private static var isMainThread: Bool {
    if let known = pthread_getspecific(answers) { return known == yes }
    let answer = Thread.isMainThread
    pthread_setspecific(answers, answer ? yes : no)
    return answer
  }
  private static let answers: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key, nil)
    precondition(failure == 0, "no more keys for what threads keep: error \(failure)")
    return key
  }()
  private static var yes: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }
  private static var no: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 2) }

  static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }
}
