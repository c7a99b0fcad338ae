import CoreGraphics

/// Content under a wheel: each turn is told to the delegate as a drag that lets go at once, while the content glides to where all
/// turns so far lead.
///
/// So apps that snap to places, or hide something when a drag begins, do with a wheel what they do with fingers (a choice; Apple
/// documents no order for the wheel of a mouse). There is no rubber band: turns beyond an edge are lost.
@MainActor
final class ScrollWheel {
  /// Turns that are no farther apart belong together, in seconds (a choice). What they ask for adds up even where the content
  /// did not move, since half a row or half a page leads back.
  private static let patience: TimeInterval = 0.5

  unowned var scrollView: UIScrollView!
  /// Where the turns so far lead, and where content was when they were taken.
  private var goal = CGPoint.zero, place = CGPoint.zero
  private var lastTurn = -TimeInterval.infinity
  /// A turn is being told to the delegate.
  private(set) var isTurning = false

  /// Moves content by `delta` points, towards the end where positive.
  /// - Returns: False where it can't move that way.
  func turn(by delta: CGPoint, at time: TimeInterval) -> Bool {
    guard !isTurning, !scrollView.isDragging, !scrollView.isZooming else { return false }
    // A page that is being turned takes further turns in.
    if scrollView.isPagingEnabled, scrollView.isDecelerating { return true }
    let wish = wish(delta, at: time)
    guard wish != scrollView.contentOffset else { return false }
    isTurning = true
    defer { isTurning = false }
    if scrollView.mover.glideCause != .wheel { scrollView.mover.stop() }
    let target = target(for: wish, at: time)
    goal = target == scrollView.contentOffset ? wish : target
    place = scrollView.contentOffset
    lastTurn = time
    return true
  }

  /// Where content is on its way to, or where turns have led that were too small to move it.
  func start(at time: TimeInterval) -> CGPoint {
    if scrollView.mover.glideCause == .wheel { return scrollView.mover.glideTarget ?? scrollView.contentOffset }
    let goesOn = time - lastTurn < Self.patience && scrollView.contentOffset == place && !scrollView.mover.isMoving
    return goesOn ? goal : scrollView.contentOffset
  }

  private func wish(_ delta: CGPoint, at time: TimeInterval) -> CGPoint {
    var wish = start(at: time)
    for axis in ScrollAxis.allCases where scrollView.isScrollEnabled && scrollView.overflows(axis) {
      wish[keyPath: axis.position] += delta[keyPath: axis.position]
    }
    return scrollView.onPixels(scrollView.nearestRest(to: wish))
  }

  /// Tells the delegate, and sends content on its way.
  /// - Returns: Where it will rest.
  private func target(for wish: CGPoint, at time: TimeInterval) -> CGPoint {
    let way = CGPoint(x: wish.x - scrollView.contentOffset.x, y: wish.y - scrollView.contentOffset.y)
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    let approach = ScrollGlide.approach
    let velocity = CGPoint(x: approach.initialVelocity(distance: way.x), y: approach.initialVelocity(distance: way.y))
    return scrollView.turned(to: wish, velocity: velocity, at: time)
  }
}
