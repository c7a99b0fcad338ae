import Motion

/// One animation of one value: how far the value still is from its target, as a function of time.
///
/// What is seen is the target plus the offsets of everything that runs; every offset ends at zero. That makes a change of the
/// target simple: a curve goes on beside the new one, a spring is replaced by one that takes its offset and velocity over.
struct RunningAnimation<Value: VectorArithmetic> {
  let animation: Animation
  let start: Double
  /// The offset at the start.
  let offset: Value
  /// Of the offset, a second.
  let velocity: Value
  /// Of the response, from that of the spring before; nil where the spring has one response.
  private let blend: SpringBlend?
  /// nil when nobody waits for the end.
  private let report: AnimationReport?

  /// - Parameter responseBefore: Of the spring that this one takes over from, in seconds; nil where there was none.
  init(
    _ animation: Animation, start: Double, offset: Value, velocity: Value, responseBefore: Double?,
    completions: [AnimationCompletion], in viewGraph: ViewGraph
  ) {
    self.animation = animation
    self.start = start
    self.offset = offset
    self.velocity = velocity
    if case .spring(let response, let damping, let duration) = animation.curve, let responseBefore {
      // On the animation's own clock.
      blend = SpringBlend(from: responseBefore * animation.speed, to: response, over: duration, dampingRatio: damping)
    } else {
      blend = nil
    }
    report = completions.isEmpty ? nil : AnimationReport(completions, in: viewGraph)
  }

  /// The animation's own clock at `time`; negative during its delay.
  private func elapsed(at time: Double) -> Double { (time - start - animation.delay) * animation.speed }

  func offset(at time: Double) -> Value { at(time).offset }

  func at(_ time: Double) -> (offset: Value, velocity: Value) {
    let elapsed = elapsed(at: time)
    if elapsed <= 0 { return (offset, elapsed == 0 ? velocity : .zero) }
    switch animation.curve {
    case .spring(let response, let damping, _):
      if let blend { return spring(elapsed, blend.transition) }
      return spring(elapsed, SpringMotion(response: response, dampingRatio: damping).transition)
    case .interpolatingSpring(let mass, let stiffness, let damping, _):
      return spring(elapsed, SpringMotion(mass: mass, stiffness: stiffness, damping: damping).transition)
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      guard duration > 0, duration.isFinite else { return (.zero, .zero) }
      let curve = BezierCurve(x1, y1, x2, y2)
      let (place, direction) = cycle(elapsed, duration)
      let progress = curve.value(at: place / duration)
      let rate = direction * curve.velocity(at: place / duration) / duration
      return (offset.scaled(by: 1 - progress), offset.scaled(by: -rate * animation.speed))
    }
  }

  private func spring(
    _ elapsed: Double, _ transition: (Double) -> SpringMotion.Transition
  ) -> (offset: Value, velocity: Value) {
    let (place, direction) = animation.repeatCount == 1 ? (elapsed, 1) : cycle(elapsed, duration)
    let change = transition(place)
    // Velocities are kept in real seconds, the spring runs on the animation's clock.
    let speed = animation.speed
    return (
      offset.scaled(by: change.offsetFromOffset) + velocity.scaled(by: change.offsetFromVelocity / speed),
      (offset.scaled(by: change.velocityFromOffset * speed) + velocity.scaled(by: change.velocityFromVelocity))
        .scaled(by: direction)
    )
  }

  /// What a spring that takes over at `time` begins with where it blends, in seconds; nil for other curves.
  func response(at time: Double) -> Double? {
    guard case .spring(let response, _, _) = animation.curve else { return nil }
    return (blend?.response(at: elapsed(at: time)) ?? response) / animation.speed
  }

  /// The length of one run on the animation's clock.
  private var duration: Double {
    switch animation.curve {
    case .spring(let response, _, _): response
    case .interpolatingSpring(let mass, let stiffness, let damping, _):
      SpringMotion(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
    case .bezier(_, _, _, _, let duration): duration
    }
  }

  /// Where a repeated run is within one run, and whether it runs forward (1) or back (−1).
  private func cycle(_ elapsed: Double, _ duration: Double) -> (place: Double, direction: Double) {
    guard duration > 0 else { return (0, 1) }
    let run = (elapsed / duration).rounded(.down)
    // A run too short for the clock: it is at its end.
    guard run.isFinite else { return (duration, 1) }
    if let count = animation.repeatCount, run >= Double(count) {
      // An even number of runs back and forth ends where it began: the value then jumps to its target.
      return (duration, 1)
    }
    let place = elapsed - run * duration
    let isBackward = animation.autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return isBackward ? (duration - place, -1) : (place, 1)
  }

  private func isLogicallyComplete(at time: Double) -> Bool {
    guard let count = animation.repeatCount else { return false }
    return elapsed(at: time) >= duration * Double(count)
  }

  /// At rest on the target. Springs rest when neither speed nor pull exceeds 0.06 (squared: 0.0036), as SwiftUI's do.
  func isFinished(at time: Double) -> Bool {
    guard let count = animation.repeatCount, animation.speed > 0 else { return false }
    let elapsed = elapsed(at: time)
    // A time or a pull that is no number would never be reached: it ends at once.
    guard !(elapsed < 0) else { return false }
    let stiffness: Double
    switch animation.curve {
    case .bezier(_, _, _, _, let duration): return !(duration * Double(count) > elapsed)
    case .spring(let response, let damping, _):
      guard response > 0 else { return true }
      stiffness = SpringMotion(response: blend?.response(at: elapsed) ?? response, dampingRatio: damping).stiffness
    case .interpolatingSpring(_, let k, _, _): stiffness = k
    }
    if count > 1 { return elapsed >= duration * Double(count) }
    let (offset, velocity) = at(time)
    return !(velocity.magnitudeSquared > springRest) && !(offset.scaled(by: stiffness).magnitudeSquared > springRest)
  }

  /// Tells the completions that are due at `time`; `removed` when the animation leaves.
  func complete(at time: Double, removed: Bool) {
    guard let report else { return }
    if removed || isLogicallyComplete(at: time) { report.becameLogicallyComplete() }
    if removed { report.wasRemoved() }
  }
}

/// Tells the completions of one animation how far it is. An animation that goes with its view has ended.
private final class AnimationReport {
  private let completions: [AnimationCompletion]
  private weak var viewGraph: ViewGraph?
  private var isLogicallyComplete = false, isRemoved = false

  init(_ completions: [AnimationCompletion], in viewGraph: ViewGraph) {
    self.completions = completions
    self.viewGraph = viewGraph
    completions.forEach { $0.animationBegan() }
  }
  deinit {
    becameLogicallyComplete()
    wasRemoved()
  }

  func becameLogicallyComplete() {
    guard !isLogicallyComplete else { return }
    isLogicallyComplete = true
    end(.logicallyComplete)
  }
  func wasRemoved() {
    guard !isRemoved else { return }
    isRemoved = true
    end(.removed)
  }
  private func end(_ criteria: AnimationCompletionCriteria) {
    guard let viewGraph else { return }
    for completion in completions where completion.criteria == criteria { completion.animationEnded(in: viewGraph) }
  }
}

private let springRest = 0.0036
