import CoreGraphics
import GestureEngine

/// A finger from its landing to its end; the same object all that time.
@MainActor @preconcurrency
public final class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  let touch: Touch
  /// The view the finger landed on, whatever it lies over later; nil once that view is gone.
  public private(set) weak var view: UIView?

  init(_ touch: Touch, view: UIView?) {
    self.touch = touch
    self.view = view
  }

  public var phase: Phase { Phase(touch.phase) }
  /// Seconds on the host's clock.
  public var timestamp: TimeInterval { touch.timestamp }
  /// 2 for the second of two quick taps at one place, and so on.
  public var tapCount: Int { touch.tapCount }
  public var type: TouchType { .direct }
  public var window: UIWindow? { view?.window }
  /// Those that hear of this finger, innermost first.
  public var gestureRecognizers: [UIGestureRecognizer]? { bound.compactMap { ($0 as? AttachedRecognizer)?.owner } }

  /// Every recognizer the finger was bound to when it landed, SwiftUI's too.
  var bound: [Recognizer] = []

  /// In the space of `view`; in the window's for nil.
  public func location(in view: UIView?) -> CGPoint { convert(touch.location, to: view) }
  /// Where the finger was one event earlier.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(touch.previousLocation, to: view) }

  /// In the last event.
  var hasMoved: Bool { touch.location != touch.previousLocation }

  private func convert(_ point: CGPoint, to target: UIView?) -> CGPoint { (target ?? view?.window)?.fromScreen(point) ?? point }
}

extension UITouch.Phase {
  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension UIView {
  /// A point of the screen in this view's space; unchanged while the view is in no window.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    guard let window else { return point }
    let inWindow = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    return convert(inWindow, from: window)
  }
}
