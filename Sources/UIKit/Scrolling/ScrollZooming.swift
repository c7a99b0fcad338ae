import CoreGraphics
import GestureEngine
import Motion

/// Content under two fingers: the point of the zoomed view that lay between them stays between them (Documentation/Facts.md, 3.6).
@MainActor
final class ScrollZooming {
  unowned var scrollView: UIScrollView!
  /// From the beginning of a pinch or of an animated zoom until the scale is inside its limits again.
  private(set) var isActive = false
  private var isPinching = false
  private let calls = NestedCalls()
  /// The scale at a pinch scale of 1, before any band.
  private var startScale: CGFloat = 1
  /// Where the fingers were when they came, in the zoomed view's own space.
  private var anchor = CGPoint.zero
  /// Where they are, from the scroll view's top left corner.
  private var fingers = CGPoint.zero

  private var view: UIView? { scrollView.zoomedView }
  private weak var viewNamedLast: UIView?
  private var isAskingDelegate = false
  private var pinch: ScrollPinch { scrollView.pinch }
  private var band: ZoomBand {
    ZoomBand(minimum: scrollView.minimumZoomScale, maximum: scrollView.maximumZoomScale)
  }

  func askDelegate() -> UIView? {
    guard let delegate = scrollView.delegate else { return nil }
    guard !isAskingDelegate else {
      NestedCalls.reportQuestion("viewForZooming(in:)", about: "zooming, as zoomScale", of: scrollView)
      return viewNamedLast
    }
    isAskingDelegate = true
    defer { isAskingDelegate = false }
    let view = delegate.viewForZooming(in: scrollView)
    viewNamedLast = view
    return view
  }

  // MARK: Pinching

  func pinchSettled(_ state: RecognizerState) {
    switch state {
    case .began:
      begin()
      isPinching = true
      scrollView.isOffItsPlace = true
      startScale = CGFloat(band.scale(forShown: scrollView.zoomScale))
      if !startScale.isFinite || startScale <= 0 { startScale = scrollView.zoomScale }
      // Whatever finger moves next moves content too, and goes on when the other has lifted.
      scrollView.pan.beginWithNextMove()
      fingersChanged()
      follow()
    case .changed: follow()
    case .ended, .cancelled:
      guard isPinching else { return }
      isPinching = false
      comeBack()
    case .possible, .failed: break
    }
  }

  /// Another finger lies on the content, or one has left: the point between them is a new one.
  func fingersChanged() {
    guard isPinching, pinch.numberOfTouches >= 2 else { return }
    fingers = place(pinch.middle)
    takeAnchor()
  }

  /// What lies at `fingers` is to stay there.
  private func takeAnchor() {
    if let point = contentPoint(under: fingers) { anchor = point }
  }

  /// What of the zoomed view, in its own space, lies at `place`, measured from the scroll view's top left corner.
  private func contentPoint(under place: CGPoint) -> CGPoint? {
    guard let view else { return nil }
    let origin = view.frame.origin, scale = scrollView.zoomScale
    return CGPoint(
      x: (place.x + scrollView.contentOffset.x - origin.x) / scale, y: (place.y + scrollView.contentOffset.y - origin.y) / scale)
  }

  private func follow() {
    guard isPinching, pinch.numberOfTouches >= 2 else { return }
    fingers = place(pinch.middle)
    let asked = startScale * pinch.scale
    let scale = scrollView.bouncesZoom ? CGFloat(band.shown(forScale: asked)) : scrollView.insideLimits(asked)
    apply(scale) { self.banded(self.offset(at: self.scrollView.zoomScale, keeping: self.anchor, under: self.fingers)) }
  }

  /// The offset at which `anchor`, in the zoomed view's space, lies at `place`, measured from the scroll view's top left corner, when the
  /// scale is `scale`.
  private func offset(at scale: CGFloat, keeping anchor: CGPoint, under place: CGPoint) -> CGPoint {
    let origin = view?.frame.origin ?? .zero
    return CGPoint(x: anchor.x * scale + origin.x - place.x, y: anchor.y * scale + origin.y - place.y)
  }

  private func banded(_ offset: CGPoint) -> CGPoint {
    guard scrollView.bounces else { return scrollView.nearestRest(to: offset) }
    var result = offset
    for axis in ScrollAxis.allCases {
      let band = RubberBand(range: scrollView.bounds.size[keyPath: axis.extent])
      result[keyPath: axis.position] = CGFloat(
        band.shown(for: offset[keyPath: axis.position], within: scrollView.restingRange(axis).inDoubles))
    }
    return result
  }

  private func place(_ screenPoint: CGPoint) -> CGPoint {
    let point = scrollView.fromScreen(screenPoint)
    return CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
  }

