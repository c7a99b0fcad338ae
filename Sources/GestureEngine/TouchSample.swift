import CoreGraphics

/// What one finger did, as a host reports it: raw and not yet checked.
public struct TouchSample: Hashable, Sendable {
  /// Names the finger from its began to its ended or cancelled; free for the next finger afterwards.
  public var id: Int
  /// What the finger did.
  public var phase: TouchPhase
  /// Points in the window, y down.
  public var location: CGPoint

  public init(id: Int, phase: TouchPhase, location: CGPoint) {
    self.id = id
    self.phase = phase
    self.location = location
  }
}

/// Where a finger is in its life.
public enum TouchPhase: Hashable, Sendable {
  case began, moved
  /// No news. Recognizers do not see it; a finger at rest that goes on sending samples sends `moved`.
  case stationary
  case ended, cancelled

  /// The finger has left the glass, or was taken away by the system.
  public var isOver: Bool { self == .ended || self == .cancelled }
}
