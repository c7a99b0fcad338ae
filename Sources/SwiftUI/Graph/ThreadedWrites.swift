import Foundation

/// State written from other threads, waiting for the next update on the main thread.
final class ThreadedWrites: @unchecked Sendable {
  private let lock = NSLock()
  private var writes: [() -> Void] = []
  private let wake: @Sendable () -> Void

  /// `wake` tells the host that there is something to do.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  var isEmpty: Bool { lock.withLock { writes.isEmpty } }

  func append(_ write: @escaping () -> Void) {
    lock.withLock { writes.append(write) }
    wake()
  }

  func take() -> [() -> Void] {
    lock.withLock {
      defer { writes = [] }
      return writes
    }
  }
}
