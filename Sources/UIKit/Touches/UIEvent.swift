import CoreGraphics
import GestureEngine

/// What fingers did at one moment, as views and recognizers are told.
@MainActor @preconcurrency
public final class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches }

  /// Seconds on the host's clock.
  public let timestamp: TimeInterval
  /// Every finger that takes part, those that stayed where they were too.
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: [UITouch]) {
    self.timestamp = timestamp
    allTouches = Set(touches)
  }

  public var type: EventType { .touches }

  public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  public func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in touch.bound.contains { $0 === recognizer.attached } }
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(isWanted)
    return found.isEmpty ? nil : found
  }
}
