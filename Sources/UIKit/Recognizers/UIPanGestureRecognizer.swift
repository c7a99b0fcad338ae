import CoreGraphics
import GestureEngine
import Motion

/// Fingers that move: begins once their middle is 10 points from where it started, along one axis.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Points along one axis at which it begins, that distance included. [measured]
  static let hysteresis: CGFloat = 10

  /// Where the middle of the fingers was when nothing had moved; shifted when fingers come and go, so that nothing jumps.
  private var origin: CGPoint?
  private var lastMiddle = CGPoint.zero
  private var count = 0
  private var speed = PanVelocity<CGPoint>()
  private var lastMove: TimeInterval = 0
  /// A finger that has rested for so long, in seconds, has no speed (a choice: a tenth of a second, as re-implementations have
  /// it).
  private static let restingTime: TimeInterval = 0.1

  /// How far the fingers have gone in the space of `view`, in points, since the start or since it was set. The 10 points before
  /// it began are in it.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin else { return .zero }
    let (from, to) = (toSpace(of: view, origin), toSpace(of: view, lastMiddle))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
  /// Later translations count from here. One that is not finite is refused with a line on the console.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard accepts(translation.x + translation.y, as: "translation", keeping: self.translation(in: view).x) else { return }
    let target = toSpace(of: view, lastMiddle)
    let shifted = CGPoint(x: target.x - translation.x, y: target.y - translation.y)
    origin = (view ?? self.view?.window)?.toScreen(shifted) ?? shifted
  }
  /// Points per second in the space of `view`: 0.2 of the last step's speed and 0.8 of the one before. [measured]
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = speed.velocity
    let (from, to) = (
      toSpace(of: view, lastMiddle), toSpace(of: view, CGPoint(x: lastMiddle.x + velocity.x, y: lastMiddle.y + velocity.y))
    )
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count > maximumNumberOfTouches {
      guard attached.arenaState.isActive else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    fingersChanged(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    move(at: event.timestamp)
    if attached.arenaState.isActive {
      state = .changed
    } else if let origin, count >= minimumNumberOfTouches,
      isFarEnough(CGPoint(x: lastMiddle.x - origin.x, y: lastMiddle.y - origin.y))
    {
      state = .began
    }
  }

  /// `translation` on the screen is enough to begin.
  func isFarEnough(_ translation: CGPoint) -> Bool { max(abs(translation.x), abs(translation.y)) >= Self.hysteresis }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A finger may still have moved in the moment in which it lifted.
    if touches.contains(where: { $0.hasMoved }) { move(at: event.timestamp) }
    if event.timestamp - lastMove >= Self.restingTime { speed.reset() }
    if fingers.count >= minimumNumberOfTouches, !fingers.isEmpty { return fingersChanged(at: event.timestamp) }
    if attached.arenaState.isActive {
      state = .ended
    } else if fingers.isEmpty {
      state = .failed
    } else {
      fingersChanged(at: event.timestamp)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty { state = .cancelled } else { fingersChanged(at: event.timestamp) }
  }

  open override func reset() {
    origin = nil
    count = 0
    speed.reset()
  }

  private func move(at time: TimeInterval) {
    lastMiddle = middleBeforeLift
    speed.add(lastMiddle, at: time)
    lastMove = time
  }

  /// The middle jumps; what was gone so far stays.
  private func fingersChanged(at time: TimeInterval) {
    let newMiddle = middle
    if let origin, count > 0 {
      self.origin = CGPoint(x: origin.x + newMiddle.x - lastMiddle.x, y: origin.y + newMiddle.y - lastMiddle.y)
      speed.rebase(to: newMiddle, at: time)
    } else {
      origin = newMiddle
      speed.add(newMiddle, at: time)
    }
    lastMiddle = newMiddle
    count = fingers.count
  }
}

extension UIView {
  /// A point of this view's space on the screen; unchanged while the view is in no window.
  func toScreen(_ point: CGPoint) -> CGPoint {
    guard let window else { return point }
    let inWindow = convert(point, to: window)
    return CGPoint(x: inWindow.x + window.frame.minX, y: inWindow.y + window.frame.minY)
  }
}
