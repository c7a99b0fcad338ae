import CoreGraphics
import GestureEngine
import Motion

/// A gesture of two fingers: what one finger is to a drag, a pair is here.
///
/// Active once each finger is a point or more from where it landed and the pair has changed enough; ends when one of the two
/// lifts. A third finger is not looked at (a choice).
class FingerPairMachine<Value>: _GestureMachine<Value> {
  struct Reading {
    var time: TimeInterval
    /// Of the change since the fingers landed: a scale, or radians.
    var change: Double
    /// Per second.
    var velocity: Double
    /// The middle of the two where they landed, in the view's space.
    var startLocation: CGPoint
    /// The same as a share of the view's size.
    var startAnchor: UnitPoint
  }

  /// Points each finger has to move. [measured]
  private static var minimumDistance: CGFloat { 1 }

  private var fingers: [(touch: Touch, start: CGPoint, farthest: CGFloat)] = []
  private var raw = GesturePhase<Reading>.possible(nil)
  private var why: GestureReason?
  private var start = (location: CGPoint.zero, anchor: UnitPoint.center)
  private var sampler = VelocitySampler<Double>()

  /// How much the pair has changed since it landed.
  func change(from start: (CGPoint, CGPoint), to now: (CGPoint, CGPoint)) -> Double { abstract() }
  /// The change is more than it takes to begin.
  func isEnough(_ change: Double) -> Bool { abstract() }
  func value(_ reading: Reading) -> Value { abstract() }

  override final var phase: GesturePhase<Value> { raw.map(value) }
  override final var failure: GestureReason? { why }
  override final var dependency: GestureRelation.Dependency { .pausedUntilFailed }

  override final func join(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    for touch in touches { land(touch, at: touch.previousLocation, time, context) }
  }

  override final func observe(_ touches: [Touch], at time: TimeInterval, in context: any GestureContext) {
    guard !raw.isTerminal else { return }
    for touch in touches where touch.phase == .began { land(touch, at: touch.location, time, context) }
    var isOver = false
    for touch in touches where touch.phase != .began {
      guard let index = fingers.firstIndex(where: { $0.touch === touch }) else { continue }
      let (x, y) = (touch.location.x - fingers[index].start.x, touch.location.y - fingers[index].start.y)
      fingers[index].farthest = max(fingers[index].farthest, (x * x + y * y).squareRoot())
      if touch.phase == .cancelled { return fail(.touchCancelled) }
      if touch.phase == .ended { isOver = true }
    }
    follow(time)
    if isOver { lift() }
  }

  private func land(_ touch: Touch, at location: CGPoint, _ time: TimeInterval, _ context: any GestureContext) {
    guard fingers.count < 2 else { return }
    fingers.append((touch, location, 0))
    guard fingers.count == 2 else { return }
    let (one, two) = (fingers[0].touch.location, fingers[1].touch.location)
    // Both count from the moment at which there are two.
    fingers[0].start = one
    fingers[0].farthest = 0
    let middle = context.convert(CGPoint(x: (one.x + two.x) / 2, y: (one.y + two.y) / 2), to: .local)
    let size = context.size
    start = (
      middle, UnitPoint(x: size.width > 0 ? middle.x / size.width : 0.5, y: size.height > 0 ? middle.y / size.height : 0.5)
    )
    sampler.reset()
    sampler.add(change(from: (one, two), to: (one, two)), at: time)
  }

  private func follow(_ time: TimeInterval) {
    guard fingers.count == 2 else { return }
    let change = change(
      from: (fingers[0].start, fingers[1].start), to: (fingers[0].touch.location, fingers[1].touch.location))
    guard change.isFinite else { return }
    sampler.add(change, at: time)
    let reading = Reading(
      time: time, change: change, velocity: sampler.velocity, startLocation: start.location, startAnchor: start.anchor)
    if case .active = raw {
      raw = .active(reading)
    } else if isEnough(change), fingers.allSatisfy({ $0.farthest >= Self.minimumDistance }) {
      raw = .active(reading)
    }
  }

  private func lift() {
    if case .active(let reading) = raw {
      raw = .ended(reading)
    } else {
      fail(reasonOfLift)
    }
  }
  private var reasonOfLift: GestureReason {
    guard fingers.count == 2 else { return .custom("lifted before a second finger landed") }
    let least = min(fingers[0].farthest, fingers[1].farthest)
    if least < Self.minimumDistance { return .liftedBeforeThreshold(moved: least, needed: Self.minimumDistance) }
    return .custom("lifted before the two fingers had changed enough")
  }
  private func fail(_ reason: GestureReason) {
    why = reason
    raw = .failed
  }

  override func reset() {
    fingers = []
    raw = .possible(nil)
    why = nil
    sampler.reset()
  }
}
