import Foundation

/// A process of a test's own. However the test ends, it is gone after two minutes: `timeout` sees to that.
final class Child: @unchecked Sendable {
  private static let longestLife = "120"

  private let process = Process()
  private let pipe = Pipe()
  private let lock = NSLock()
  private var text = ""

  /// - Parameter display: The X server's number; nil for no display at all.
  init(_ program: String, _ arguments: [String], display: Int? = nil) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display.map { ":\($0)" }
    environment["WAYLAND_DISPLAY"] = nil
    process.environment = environment
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["--kill-after=3", Self.longestLife, program] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      guard !data.isEmpty else { return handle.readabilityHandler = nil }
      self?.lock.withLock { self?.text += String(decoding: data, as: UTF8.self) }
    }
    try Self.withAllSignals { try process.run() }
  }

  /// Tests run on threads that block signals, and a child would inherit that: it could not even be asked to end.
  private static func withAllSignals(_ body: () throws -> Void) rethrows {
    var all = sigset_t(), old = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try body()
  }

  /// What it wrote so far.
  var output: String { lock.withLock { text } }

  /// Real time, as other processes live in it: looks every 10 ms, `seconds` long at most.
  func wait(_ seconds: TimeInterval, until isMet: (_ output: String) throws -> Bool) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if try isMet(output) { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return try isMet(output)
  }

  /// The process itself, below `timeout`.
  var identifier: pid_t? {
    let list = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    return (try? String(contentsOfFile: list, encoding: .utf8)).flatMap { pid_t($0.split(separator: " ").first ?? "") }
  }

  /// Asks it to end, and kills it when it does not.
  /// - Returns: Its exit status.
  @discardableResult
  func stop() -> Int32 {
    if process.isRunning { process.terminate() }
    return waitForEnd()
  }

  /// Until it has ended by itself.
  @discardableResult
  func waitForEnd() -> Int32 {
    if !wait(8, until: { _ in !process.isRunning }) {
      // `timeout` leads a group of its own, in which the program is.
      kill(-process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    // What it wrote last is on its way.
    _ = wait(1) { _ in pipe.fileHandleForReading.readabilityHandler == nil }
    return process.terminationStatus
  }
}
