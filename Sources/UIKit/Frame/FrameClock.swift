import Combine
import CoreGraphics

/// The frames' clock as a scheduler: what other threads put here waits for the next frame.
final class FrameClock: MainClock, @unchecked Sendable {
  private let lock = NSLock()
  private var time: TimeInterval = 0
  private var inbox: [(time: TimeInterval, action: () -> Void)] = []
  private weak var driver: FrameDriver?
  private let wake: @Sendable () -> Void

  /// `wake` tells the host, from another thread, that there is something to do.
  init(_ driver: FrameDriver, wake: @escaping @Sendable () -> Void) {
    self.driver = driver
    self.wake = wake
  }

  var seconds: TimeInterval {
    get { lock.withLock { time } }
    set { lock.withLock { time = newValue } }
  }

  func schedule(at seconds: TimeInterval, _ action: @escaping () -> Void) {
    guard MainThread.isCurrent else {
      lock.withLock { inbox.append((seconds, action)) }
      return wake()
    }
    let action = MainAction(run: action)
    MainActor.assumeIsolated { _ = driver?.schedule(at: seconds) { action.run() } }
  }

  var hasArrivals: Bool { lock.withLock { !inbox.isEmpty } }

  /// Hands what came from other threads to the frames' timers.
  @MainActor func takeArrivals() {
    let arrivals = lock.withLock {
      defer { inbox = [] }
      return inbox
    }
    for arrival in arrivals { driver?.schedule(at: arrival.time, arrival.action) }
  }
}

/// A closure of the main thread on its way there.
private struct MainAction: @unchecked Sendable {
  let run: () -> Void
}
