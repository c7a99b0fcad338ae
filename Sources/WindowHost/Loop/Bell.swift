import Dispatch
import Foundation

/// Wakes the loop that sleeps in the window system: when the main queue or the main actor has work, and when another thread says
/// so.
///
/// A thread of its own sleeps on the descriptor that the main queue makes readable. Rung again before the loop has answered, the
/// bell stays silent.
final class Bell: @unchecked Sendable {
  private let wake: @Sendable () -> Void
  private let lock = NSLock()
  private var hasRung = false
  private var watcherWaits = false
  private let answered = DispatchSemaphore(value: 0)

  /// `wake` makes the loop's wait return; it is called from any thread.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// From any thread.
  func ring() {
    let isFirst = lock.withLock {
      defer { hasRung = true }
      return !hasRung
    }
    if isFirst { wake() }
  }

  /// Called by the loop when it has emptied the main queue, and before it looks for what other threads left.
  func answer() {
    lock.withLock {
      hasRung = false
      guard watcherWaits else { return }
      watcherWaits = false
      answered.signal()
    }
  }

  /// Begins to watch the main queue, until the process ends.
  func watchMainQueue() {
    let queue = mainQueueDescriptor()
    let thread = Thread { [self] in
      while true {
        var descriptor = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, -1) > 0 else { continue }
        lock.withLock { watcherWaits = true }
        ring()
        answered.wait()
      }
    }
    thread.name = "main queue watcher"
    thread.stackSize = 64 * 1024
    thread.start()
  }
}

/// The descriptor (an `eventfd`) that becomes readable when the main queue has work; what run loops wait for.
@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueDescriptor() -> Int32
