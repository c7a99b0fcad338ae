import UIKit

/// What a zoomed scan does about fingers: it stays centred, a double tap zooms to the point and back, a pull down closes.
final class ZoomCoordinator: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  var onZoom: (Bool) -> Void = { _ in }
  var onPull: (PullPhase) -> Void = { _ in }
  private weak var scrollView: UIScrollView?
  private lazy var pullRecognizer = UIPanGestureRecognizer(target: self, action: #selector(pulled))
  private var wasZoomed = false

  /// How much larger a double tap shows the page.
  private static let doubleTapScale: CGFloat = 2.5

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
    pullRecognizer.delegate = self
    pullRecognizer.maximumNumberOfTouches = 1
    scrollView.addGestureRecognizer(pullRecognizer)
  }

  // MARK: Zooming

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    guard let imageView = scrollView.subviews.first else { return }
    let offsetX = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
    let offsetY = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
    imageView.center = CGPoint(
      x: scrollView.contentSize.width / 2 + offsetX, y: scrollView.contentSize.height / 2 + offsetY)
    keepInPlace(scrollView)
    tellZoom(of: scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { keepInPlace(scrollView) }

  /// A page that is no larger than the screen stays in its middle, wherever the fingers are that pinch it: the scroll view keeps what lies
  /// between them there, and would take the page along. One that is larger goes beyond its edges by no more than it is larger, so
  /// that it does not jump into the middle when it becomes smaller.
  private func keepInPlace(_ scrollView: UIScrollView) {
    guard scrollView.isZooming, scrollView.isTracking else { return }
    func kept(_ offset: CGFloat, _ content: CGFloat, _ visible: CGFloat) -> CGFloat {
      let room = max(content - visible, 0)
      return min(max(offset, -room), 2 * room)
    }
    let (offset, content, visible) = (scrollView.contentOffset, scrollView.contentSize, scrollView.bounds.size)
    let place = CGPoint(
      x: kept(offset.x, content.width, visible.width), y: kept(offset.y, content.height, visible.height))
    // Setting it calls `scrollViewDidScroll` again, which finds it in its place.
    if place != offset { scrollView.contentOffset = place }
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    tellZoom(of: scrollView)
  }

  private func tellZoom(of scrollView: UIScrollView) {
    let isZoomed = scrollView.zoomScale > scrollView.minimumZoomScale
    guard isZoomed != wasZoomed else { return }
    wasZoomed = isZoomed
    onZoom(isZoomed)
  }

  @objc private func doubleTapped(_ recognizer: UITapGestureRecognizer) {
    guard let scrollView, let imageView = scrollView.subviews.first else { return }
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      let point = recognizer.location(in: imageView)
      scrollView.zoom(to: rectangle(around: point, in: imageView.bounds), animated: true)
    }
  }

  /// What fills the screen after a double tap at `point`. The point divides it as it divides the page, so that it stays under the finger;
  /// `zoom(to:)` alone would put the middle of a rectangle into the middle of the screen.
  private func rectangle(around point: CGPoint, in page: CGRect) -> CGRect {
    let size = CGSize(width: page.width / Self.doubleTapScale, height: page.height / Self.doubleTapScale)
    return CGRect(
      x: point.x - point.x / page.width * size.width, y: point.y - point.y / page.height * size.height,
      width: size.width, height: size.height)
  }

  // MARK: Pulling down

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pullRecognizer, let scrollView else { return true }
    let velocity = pullRecognizer.velocity(in: scrollView)
    return !wasZoomed && velocity.y > abs(velocity.x)
  }

  @objc private func pulled(_ recognizer: UIPanGestureRecognizer) {
    // The page moves with the finger: distances are measured where nothing moves.
    let distance = recognizer.translation(in: nil).y
    switch recognizer.state {
    case .began, .changed: onPull(.moved(distance: distance))
    case .ended: onPull(.ended(distance: distance, velocity: recognizer.velocity(in: nil).y))
    case .cancelled, .failed: onPull(.ended(distance: 0, velocity: 0))
    default: break
    }
  }
}
