import CoreGraphics

/// When frames run: at whole multiples of 1/60 s (or what the display shows), and only where something is due.
///
/// The frames' clock follows the real one. A frame that comes late runs with the time of the latest multiple, and those that were
/// missed are left out: motions are closed forms of time, so they are where they belong. A stall that nobody could have seen
/// through (a debugger, a stopped process) is taken out of the frames' clock, so that what was under way goes on from there.
struct FramePacing {
  /// Lateness from which a stall is taken out of the clock, in seconds; a choice.
  static let longestLateness: TimeInterval = 0.5
  /// Times closer than this are one: sums of frame times carry rounding errors.
  private static let tolerance: TimeInterval = 1e-9

  let framesPerSecond: Int
  /// Real seconds at which the frames' clock showed 0.
  private(set) var start: TimeInterval
  private var lastFrame = -1

  init(framesPerSecond: Int, start: TimeInterval) {
    self.framesPerSecond = framesPerSecond
    self.start = start
  }

  /// What the frames' clock shows at a real time.
  func time(atReal real: TimeInterval) -> TimeInterval { real - start }

  /// The real time of the frame in which what is due at `wakeUp` of the frames' clock is done; nil for never.
  func realTime(ofFrameFor wakeUp: TimeInterval?) -> TimeInterval? {
    wakeUp.map { start + time(ofFrame: frame(for: $0)) }
  }

  /// Called before anything is done after a wait: takes a stall out of the clock.
  /// - Parameter due: The real time for which a frame was waited; nil when none was.
  /// - Returns: Whether there was one.
  mutating func skipStall(atReal real: TimeInterval, due: TimeInterval?) -> Bool {
    guard let due, real - due > Self.longestLateness else { return false }
    start += real - due
    return true
  }

  /// The time of the frame to run now, or nil when none is due.
  mutating func takeFrame(atReal real: TimeInterval, wakeUp: TimeInterval?) -> TimeInterval? {
    guard let wakeUp else { return nil }
    let due = frame(for: wakeUp)
    let latest = Int(min(((time(atReal: real) + Self.tolerance) * TimeInterval(framesPerSecond)).rounded(.down), 1e15))
    guard latest >= due else { return nil }
    lastFrame = latest
    return time(ofFrame: latest)
  }

  private func time(ofFrame number: Int) -> TimeInterval { TimeInterval(number) / TimeInterval(framesPerSecond) }

  /// The first frame at or after `wakeUp` that has not run.
  private func frame(for wakeUp: TimeInterval) -> Int {
    let number = ((wakeUp - Self.tolerance) * TimeInterval(framesPerSecond)).rounded(.up)
    return max(lastFrame + 1, Int(min(max(number, 0), 1e15)))
  }
}
