import CoreGraphics

/// A finger from its began to its ended or cancelled; the object stays the same all that time.
public final class Touch {
  /// The host's name for the finger; another finger may bear it after this one has ended.
  public let id: Int
  /// Of the last sample.
  public internal(set) var phase: TouchPhase = .began
  /// Seconds on the host's clock, of the last sample.
  public internal(set) var timestamp: TimeInterval
  /// Points in the window, y down.
  public internal(set) var location: CGPoint
  /// Where the finger was one sample earlier; equal to `location` at its began.
  public internal(set) var previousLocation: CGPoint
  /// Which of a quick row of touches this is, from 1: the next counts when it begins within 0.35 s and 45 points of the
  /// last lift (UIKit's numbers for its tap recognizer).
  public let tapCount: Int

  init(_ sample: TouchSample, at time: TimeInterval, tapCount: Int) {
    id = sample.id
    timestamp = time
    location = sample.location
    previousLocation = sample.location
    self.tapCount = tapCount
  }

  func take(_ sample: TouchSample, at time: TimeInterval) {
    phase = sample.phase
    timestamp = time
    previousLocation = location
    location = sample.location
  }
}
