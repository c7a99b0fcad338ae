import Foundation

/// Lines that actions write down, from any thread.
final class Notes: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []
  private var waiting: CheckedContinuation<Void, Never>?

  var lines: [String] { lock.withLock { kept } }
  func add(_ line: String) {
    lock.withLock { kept.append(line) }
    wake()
  }

  /// Until there is a line, or the test is cancelled, as its time limit does.
  func untilWritten() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        lock.withLock { waiting = continuation }
        if !lines.isEmpty || Task.isCancelled { wake() }
      }
    } onCancel: {
      wake()
    }
  }

  private func wake() {
    let woken = lock.withLock {
      defer { waiting = nil }
      return waiting
    }
    woken?.resume()
  }
}
