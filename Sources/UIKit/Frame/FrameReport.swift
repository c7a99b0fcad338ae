import CoreGraphics

/// What one frame did.
package struct FrameReport: Hashable, Sendable {
  /// Seconds on the host's clock.
  package var time: TimeInterval
  /// Events delivered; one event carries the fingers that moved at one moment.
  package var touchEvents = 0
  package var keyPresses = 0
  package var wheelTurns = 0
  package var timersFired = 0
  /// Passes over participants and layout until both were quiet; 0 when nothing was due.
  package var rounds = 0
  /// Properties of layers that were written with a new value.
  package var layerWrites = 0
  /// A sink has drawn.
  package var wasDrawn = false
}

/// A frame in which update and layout kept asking for each other.
public struct UnsettledFrame: Hashable, Sendable, CustomStringConvertible {
  /// Seconds on the host's clock.
  public let time: TimeInterval
  /// Rounds that were run.
  public let rounds: Int
  /// What still asked for an update or for layout after them.
  public let running: [String]

  public var description: String {
    "The frame at \(time) s was not quiet after \(rounds) rounds of update and layout; still asking: "
      + "\(running.joined(separator: ", ")). Each round must bring the next closer to its end. Usual cause: layoutSubviews, onChange or "
      + "a body that changes what it depends on. Change it only when the new value differs, or outside the update. "
      + "The picture shows the last state; the rest waits for the next frame."
  }
}