  /// The fingers are gone: back inside the limits of scale and offset.
  private func comeBack() {
    if let scale = scaleToReturnTo {
      scrollView.mover.zoom(to: destination(scale, keeping: anchor, under: fingers), isBounce: true)
    } else {
      end()
      scrollView.comeBack()
    }
  }

  /// The limit that the scale is beyond; nil while it is inside.
  var scaleToReturnTo: CGFloat? {
    let scale = scrollView.insideLimits(scrollView.zoomScale)
    return scale == scrollView.zoomScale ? nil : scale
  }

  // MARK: By the program

  /// The scale, and the offset that keeps what is in the middle of the view there as far as the edges allow.
  func zoom(to scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: scrollView.bounds.width / 2, y: scrollView.bounds.height / 2)
    guard let kept = contentPoint(under: middle) else { return }
    zoom(to: destination(scale, keeping: kept, under: middle), animated: animated)
  }

  func zoom(to place: ZoomPlace, animated: Bool) {
    scrollView.mover.stop()
    guard animated, scrollView.window != nil, place.scale != scrollView.zoomScale else {
      return show(place)
    }
    begin()
    // From beyond the limits it is a way back, which no finger stops until the scale is inside them.
    scrollView.mover.zoom(to: place, isBounce: scaleToReturnTo != nil)
  }

  /// A wheel turns with its pointer at a point of the screen: the scale becomes `factor` of itself, as far as its limits allow, and what
  /// lies under the pointer stays there.
  /// - Returns: False where nothing can be zoomed.
  func turn(by factor: CGFloat, at screenPoint: CGPoint, time: TimeInterval) -> Bool {
    guard scrollView.isPinchingPossible, !isPinching, factor.isFinite, factor > 0 else { return false }
    let goal = scrollView.insideLimits((scrollView.mover.scaleAhead ?? scrollView.zoomScale) * factor)
    guard goal != scrollView.zoomScale else { return true }
    begin()
    let pointer = place(screenPoint)
    // While it is on its way, the same stays under a pointer that has not moved.
    if scrollView.mover.scaleAhead == nil || pointer != fingers {
      fingers = pointer
      takeAnchor()
    }
    scrollView.mover.magnify(to: goal, at: time)
    return true
  }

  /// A step on the way to the scale that a wheel has asked for.
  func showTurn(_ scale: CGFloat) {
    apply(scale) { scrollView.nearestRest(to: offset(at: scrollView.zoomScale, keeping: anchor, under: fingers)) }
  }

  func animationEnded() {
    if isActive && !isPinching { end() }
  }

  /// Sets scale and offset at once and tells the delegate.
  func show(_ place: ZoomPlace) { apply(place.scale) { place.offset } }

  /// The offset for a scale that is not shown yet, with its limits.
  func destination(_ scale: CGFloat, keeping anchor: CGPoint, under place: CGPoint) -> ZoomPlace {
    ZoomPlace(scale: scale, offset: nearestRest(to: offset(at: scale, keeping: anchor, under: place), at: scale))
  }

  /// The nearest place at which `offset` may rest when the scale is `scale`.
  func nearestRest(to offset: CGPoint, at scale: CGFloat) -> CGPoint {
    guard let view else { return offset }
    let inset = scrollView.adjustedContentInset
    let across = scrollView.restingRange(.horizontal, contentOf: view.bounds.width * scale, inset.left, inset.right)
    let along = scrollView.restingRange(.vertical, contentOf: view.bounds.height * scale, inset.top, inset.bottom)
    return CGPoint(
      x: min(max(offset.x, across.lowerBound), across.upperBound), y: min(max(offset.y, along.lowerBound), along.upperBound))
  }

  /// UIKit's order of a step: the view's transform with its corner kept, the content's size, the offset, the delegate. [measured]
  private func apply(_ scale: CGFloat, _ offset: () -> CGPoint) {
    guard let view, scale.isFinite, scale > 0 else { return }
    // A finger that drags goes on from where each step puts content. [measured]
    defer { scrollView.dragging.rebase() }
    let old = scrollView.zoomScale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = view.frame.size
    view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    scrollView.takeZoomedSize(size)
    scrollView.moveOffset(to: offset())
    guard scale != old else { return }
    let shown = scrollView.contentOffset
    calls.run("scrollViewDidZoom", changing: "zoomScale", of: scrollView) { scrollView.delegate?.scrollViewDidZoom(scrollView) }
    // A delegate that puts the view elsewhere, as into the middle, would otherwise see the offset one step late (a choice). One that
    // has chosen the offset, too, keeps it.
    if view.frame.origin != origin && scrollView.contentOffset == shown { scrollView.moveOffset(to: offset()) }
  }

  private func begin() {
    // Fingers pinch again what comes back from beyond its limits.
    guard !isActive else { return scrollView.mover.leave() }
    isActive = true
    scrollView.mover.stop()
    scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  private func end() {
    guard isActive else { return }
    isActive = false
    scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
  }
}
