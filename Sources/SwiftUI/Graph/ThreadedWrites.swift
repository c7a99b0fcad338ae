import Foundation

/// State written from other threads, waiting for the next update on the main thread.
final class ThreadedWrites: @unchecked Sendable {
  private let lock = NSLock()
  private var writes: [() -> Void] = []

  var isEmpty: Bool { lock.withLock { writes.isEmpty } }

  func append(_ write: @escaping () -> Void) {
    lock.withLock { writes.append(write) }
  }

  func take() -> [() -> Void] {
    lock.withLock {
      defer { writes = [] }
      return writes
    }
  }
}
