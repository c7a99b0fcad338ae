import CoreGraphics
import UIKit

/// Something goes on for longer than the time it was given.
public struct NotSettledError: Error, CustomStringConvertible {
  /// Virtual seconds that were waited.
  public let seconds: TimeInterval
  /// What still asks for frames.
  public let running: [String]

  public var description: String {
    "The screen did not come to rest within \(seconds) s of its own time; still running: \(running.joined(separator: ", ")). "
      + "settle() waits until no animation, gesture or timer asks for a frame. Something that repeats forever never does: "
      + "use advance(by:) there, or give settle(within:) more time."
  }
}

extension Screen {
  /// Times closer than this are one: sums of frame times carry rounding errors.
  private static let tolerance: TimeInterval = 1e-9

  /// Lets `seconds` pass.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0 && seconds.isFinite, "time only runs forwards: advance(by: \(seconds))")
    advance(to: now + seconds)
  }

  /// Lets time pass until nothing asks for a frame any more.
  /// - Returns: How many seconds of the screen's time that took.
  @discardableResult
  public func settle(within seconds: TimeInterval = 10) throws -> TimeInterval {
    becomeCurrent()
    let start = now
    while let wakeUp = frames.nextWakeUp {
      let frame = max(nextFrame, self.frame(atOrAfter: wakeUp))
      guard time(ofFrame: frame) <= start + seconds + Self.tolerance else {
        advance(to: start + seconds)
        throw NotSettledError(seconds: seconds, running: frames.pendingWork)
      }
      nextFrame = frame
      runNextFrame()
    }
    return now - start
  }

  func advance(to time: TimeInterval) {
    becomeCurrent()
    while self.time(ofFrame: nextFrame) <= time + Self.tolerance {
      if let wakeUp = frames.nextWakeUp, wakeUp <= self.time(ofFrame: nextFrame) + Self.tolerance {
        runNextFrame()
      } else {
        nextFrame += 1
      }
    }
    now = max(now, time)
  }

  /// Runs the frame that comes next, whether anything is due or not.
  func runNextFrame() {
    becomeCurrent()
    now = max(now, time(ofFrame: nextFrame))
    nextFrame += 1
    frames.frame(at: now)
  }

  /// The time of the first frame at or after `time`.
  func frameTime(atOrAfter time: TimeInterval) -> TimeInterval {
    self.time(ofFrame: frame(atOrAfter: time))
  }

  var frames: FrameDriver { application.frames }
  func becomeCurrent() { application.becomeCurrent() }

  private var framesPerSecond: TimeInterval { TimeInterval(settings.framesPerSecond) }
  private func time(ofFrame number: Int) -> TimeInterval { TimeInterval(number) / framesPerSecond }

  /// Times long past or far ahead, where numbers of frames end, count as the first frame or the last.
  private func frame(atOrAfter time: TimeInterval) -> Int {
    Int(min(max((time * framesPerSecond - Self.tolerance).rounded(.up), 0), 1e15))
  }

  /// The first step of the glass that a coming frame will see: not in the past, and after the last frame.
  var firstTouchStep: Int {
    max(TouchGrid.step(atOrAfter: now), TouchGrid.step(atOrAfter: time(ofFrame: nextFrame - 1)) + 1)
  }
}
