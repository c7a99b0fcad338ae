import CoreGraphics
import Motion

/// Moves a scroll view's content while no finger does: running on, coming back, gliding, zooming. Asks for frames only as long as it
/// moves.
@MainActor
final class ScrollMover: FrameParticipant {
  private enum Motion {
    case none
    /// After a drag.
    case decelerating([ScrollAxis: Run])
    /// To an offset that was asked for.
    case gliding(from: CGPoint, to: CGPoint, ScrollGlide)
    /// To a scale, and the offset it needs; `isBounce` when it comes back from beyond the limits.
    case zooming(from: ZoomPlace, to: ZoomPlace, duration: TimeInterval, isBounce: Bool)
    /// To a scale, about the point under a wheel's pointer.
    case magnifying(from: CGFloat, to: CGFloat)
  }
  /// Along one axis, with what it was reckoned from.
  private struct Run {
    let motion: AxisMotion
    let limits: ClosedRange<CGFloat>
    /// Where somebody wants it to end.
    let target: CGFloat?
  }
  unowned var scrollView: UIScrollView!
  private var motion = Motion.none
  private var start: TimeInterval = 0
  /// Of the last step.
  private var lastStep: TimeInterval = 0
  private weak var frames: FrameDriver?

  private static let easing = BezierCurve.easeInOut
  /// How long a change of the scale by a wheel takes, in seconds: then nothing that can be seen is left of it.
  private static let magnification: TimeInterval = 0.35

  var isMoving: Bool { if case .none = motion { false } else { true } }
  /// Content moves on after fingers have let go, or under a wheel.
  var isDecelerating: Bool { if case .decelerating = motion { true } else { glideCause == .wheel } }
  /// On whose behalf content glides; nil while it does not.
  var glideCause: ScrollGlide.Cause? { if case .gliding(_, _, let glide) = motion { glide.cause } else { nil } }
  /// Where it glides to.
  var glideTarget: CGPoint? { if case .gliding(_, let target, _) = motion { target } else { nil } }
  /// The scale that a wheel has asked for; nil while it is shown.
  var scaleAhead: CGFloat? { if case .magnifying(_, let scale) = motion { scale } else { nil } }
  /// The scale is on its way and still beyond its limits. Where it is inside them again, on a way that leads on, it can be stopped.
  var isZoomBouncing: Bool {
    if case .zooming(_, _, _, let isBounce) = motion { isBounce && scrollView.zooming.scaleToReturnTo != nil } else { false }
  }
  var isZooming: Bool { if case .zooming = motion { true } else { false } }

  /// Content let go at `time` with `velocity`, in points per second; to `target` if somebody chose one.
  func run(from offset: CGPoint, velocity: CGPoint, target: CGPoint?, at time: TimeInterval) {
    var axes: [ScrollAxis: Run] = [:]
    for axis in ScrollAxis.allCases {
      let key = axis.position
      axes[axis] = makeRun(axis, from: offset[keyPath: key], velocity[keyPath: key], target.map { $0[keyPath: key] })
    }
    // The first step is made at once, as long as a frame. [measured]
    begin(.decelerating(axes), at: time - frameDuration)
    move(to: time)
  }

  /// A glide on the same behalf goes on from where it is, without a step lost; one to the same place is left alone.
  func glide(to offset: CGPoint, _ cause: ScrollGlide.Cause, at time: TimeInterval? = nil, isSnap: Bool = false) {
    let from = scrollView.contentOffset
    guard offset != from, glideCause != cause || glideTarget != offset else { return }
    let glide = ScrollGlide(cause, distance: hypot(offset.x - from.x, offset.y - from.y), isSnap: isSnap)
    begin(.gliding(from: from, to: offset, glide), at: glideCause == cause ? lastStep : time ?? now)
  }

  func magnify(to scale: CGFloat, at time: TimeInterval) {
    let start = scaleAhead == nil ? time : lastStep
    begin(.magnifying(from: scrollView.zoomScale, to: scale), at: start)
  }

  func zoom(to place: ZoomPlace, isBounce: Bool) {
    let duration = ZoomBand.animationDuration(from: scrollView.zoomScale, to: place.scale)
    let from = ZoomPlace(scale: scrollView.zoomScale, offset: scrollView.contentOffset)
    begin(.zooming(from: from, to: place, duration: duration, isBounce: isBounce), at: now)
  }

