/// What the arena has allowed a recognizer to be in its current sequence.
public enum RecognizerState: Hashable, Sendable {
  /// Undecided, or wanting more but waiting for another recognizer.
  case possible
  /// A continuous recognizer has recognized and goes on.
  case began, changed
  /// Recognized: the end of a continuous one, the only sign of a discrete one.
  case ended
  /// Never recognized.
  case failed
  /// Recognized and was broken off, or was taken away before it could decide.
  case cancelled

  /// Nothing more comes in this sequence.
  public var isTerminal: Bool { self == .ended || self == .failed || self == .cancelled }
  /// Recognized and not yet over.
  public var isActive: Bool { self == .began || self == .changed }
}

/// What a recognizer asks the arena for after it has looked at an event.
public enum RecognizerWish {
  /// A continuous recognizer has seen enough.
  case begin
  /// An active recognizer has something new.
  case change
  /// Done: recognizes a discrete recognizer, ends an active one.
  case end
  /// Not what was looked for. An active recognizer is cancelled by it.
  case fail(GestureReason)
  /// Broken off from outside.
  case cancel(GestureReason)
}
