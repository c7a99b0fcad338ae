import CoreGraphics
import UIKit

/// Something goes on for longer than the time it was given.
public struct NotSettledError: Error, CustomStringConvertible {
  /// Virtual seconds that were waited.
  public let seconds: TimeInterval
  /// What still asks for frames.
  public let running: [String]

  /// What still runs, after how long, and what to write instead.
  public var description: String {
    "The screen did not come to rest within \(seconds) s of its own time; still running: \(running.joined(separator: ", ")). "
      + "settle() waits until no animation, gesture or timer asks for a frame. Something that repeats forever never does: "
      + "use advance(by:) there, or give settle(within:) more time."
  }
}

extension Screen {
  /// Times closer than this are one: sums of frame times carry rounding errors.
  private static let tolerance: TimeInterval = 1e-9

  /// Lets `seconds` pass. Time runs forwards only: less than none, or no finite number, is left out, with a line in `reports`.
  public func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else {
      notebook.reports.append("advance(by: \(seconds)) at \(now) s is left out: time only runs forwards, in finite steps.")
      return
    }
    advance(to: now + seconds)
  }

  /// Lets time pass until nothing asks for a frame any more. What goes on for ever and only decorates, a blinking caret or a
  /// spinner, is not waited for.
  /// - Returns: How many seconds of the screen's time that took.
  @discardableResult
  public func settle(within seconds: TimeInterval = 10) throws -> TimeInterval {
    becomeCurrent()
    guard !isInFrame("settle()") else { return 0 }
    let start = now
    while let wakeUp = frames.nextWakeUpBeforeRest {
      let frame = max(nextFrame, self.frame(atOrAfter: wakeUp))
      guard time(ofFrame: frame) <= start + seconds + Self.tolerance else {
        advance(to: start + seconds)
        throw NotSettledError(seconds: seconds, running: frames.pendingWork)
      }
      nextFrame = frame
      runNextFrame()
    }
    freeHeap.giveBack(afterFrames: notebook.framesRun)
    return now - start
  }

  func advance(to time: TimeInterval) {
    becomeCurrent()
    guard !time.isNaN, !isInFrame("a finger's step, or advance(by:)") else { return }
    while let wakeUp = frames.nextWakeUp {
      let frame = max(nextFrame, self.frame(atOrAfter: wakeUp - Self.tolerance))
      guard self.time(ofFrame: frame) <= time + Self.tolerance else { break }
      nextFrame = frame
      runNextFrame()
    }
    now = max(now, time)
    // Frames up to then in which nothing was due are left out.
    nextFrame = max(nextFrame, self.frame(atOrAfter: time))
    if self.time(ofFrame: nextFrame) <= time + Self.tolerance { nextFrame += 1 }
  }

  /// Runs the frame that comes next, whether anything is due or not.
  func runNextFrame() {
    becomeCurrent()
    guard !isInFrame("a change of the device") else { return }
    now = max(now, time(ofFrame: nextFrame))
    nextFrame += 1
    frames.frame(at: now)
  }

  /// Whether the screen was asked for time by what a frame of it has called, a gesture's action say: refused, as a frame can't
  /// contain another. What fingers were told, and changes, are seen by the frames that come.
  private func isInFrame(_ what: String) -> Bool {
    guard frames.isRunning else { return false }
    notebook.reports.append(
      "\(what) was called from inside the frame at \(seconds(now)) s, by an action of the application. Time does not pass there; "
        + "call it after the step that led to the action has returned.")
    return true
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
