/// What listens to touches and ends in exactly one of recognized, failed or cancelled.
open class Recognizer {
  /// Where the recognizer is attached; nil while it is not.
  public internal(set) weak var container: (any GestureContainer)?

  public init() {}
  /// Called by the container when the recognizer is attached (`container`) or taken off (nil).
  public func attach(to container: (any GestureContainer)?) { self.container = container }
}
