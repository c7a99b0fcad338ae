import CoreGraphics
import GestureEngine

/// One tap or a row of them, with one finger or several.
///
/// The middle of the fingers may move up to 45 points, they may stay for 0.75 s, the next tap begins within 0.35 s and 45 points
/// of where the first one began. [measured]
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// Where the first tap of the row began.
  private var rowStart: CGPoint?
  /// Where and when the first finger of this tap landed.
  private var press: (start: CGPoint, time: TimeInterval)?
  private var lastLift: TimeInterval?
  private var tapCount = 0
  private var mostFingers = 0
  private var now: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    now = event.timestamp
    if press == nil {
      guard isInTime, rowStart.map({ isNear($0, middle) }) ?? true else { return state = .failed }
      press = (middle, now)
      mostFingers = 0
    }
    // The place is that of all fingers the tap is done with.
    if fingers.count > mostFingers { press?.start = middle }
    mostFingers = max(mostFingers, fingers.count)
    rowStart = rowStart ?? middle
    if mostFingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    now = event.timestamp
    // While some fingers are up already, the middle jumps and says nothing.
    guard let press, fingers.count == mostFingers else { return }
    if !isNear(press.start, middle) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    now = event.timestamp
    guard fingers.isEmpty, press != nil else { return }
    guard mostFingers == numberOfTouchesRequired else { return state = .failed }
    press = nil
    lastLift = now
    tapCount += 1
    if tapCount >= numberOfTapsRequired { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    rowStart = nil
    press = nil
    lastLift = nil
    tapCount = 0
    mostFingers = 0
  }

  override var nextDeadline: TimeInterval? {
    if let press { return press.time + TapLimits.duration }
    return lastLift.map { $0 + TapLimits.delay }
  }
  override func timeAdvanced(to time: TimeInterval) { state = .failed }

  /// A tap leaves one that needs more taps alone: without a requirement both answer a double tap. [class-dump]
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private var isInTime: Bool { lastLift.map { now - $0 <= TapLimits.delay } ?? true }
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) <= TapLimits.distance }
}
