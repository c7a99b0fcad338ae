import Foundation

/// Lines that actions write down, from any thread.
final class Notes: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []

  var lines: [String] { lock.withLock { kept } }
  func add(_ line: String) { lock.withLock { kept.append(line) } }
}
