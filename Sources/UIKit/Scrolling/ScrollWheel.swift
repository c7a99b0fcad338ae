import CoreGraphics

/// Content under a wheel: each turn is told to the delegate as a drag that lets go at once, while the content glides to where all
/// turns so far lead.
///
/// So apps that snap to places, or hide something when a drag begins, do with a wheel what they do with fingers (a choice; Apple
/// documents no order for the wheel of a mouse). What leads to a page or to another place than was asked for takes further turns in
/// until they ask for more than that. There is no rubber band: turns beyond an edge are lost.
@MainActor
final class ScrollWheel {
  /// Turns that moved nothing add up when they are no farther apart, in seconds (a choice).
  private static let patience: TimeInterval = 0.5

  unowned var scrollView: UIScrollView!
  /// Where the turns of this series began, and where they have led so far.
  private var origin = CGPoint.zero, goal = CGPoint.zero
  /// Where content was when the last turn had been taken.
  private var place = CGPoint.zero
  private var lastTurn = -TimeInterval.infinity
  /// The way that was asked for, while a turn is being told to the delegate.
  private(set) var wayAsked: CGPoint?

  /// Moves content by `delta` points, towards the end where positive.
  /// - Returns: False where it can't move that way.
  func turn(by delta: CGPoint, at time: TimeInterval) -> Bool {
    guard wayAsked == nil, !scrollView.isTracking, !scrollView.isDragging, !scrollView.isZooming else { return false }
    let goesOn = goesOn(at: time), begin = goesOn ? origin : scrollView.contentOffset
    let wish = wish(delta, from: goesOn ? goal : begin)
    guard wish != scrollView.contentOffset else { return false }
    if scrollView.mover.glideCause != .wheel { scrollView.mover.stop() }
    let way = CGPoint(x: wish.x - begin.x, y: wish.y - begin.y)
    wayAsked = way
    scrollView.turned(to: wish, way: way, at: time)
    wayAsked = nil
    (origin, goal, place, lastTurn) = (begin, wish, scrollView.contentOffset, time)
    return true
  }

  /// Where turns have led so far; where content is when a new series would begin.
  func start(at time: TimeInterval) -> CGPoint { goesOn(at: time) ? goal : scrollView.contentOffset }

  private func goesOn(at time: TimeInterval) -> Bool {
    if scrollView.mover.isMoving { return scrollView.mover.glideCause == .wheel }
    return time - lastTurn < Self.patience && scrollView.contentOffset == place
  }

  private func wish(_ delta: CGPoint, from start: CGPoint) -> CGPoint {
    var wish = start
    for axis in ScrollAxis.allCases where scrollView.isScrollEnabled && scrollView.overflows(axis) {
      wish[keyPath: axis.position] += delta[keyPath: axis.position]
    }
    return scrollView.onPixels(scrollView.nearestRest(to: wish))
  }
}

extension UIScrollView {
  /// Tells the delegate what it hears of a drag and its release, and sends content on its way.
  /// - Parameters:
  ///   - wish: Where the wheel leads.
  ///   - way: How far it has been turned for that, in points.
  func turned(to wish: CGPoint, way: CGPoint, at time: TimeInterval) {
    dismissKeyboard()
    delegate?.scrollViewWillBeginDragging(self)
    let velocity = CGPoint(
      x: ScrollGlide.approach.initialVelocity(distance: way.x), y: ScrollGlide.approach.initialVelocity(distance: way.y))
    let proposed = isPagingEnabled ? restingPlace(after: velocity, from: wish) : wish
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    target = target.x.isFinite && target.y.isFinite ? onPixels(target) : proposed
    let moves = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return mover.stop() }
    delegate?.scrollViewWillBeginDecelerating(self)
    mover.glide(to: target, .wheel, at: time, isSnap: target != wish)
  }

  /// A drag begins.
  func dismissKeyboard() {
    guard keyboardDismissMode == .onDrag, let responder = window?.firstResponder, responder is any UIKeyInput else { return }
    _ = responder.resignFirstResponder()
  }
}
