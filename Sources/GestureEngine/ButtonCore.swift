import CoreGraphics

/// A press on a button: pressed while the finger is on it, fires when lifted there.
///
/// The finger may leave and come back; nothing fails while it is held. What counts as "on it" is up to `contains`, which
/// takes the button's bounds grown by `slop`. A second finger is ignored (a choice).
public struct ButtonCore: GestureCore {
  /// Whether the button is pressed.
  public typealias Value = Bool

  /// How far outside its bounds a press still holds, in points: UIKit's controls let go at about 70; SwiftUI's number is not
  /// public, so the same (a choice).
  public static let slop: CGFloat = 70

  /// Asked for points in the window.
  public var contains: (CGPoint) -> Bool
  public private(set) var phase = GesturePhase<Bool>.possible(nil)
  public private(set) var failure: GestureReason?

  public init(contains: @escaping (CGPoint) -> Bool) { self.contains = contains }

  /// Shown while the finger is held, long before anything is decided.
  public var isPressed: Bool { if case .possible(true) = phase { true } else { false } }

  public mutating func take(_ input: FingerInput) {
    guard !phase.isTerminal else { return }
    switch input {
    case .secondFinger, .time: break
    // A touch-down was hit-tested: it is on the button, whatever shape that has.
    case .finger(.began, _, _): phase = .possible(true)
    case .finger(.moved, let location, _), .finger(.stationary, let location, _): phase = .possible(contains(location))
    case .finger(.ended, let location, _):
      if contains(location) { phase = .ended(true) } else { fail(.liftedOutside) }
    case .finger(.cancelled, _, _): fail(.touchCancelled)
    }
  }

  public mutating func reset() { self = ButtonCore(contains: contains) }

  private mutating func fail(_ reason: GestureReason) {
    phase = .failed
    failure = reason
  }
}