  /// The content's size or the insets are others now: a movement that would end beyond the edges ends at them, and one that would
  /// have met an old edge goes by the new one. It goes on from where it is, as fast as it is.
  func limitsDidChange() {
    let elapsed = max(lastStep - start, 0)
    switch motion {
    case .none: break
    case .decelerating(let axes):
      let limits = axes.keys.allSatisfy { scrollView.restingRange($0) == axes[$0]?.limits }
      if !limits { begin(.decelerating(redirected(axes, after: elapsed)), at: lastStep) }
    case .gliding(let from, let to, let glide):
      let rest = scrollView.nearestRest(to: to)
      guard rest != to else { return }
      motion = .gliding(from: from.moved(with: to, to: rest, glide.share(elapsed)), to: rest, glide)
    // The offset is worked out from the scale in each step.
    case .magnifying: break
    case .zooming(let from, let to, let duration, let isBounce):
      let rest = scrollView.zooming.nearestRest(to: to.offset, at: to.scale)
      guard rest != to.offset else { return }
      let start = from.offset.moved(with: to.offset, to: rest, Self.share(elapsed, of: duration))
      motion = .zooming(
        from: ZoomPlace(scale: from.scale, offset: start), to: ZoomPlace(scale: to.scale, offset: rest), duration: duration,
        isBounce: isBounce)
    }
  }

  /// Content lies elsewhere by `delta`: what moves goes on from there, as fast as it is.
  func shift(by delta: CGPoint) {
    let elapsed = max(lastStep - start, 0)
    switch motion {
    case .none, .magnifying: break
    case .gliding(let from, let to, let glide): motion = .gliding(from: from.offset(by: delta), to: to.offset(by: delta), glide)
    case .zooming(let from, let to, let duration, let isBounce):
      let start = ZoomPlace(scale: from.scale, offset: from.offset.offset(by: delta))
      let end = ZoomPlace(scale: to.scale, offset: to.offset.offset(by: delta))
      motion = .zooming(from: start, to: end, duration: duration, isBounce: isBounce)
    case .decelerating(let axes):
      var new: [ScrollAxis: Run] = [:]
      for (axis, run) in axes {
        let way = delta[keyPath: axis.position]
        new[axis] = makeRun(
          axis, from: CGFloat(run.motion.value(at: elapsed)) + way, CGFloat(run.motion.velocity(at: elapsed)),
          run.target.map { $0 + way })
      }
      begin(.decelerating(new), at: lastStep)
    }
  }

  /// All axes begin anew, so that they keep one clock.
  private func redirected(_ axes: [ScrollAxis: Run], after elapsed: TimeInterval) -> [ScrollAxis: Run] {
    var new: [ScrollAxis: Run] = [:]
    for (axis, run) in axes {
      let range = scrollView.restingRange(axis)
      let target = run.target.map { min(max($0, range.lowerBound), range.upperBound) }
      new[axis] = makeRun(axis, from: run.motion.value(at: elapsed), run.motion.velocity(at: elapsed), target)
    }
    return new
  }

  /// Leaves content where it is. What was announced as under way is told to be over, except that a finger catches a decelerating
  /// content in silence (a choice: Apple says nothing of it).
  func stop() {
    let stopped = motion
    leave()
    switch stopped {
    case .zooming, .magnifying: scrollView.zooming.animationEnded()
    case .none, .decelerating, .gliding: break
    }
  }

  // MARK: Frames

  var needsUpdate: Bool { false }
  func update() {}
  var nextWakeUp: TimeInterval? { isMoving ? frames?.now : nil }
  func runAfterUpdateActions() -> Bool { false }
  var pendingWorkDescription: String { "\(type(of: scrollView!)) moving its content" }
  /// A delegate may let go of the scroll view in the middle of a step.
  func advanceAnimations(to time: TimeInterval) { withExtendedLifetime(scrollView) { move(to: time) } }

  private func begin(_ newMotion: Motion, at time: TimeInterval) {
    motion = newMotion
    start = time
    lastStep = time
    let frames = scrollView.owningApplication.frames
    // It may have come to another application's window while it moved.
    if self.frames !== frames { self.frames?.remove(self) }
    self.frames = frames
    frames.add(self)
  }
  /// The frames hold whoever moves; a scroll view that goes leaves them, and a frame under way that had it in its list finds it at rest.
  func leave() {
    motion = .none
    frames?.remove(self)
  }

  private var now: TimeInterval { scrollView.owningApplication.frames.now }
  private var frameDuration: TimeInterval {
    1 / TimeInterval(scrollView.window?.windowScene?.screen.maximumFramesPerSecond ?? 60)
  }

