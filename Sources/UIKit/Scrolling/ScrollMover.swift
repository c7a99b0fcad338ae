import CoreGraphics
import Motion

/// Moves a scroll view's content while no finger does: running on, coming back, gliding, zooming. Asks for frames only as long as it
/// moves.
@MainActor
final class ScrollMover: FrameParticipant {
  private enum Motion {
    case none
    /// After a drag.
    case decelerating([ScrollAxis: AxisMotion])
    /// To an offset that was asked for.
    case gliding(from: CGPoint, to: CGPoint)
    /// To a scale, and the offset it needs; `isBounce` when it comes back from beyond the limits.
    case zooming(from: ZoomPlace, to: ZoomPlace, duration: TimeInterval, isBounce: Bool)
  }
  unowned var scrollView: UIScrollView!
  private var motion = Motion.none
  private var start: TimeInterval = 0
  private var lastMove: TimeInterval = 0
  /// Where somebody has sent decelerating content.
  private var target: CGPoint?
  private weak var frames: FrameDriver?

  /// How long an animated change of the offset takes, in seconds (a choice, as Apple's scroll views look).
  private static let glideDuration: TimeInterval = 0.3
  private static let easing = BezierCurve.easeInOut

  var isMoving: Bool { if case .none = motion { false } else { true } }
  var isDecelerating: Bool { if case .decelerating = motion { true } else { false } }
  var isZoomBouncing: Bool { if case .zooming(_, _, _, let isBounce) = motion { isBounce } else { false } }

  /// Content let go at `time` with `velocity`, in points per second; to `target` if somebody chose one.
  func run(from offset: CGPoint, velocity: CGPoint, target: CGPoint?, at time: TimeInterval) {
    var axes: [ScrollAxis: AxisMotion] = [:]
    for axis in ScrollAxis.allCases { axes[axis] = axisMotion(axis, offset, velocity, target) }
    self.target = target
    // The first step is made at once, as long as a frame. [measured]
    begin(.decelerating(axes), at: time - frameDuration)
    move(to: time)
  }

  func glide(to offset: CGPoint) {
    guard offset != scrollView.contentOffset else { return }
    begin(.gliding(from: scrollView.contentOffset, to: offset), at: now)
  }

  /// Content lies elsewhere by `delta`, or its limits are others now: what moves goes on from there, as fast as it is.
  func rebase(by delta: CGPoint) {
    switch motion {
    case .none, .zooming: break
    case .gliding(let from, let to): motion = .gliding(from: from.moved(by: delta), to: to.moved(by: delta))
    case .decelerating(let axes):
      let elapsed = max(lastMove - start, 0)
      var offset = scrollView.contentOffset, velocity = CGPoint.zero
      for (axis, motion) in axes {
        offset[keyPath: axis.position] = CGFloat(motion.value(at: elapsed)) + delta[keyPath: axis.position]
        velocity[keyPath: axis.position] = CGFloat(motion.velocity(at: elapsed))
      }
      target = target?.moved(by: delta)
      var moved: [ScrollAxis: AxisMotion] = [:]
      for axis in ScrollAxis.allCases { moved[axis] = axisMotion(axis, offset, velocity, target) }
      motion = .decelerating(moved)
      start = lastMove
    }
  }

  func zoom(to place: ZoomPlace, isBounce: Bool) {
    let duration = ZoomBand.animationDuration(from: scrollView.zoomScale, to: place.scale)
    let from = ZoomPlace(scale: scrollView.zoomScale, offset: scrollView.contentOffset)
    begin(.zooming(from: from, to: place, duration: duration, isBounce: isBounce), at: now)
  }

  /// Leaves content where it is. What was announced as under way is told to be over, except that a finger catches a decelerating
  /// content in silence (facts 3.7 leave it open; a choice).
  func stop() {
    let stopped = motion
    motion = .none
    leave()
    if case .zooming = stopped { scrollView.zooming.animationEnded() }
  }

  // MARK: Frames

