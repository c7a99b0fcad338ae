import CoreGraphics

/// Fingers that changed at one moment.
public struct TouchEvent {
  /// Seconds on the host's clock.
  public let timestamp: TimeInterval
  /// The touches with a new sample, in the order of the samples; those that ended are among them.
  public let changed: [Touch]
  /// Every finger that takes part in the event, oldest first: `changed` and those that stayed where they were.
  public let all: [Touch]

  public init(timestamp: TimeInterval, changed: [Touch], all: [Touch]) {
    self.timestamp = timestamp
    self.changed = changed
    self.all = all
  }
}