  private func move(to time: TimeInterval) {
    // Constraints may give the zoomed view its new size after the scroll view has its own.
    if case .zooming = motion { limitsDidChange() }
    let elapsed = max(time - start, 0)
    lastStep = max(time, start)
    switch motion {
    case .none: break
    case .decelerating(let axes):
      var offset = scrollView.contentOffset
      for (axis, run) in axes { offset[keyPath: axis.position] = CGFloat(run.motion.value(at: elapsed)) }
      scrollView.moveOffset(to: offset)
      // The delegate may have changed the limits, and with them the movement.
      guard case .decelerating(let axes) = motion, axes.values.allSatisfy({ time - start >= $0.motion.duration }) else { return }
      end { $0.scrollViewDidEndDecelerating(scrollView) }
    case .gliding(let from, let to, let glide):
      let share = glide.share(elapsed)
      scrollView.moveOffset(to: from.mixed(with: to, share))
      guard case .gliding(_, let end, let glide) = motion, share >= 1 else { return }
      if end != to { scrollView.moveOffset(to: end) }
      self.end {
        switch glide.cause {
        case .program, .keys: $0.scrollViewDidEndScrollingAnimation(scrollView)
        case .wheel: $0.scrollViewDidEndDecelerating(scrollView)
        }
      }
    case .magnifying(let from, let to):
      let share = elapsed < Self.magnification ? CGFloat(ScrollGlide.approach.share(at: elapsed)) : 1
      scrollView.zooming.showTurn(from + (to - from) * share)
      guard case .magnifying = motion, share >= 1 else { return }
      motion = .none
      leave()
      scrollView.zooming.animationEnded()
    case .zooming(let from, let to, let duration, _):
      let share = Self.share(elapsed, of: duration)
      scrollView.zooming.show(
        ZoomPlace(scale: from.scale + (to.scale - from.scale) * share, offset: from.offset.mixed(with: to.offset, share)))
      guard case .zooming(_, let end, _, _) = motion, share >= 1 else { return }
      if end != to {
        scrollView.moveOffset(to: end.offset)
        scrollView.dragging.rebase()
      }
      leave()
      scrollView.zooming.animationEnded()
      if scrollView.isOffItsPlace { scrollView.comeBack() }
    }
  }

  private func end(_ tell: (any UIScrollViewDelegate) -> Void) {
    leave()
    if let delegate = scrollView.delegate { tell(delegate) }
    scrollView.indicators.update()
  }

  private static func share(_ elapsed: TimeInterval, of duration: TimeInterval) -> CGFloat {
    duration > 0 && elapsed < duration ? CGFloat(easing.value(at: elapsed / duration)) : 1
  }

  private func makeRun(_ axis: ScrollAxis, from offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat?) -> Run {
    let range = scrollView.restingRange(axis)
    return Run(motion: axisMotion(axis, offset, velocity, target, within: range), limits: range, target: target)
  }

  private func axisMotion(
    _ axis: ScrollAxis, _ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, within range: ClosedRange<CGFloat>
  ) -> AxisMotion {
    let deceleration = Deceleration(rate: scrollView.decelerationRate.rawValue)
    let edge = min(max(offset, range.lowerBound), range.upperBound), isBeyond = edge != offset
    // What is let go beyond an edge towards the inside would cross the edge on its spring, and run on past the place it is to rest at.
    let crosses = isBeyond && (edge - offset) * velocity > 0
    if let target, !isBeyond || crosses || target != edge, target != offset || velocity != 0 {
      if scrollView.isPagingEnabled {
        return AxisMotion(
          paging: offset, velocity: velocity, to: target, pageExtent: scrollView.bounds.size[keyPath: axis.extent])
      }
      return AxisMotion(running: offset, velocity: velocity, deceleration: deceleration, to: target)
    }
    let bounces = scrollView.bounces && (scrollView.overflows(axis) || scrollView.alwaysBounces(axis))
    return AxisMotion(
      running: offset, velocity: velocity, deceleration: deceleration, limits: range.inDoubles, bounces: bounces || isBeyond)
  }
}

/// A zoom scale and the offset that goes with it.
struct ZoomPlace: Hashable {
  var scale: CGFloat
  var offset: CGPoint
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
  fileprivate func offset(by delta: CGPoint) -> CGPoint { CGPoint(x: x + delta.x, y: y + delta.y) }
  /// Where a way from here to `other`, of which `share` is done, would have begun if it led to `end` through the same point.
  fileprivate func moved(with other: CGPoint, to end: CGPoint, _ share: CGFloat) -> CGPoint {
    guard share < 1 else { return end }
    let now = mixed(with: other, share)
    return CGPoint(x: (now.x - end.x * share) / (1 - share), y: (now.y - end.y * share) / (1 - share))
  }
}
