import CoreGraphics
import GestureEngine

/// Fingers that rest: begins after `minimumPressDuration`, follows their movement, ends when they lift.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds; 0 and less begin at once, infinity never. NaN is refused with a line on the console.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet {
      let isUsable = accepts(
        CGFloat(minimumPressDuration), as: "minimumPressDuration", keeping: CGFloat(oldValue), allowsInfinity: true)
      if !isUsable { minimumPressDuration = oldValue }
    }
  }
  /// Points the fingers may move before it begins; afterwards they may go anywhere. NaN is refused with a line on the console.
  open var allowableMovement: CGFloat = 10 {
    didSet {
      if !accepts(allowableMovement, as: "allowableMovement", keeping: oldValue, allowsInfinity: true) {
        allowableMovement = oldValue
      }
    }
  }
  open var numberOfTouchesRequired = 1
  /// Full taps before the press.
  open var numberOfTapsRequired = 0

  private var start: (location: CGPoint, time: TimeInterval)?
  private var tapCount = 0
  private var lastLift: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count > numberOfTouchesRequired {
      if state == .possible { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    } else if fingers.count == numberOfTouchesRequired {
      start = (middle, event.timestamp)
      lastLift = nil
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if attached.arenaState.isActive { return state = .changed }
    guard let start else { return }
    if hypot(middle.x - start.location.x, middle.y - start.location.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isEmpty else { return }
    if attached.arenaState.isActive { return state = .ended }
    guard tapCount < numberOfTapsRequired, start != nil else { return state = .failed }
    tapCount += 1
    start = nil
    lastLift = event.timestamp
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    start = nil
    tapCount = 0
    lastLift = nil
  }

  override var nextDeadline: TimeInterval? {
    if attached.arenaState.isActive { return nil }
    if let lastLift { return lastLift + TapLimits.delay }
    guard let start else { return nil }
    return start.time + (tapCount < numberOfTapsRequired ? TapLimits.duration : max(minimumPressDuration, 0))
  }
  override func timeAdvanced(to time: TimeInterval) {
    state = start != nil && tapCount == numberOfTapsRequired ? .began : .failed
  }
}