  var needsUpdate: Bool { false }
  func update() {}
  var nextWakeUp: TimeInterval? { isMoving ? frames?.now : nil }
  func runAfterUpdateActions() -> Bool { false }
  var pendingWorkDescription: String { "\(type(of: scrollView)) moving its content" }
  func advanceAnimations(to time: TimeInterval) { move(to: time) }

  private func begin(_ newMotion: Motion, at time: TimeInterval) {
    motion = newMotion
    start = time
    frames = UIApplication.shared.frames
    frames?.add(self)
  }
  /// The frames hold whoever moves; a scroll view that goes leaves them.
  func leave() { frames?.remove(self) }

  private var now: TimeInterval { UIApplication.shared.frames.now }
  private var frameDuration: TimeInterval {
    1 / TimeInterval(scrollView.window?.windowScene?.screen.maximumFramesPerSecond ?? 60)
  }

  private func move(to time: TimeInterval) {
    let elapsed = max(time - start, 0)
    lastMove = time
    switch motion {
    case .none: break
    case .decelerating(let axes):
      var offset = scrollView.contentOffset
      for (axis, motion) in axes { offset[keyPath: axis.position] = CGFloat(motion.value(at: elapsed)) }
      scrollView.moveOffset(to: offset)
      guard case .decelerating = motion, axes.values.allSatisfy({ elapsed >= $0.duration }) else { return }
      end { $0.scrollViewDidEndDecelerating(scrollView) }
    case .gliding(let from, let to):
      let share = Self.share(elapsed, of: Self.glideDuration)
      scrollView.moveOffset(to: from.mixed(with: to, share))
      guard case .gliding = motion, share >= 1 else { return }
      end { $0.scrollViewDidEndScrollingAnimation(scrollView) }
    case .zooming(let from, let to, let duration, _):
      let share = Self.share(elapsed, of: duration)
      scrollView.zooming.show(
        ZoomPlace(scale: from.scale + (to.scale - from.scale) * share, offset: from.offset.mixed(with: to.offset, share)))
      guard case .zooming = motion, share >= 1 else { return }
      motion = .none
      leave()
      scrollView.zooming.animationEnded()
    }
  }

  private func end(_ tell: (any UIScrollViewDelegate) -> Void) {
    motion = .none
    leave()
    if let delegate = scrollView.delegate { tell(delegate) }
    scrollView.indicators.update()
  }

  private static func share(_ elapsed: TimeInterval, of duration: TimeInterval) -> CGFloat {
    duration > 0 && elapsed < duration ? CGFloat(easing.value(at: elapsed / duration)) : 1
  }

  private func axisMotion(_ axis: ScrollAxis, _ offset: CGPoint, _ velocity: CGPoint, _ target: CGPoint?) -> AxisMotion {
    let key = axis.position
    let range = scrollView.restingRange(axis)
    let deceleration = Deceleration(rate: scrollView.decelerationRate.rawValue)
    let isBeyond = !range.contains(offset[keyPath: key])
    if let target, !isBeyond, target[keyPath: key] != offset[keyPath: key] || velocity[keyPath: key] != 0 {
      if scrollView.isPagingEnabled {
        return AxisMotion(
          paging: offset[keyPath: key], velocity: velocity[keyPath: key], to: target[keyPath: key],
          pageExtent: scrollView.bounds.size[keyPath: axis.extent])
      }
      return AxisMotion(
        running: offset[keyPath: key], velocity: velocity[keyPath: key], deceleration: deceleration, to: target[keyPath: key])
    }
    let bounces = scrollView.bounces && (scrollView.overflows(axis) || scrollView.alwaysBounces(axis))
    return AxisMotion(
      running: offset[keyPath: key], velocity: velocity[keyPath: key], deceleration: deceleration, limits: range.inDoubles,
      bounces: bounces || isBeyond)
  }
}

/// A zoom scale and the offset that goes with it.
struct ZoomPlace: Hashable {
  var scale: CGFloat
  var offset: CGPoint
}

extension CGPoint {
  fileprivate func moved(by delta: CGPoint) -> CGPoint { CGPoint(x: x + delta.x, y: y + delta.y) }
  fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
