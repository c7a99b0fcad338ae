import CoreGraphics
import GestureEngine

/// Two fingers that turn about each other. Ends when fewer than two are left.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Points along its circle that a finger must go before it begins (a choice, equal to the pinch's; Apple's is not known).
  private static let hysteresis: CGFloat = 8

  /// Radians, clockwise on the screen, since it began; full turns count on. Setting it goes on from the new value, which
  /// must be finite.
  open var rotation: CGFloat = 0 {
    didSet { if !rotation.isFinite, !accepts(rotation, as: "rotation", keeping: oldValue) { rotation = oldValue } }
  }
  /// Radians per second.
  open private(set) var velocity: CGFloat = 0

  private var pair: FingerPair?
  private var turned: CGFloat = 0
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count > 2 {
      for touch in touches { ignore(touch, for: event) }
    }
    pair = FingerPair(fingers)
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let before = pair, let now = FingerPair(fingers) else { return }
    pair = now
    let turn = now.turn(since: before)
    if attached.arenaState.isActive {
      rotation += turn
      if event.timestamp > lastTime { velocity = turn / (event.timestamp - lastTime) }
      lastTime = event.timestamp
      state = .changed
      return
    }
    turned += turn
    let way = abs(turned) * now.distance / 2
    guard way > Self.hysteresis else { return }
    // What was needed to begin is no part of the rotation.
    rotation = turned * (1 - Self.hysteresis / way)
    lastTime = event.timestamp
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersLeft() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count < 2, attached.arenaState.isActive { return state = .cancelled }
    fingersLeft()
  }

  private func fingersLeft() {
    pair = FingerPair(fingers)
    if fingers.count < 2, attached.arenaState.isActive { return state = .ended }
    if fingers.isEmpty { state = .failed }
  }

  open override func reset() {
    pair = nil
    turned = 0
    rotation = 0
    velocity = 0
  }
}
