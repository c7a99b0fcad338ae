import CoreGraphics
import GestureEngine
import Motion

// What the pan recognizer's states mean, and what happens when the fingers let go (Documentation/Facts.md, 3.3 to
// 3.5).
extension UIScrollView {
  /// Faster than this, a page is turned in the direction of the movement. Points per second. [measured]
  private static let pageSpeed: CGFloat = 300

  /// Content that moves by itself is caught.
  func fingersLanded() {
    guard !isZoomBouncing else { return }
    if mover.isMoving { isOffItsPlace = true }
    mover.stop()
    _trackingDidChange(true)
  }

  func panSettled(_ state: RecognizerState) {
    switch state {
    case .possible: break
    case .began: dragging.begin()
    case .changed: dragging.follow()
    case .ended, .cancelled, .failed:
      if dragging.isActive {
        if state == .ended { dragging.follow() }
        dragging.end(cancelled: state == .cancelled)
      } else {
        comeBack()
      }
      // A zoom that is not over has yet to bring it back.
      if !isZooming { isOffItsPlace = false }
      _trackingDidChange(false)
    }
  }

  /// Content that no finger holds and nothing moves goes where it may rest: back from beyond its edge and, where fingers stopped it on
  /// its way or zoomed it, to the nearest page.
  func comeBack() {
    guard !isZooming, !isDragging, !mover.isMoving, !isHeld else { return }
    let inside = nearestRest(to: contentOffset), isBeyond = inside != contentOffset
    let target = isOffItsPlace ? placeOfRest : inside
    isOffItsPlace = false
    guard target != contentOffset else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    // Beyond an edge across, if only by the rounding to pixels, it still goes to its page.
    let isSent = isPagingEnabled || !isBeyond || target != inside
    mover.run(from: contentOffset, velocity: .zero, target: isSent ? target : nil, at: releaseTime)
  }

  /// Fingers lie on content that they may yet drag.
  private var isHeld: Bool { pan.attached.isUndecided && !pan.fingers.isEmpty }

  /// Where content comes to rest that is let go where it is, without any speed.
  var placeOfRest: CGPoint {
    if isPagingEnabled { return restingPlace(after: .zero) }
    return _restingOffset(nearestRest(to: contentOffset))
  }

  /// Lets content go with `velocity`, in points per second.
  func release(velocity: CGPoint) {
    // A scale that is on its way, or beyond its limits, takes the offset along, wherever the delegate would have content go.
    guard !isZooming || (zooming.scaleToReturnTo == nil && !mover.isZooming) else {
      var target = contentOffset
      delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    let runsOn = velocity != .zero
    let proposed = runsOn || isPagingEnabled ? restingPlace(after: velocity) : nearestRest(to: contentOffset)
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    if !target.x.isFinite || !target.y.isFinite { target = proposed }
    let isBeyond = nearestRest(to: contentOffset) != contentOffset
    let isSent = target != proposed
    let moves = runsOn || isBeyond || isSent || (isPagingEnabled && target != contentOffset)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    mover.run(from: contentOffset, velocity: velocity, target: isPagingEnabled || isSent ? target : nil, at: releaseTime)
  }

  /// The time of the event that is being delivered.
  private var releaseTime: TimeInterval { owningApplication.frames.arena.now }

  /// Where content let go with `velocity` rests, from where it is or from `start`.
  func restingPlace(after velocity: CGPoint, from start: CGPoint? = nil) -> CGPoint {
    let deceleration = Deceleration(rate: decelerationRate.rawValue)
    var place = start ?? contentOffset
    for axis in ScrollAxis.allCases {
      let key = axis.position
      place[keyPath: key] =
        isPagingEnabled
        ? page(axis, velocity[keyPath: key], from: place[keyPath: key])
        : deceleration.target(from: place[keyPath: key], initialVelocity: velocity[keyPath: key])
    }
    return onPixels(nearestRest(to: place))
  }

  /// The page in the direction of the movement, or the nearest; seen from where content is now, not from where it would run to.
  /// [measured]
  private func page(_ axis: ScrollAxis, _ velocity: CGFloat, from offset: CGFloat) -> CGFloat {
    let extent = bounds.size[keyPath: axis.extent]
    guard extent > 0, overflows(axis) else { return offset }
    let pages = offset / extent
    let number: CGFloat
    if velocity > Self.pageSpeed {
      number = pages.rounded(.up)
    } else if velocity < -Self.pageSpeed {
      number = pages.rounded(.down)
    } else {
      let lastFull = (restingRange(axis).upperBound / extent).rounded(.down)
      number = pages > lastFull ? pages.rounded(.up) : (pages + 0.5).rounded(.down)
    }
    return number * extent
  }
}

extension UIScrollView: ContentTouchHolder {
  /// For how long content does not hear of a finger that may scroll, in seconds. [measured]
  private static let contentTouchDelay: TimeInterval = 0.15

  func contentTouchDelay(for touch: UITouch) -> TimeInterval? {
    guard delaysContentTouches, pan.attached.isUndecided, ScrollAxis.allCases.contains(where: scrolls) else { return nil }
    return Self.contentTouchDelay
  }

  func mayTellContent(of touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }

  /// Content that has heard of the fingers may refuse to give them up.
  func mayTakeContentTouches(for recognizer: UIGestureRecognizer) -> Bool {
    let told = owningApplication.frames.viewTouches.viewsTold(by: recognizer.attached).filter { $0 !== self }
    return told.allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }
}
