import CoreGraphics
import Motion

/// Content under moving fingers: from the pan's translation to the offset, and what is left of it at the release.
///
/// The offset follows the translation without the pan's threshold; beyond an edge it lags behind by the rubber band. [recorded]
@MainActor
final class ScrollDragging {
  unowned var scrollView: UIScrollView!
  private(set) var isActive = false
  /// The offset without any band, at a translation of zero.
  private var start = CGPoint.zero
  private var axes: [ScrollAxis] = []
  /// Of the last two steps, in points per second, of the content.
  private var latest = CGPoint.zero, previous = CGPoint.zero
  /// Moves with a part of the drag; `sharedWay` is how far the fingers had gone when it was last asked.
  private weak var sharer: (any ScrollDragSharer)?
  private var sharedWay: CGFloat = 0

  private var pan: ScrollPan { scrollView.pan }

  func begin() {
    guard !isActive else { return }
    isActive = true
    if !scrollView.isZoomBouncing { scrollView.mover.stop() }
    latest = .zero
    previous = .zero
    axes = movableAxes()
    start = unbanded(scrollView.contentOffset)
    sharedWay = 0
    sharer = axes.contains(.vertical) ? scrollView.dragSharer : nil
    if sharer?.scrollDragBegan(in: scrollView) == false { sharer = nil }
    scrollView.dismissKeyboard()
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    follow()
  }

  /// The fingers are where they are; content goes there.
  func follow() {
    guard isActive else { return }
    previous = latest
    let velocity = pan.velocity(in: scrollView.superview)
    latest = CGPoint(x: -velocity.x, y: -velocity.y)
    guard !scrollView.isZooming || scrollView.pinch.numberOfTouches < 2 else { return rebase() }
    let translation = pan.translation(in: scrollView.superview)
    share(translation.y - pan.slop.y)
    var offset = scrollView.contentOffset
    for axis in axes {
      let way = translation[keyPath: axis.position] - pan.slop[keyPath: axis.position]
      offset[keyPath: axis.position] = banded(start[keyPath: axis.position] - way, axis)
    }
    if scrollView.mover.isZooming { scrollView.moveZoom(to: offset) } else { scrollView.moveOffset(to: offset) }
  }

  /// What the sharer takes of the last step moves no content.
  private func share(_ way: CGFloat) {
    guard let sharer else { return }
    start.y += sharer.takeShare(of: way - sharedWay, in: scrollView)
    sharedWay = way
  }

  /// Content was put elsewhere: the fingers go on from there.
  func rebase() {
    guard isActive else { return }
    start = unbanded(scrollView.contentOffset)
    let slop = pan.slop
    sharedWay = 0
    pan.setTranslation(slop, in: scrollView.superview)
  }

  /// Content lies elsewhere under the same fingers.
  func shift(by delta: CGPoint) {
    start.x += delta.x
    start.y += delta.y
  }

  /// The fingers are gone, or were taken away.
  func end(cancelled: Bool) {
    guard isActive else { return }
    isActive = false
    let speed = pan.velocity(in: scrollView.superview).y
    let isShared = sharer?.scrollDragEnded(in: scrollView, velocity: speed, cancelled: cancelled) ?? false
    sharer = nil
    scrollView.release(velocity: cancelled || isShared ? .zero : releaseVelocity())
  }

  /// Slower than this at the release, content does not run on. Points per second. [measured]
  private static let leastSpeed: CGFloat = 250

  /// Three quarters of the step before the last one and a quarter of the last; the last alone when there is none before. [measured]
  private func releaseVelocity() -> CGPoint {
    let now = pan.velocity(in: scrollView.superview)
    guard hypot(now.x, now.y) >= Self.leastSpeed else { return .zero }
    func blend(_ before: CGFloat, _ last: CGFloat) -> CGFloat { before != 0 ? 0.75 * before + 0.25 * last : last }
    var velocity = CGPoint(x: blend(previous.x, latest.x), y: blend(previous.y, latest.y))
    for axis in ScrollAxis.allCases where !axes.contains(axis) { velocity[keyPath: axis.position] = 0 }
    return velocity
  }

  /// The axes this drag moves content along: with the directional lock only the one that the first movement was near.
  private func movableAxes() -> [ScrollAxis] {
    let possible = ScrollAxis.allCases.filter { scrollView.scrolls($0) || scrollView.isZooming }
    guard scrollView.isDirectionalLockEnabled else { return possible }
    let translation = pan.translation(in: scrollView.superview)
    let angle = atan2(abs(translation.y), abs(translation.x))
    if angle < Self.lockAngle { return possible.filter { $0 == .horizontal } }
    if angle > .pi / 2 - Self.lockAngle { return possible.filter { $0 == .vertical } }
    return possible
  }
  /// 20° from an axis. [measured]
  private static let lockAngle: CGFloat = .pi / 9

  private func banded(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = scrollView.restingRange(axis)
    guard scrollView.bounces, scrollView.overflows(axis) || scrollView.alwaysBounces(axis) || beganBeyond(range, axis) else {
      return min(max(offset, range.lowerBound), range.upperBound)
    }
    return CGFloat(band(axis).shown(for: offset, within: range.inDoubles))
  }
  /// A pinch has pulled content from where it rests, and a finger of it goes on: content that fits the view stays under it, too.
  private func beganBeyond(_ range: ClosedRange<CGFloat>, _ axis: ScrollAxis) -> Bool {
    let start = start[keyPath: axis.position]
    return max(range.lowerBound - start, start - range.upperBound) > Self.roundedOff
  }
  /// More than the rounding to pixels makes of a place of rest, in points.
  private static let roundedOff: CGFloat = 1

  private func unbanded(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in ScrollAxis.allCases {
      let value = band(axis).value(forShown: offset[keyPath: axis.position], within: scrollView.restingRange(axis).inDoubles)
      if value.isFinite { result[keyPath: axis.position] = value }
    }
    return result
  }
  private func band(_ axis: ScrollAxis) -> RubberBand { RubberBand(range: scrollView.bounds.size[keyPath: axis.extent]) }
}
