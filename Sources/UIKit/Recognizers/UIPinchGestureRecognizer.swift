import CoreGraphics
import GestureEngine

/// Two fingers that move apart or together. Ends when the last finger lifts; in between one may lift and come back.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Points by which the distance of the fingers must have changed, that excluded. [measured]
  private static let hysteresis: CGFloat = 8
  /// Fingers nearer than this count as this far apart, so that a scale stays finite (a choice). Points.
  private static let minimumDistance: CGFloat = 1

  /// Relative to the distance at the start. Setting it goes on from the new value.
  open var scale: CGFloat {
    get { pair.map { reference > 0 ? $0.distance / reference : lastScale } ?? lastScale }
    set {
      guard newValue.isFinite, newValue > 0 else {
        application.writeToConsole(
          "\(diagnosticName): scale was set to \(newValue); a scale is finite and greater than 0. It stays \(scale).")
        return
      }
      lastScale = newValue
      if let pair { reference = pair.distance / newValue }
    }
  }
  /// Scale per second.
  open private(set) var velocity: CGFloat = 0

  private var pair: FingerPair?
  /// The distance that stands for a scale of 1.
  private var reference: CGFloat = 0
  private var lastScale: CGFloat = 1
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count > 2 {
      for touch in touches { ignore(touch, for: event) }
    }
    fingersChanged(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let before = pair, let now = FingerPair(fingers, minimum: Self.minimumDistance) else { return }
    if attached.arenaState.isActive {
      follow(from: before, to: now, at: event.timestamp)
    } else {
      pair = now
      let change = now.distance - reference
      guard abs(change) > Self.hysteresis else { return }
      // The distance that was needed to begin is no part of the scale: it starts from 1.
      reference += change > 0 ? Self.hysteresis : -Self.hysteresis
      lastTime = event.timestamp
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isEmpty else { return fingersChanged(at: event.timestamp) }
    state = attached.arenaState.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty { state = .cancelled } else { fingersChanged(at: event.timestamp) }
  }

  open override func reset() {
    pair = nil
    reference = 0
    lastScale = 1
    velocity = 0
  }

  /// Takes the new distance into the scale, but only while pinching is most of what the fingers do; otherwise what the distance
  /// did is forgotten. Weights: pinch 4, rotation 0.5, movement 0.5 [measured]; that each is a way in points is our reading.
  private func follow(from before: FingerPair, to now: FingerPair, at time: TimeInterval) {
    let oldScale = scale
    let pinching = 4 * abs(now.distance - before.distance)
    let turning = 0.5 * abs(now.turn(since: before)) * now.distance / 2
    let moving = 0.5 * hypot(now.middle.x - before.middle.x, now.middle.y - before.middle.y)
    pair = now
    if pinching < max(turning, moving) { reference = now.distance / oldScale }
    lastScale = scale
    if time > lastTime { velocity = (lastScale - oldScale) / (time - lastTime) }
    lastTime = time
    state = .changed
  }

  /// Goes on from the scale so far with the fingers that are there now.
  private func fingersChanged(at time: TimeInterval) {
    lastScale = scale
    pair = FingerPair(fingers, minimum: Self.minimumDistance)
    if let pair { reference = pair.distance / lastScale }
    velocity = 0
    lastTime = time
  }
}
