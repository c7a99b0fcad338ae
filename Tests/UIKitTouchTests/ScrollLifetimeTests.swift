import CoreGraphics
import Testing
import Touchstone
import UIKit

/// What happens when a scroll view goes away while it moves.
@MainActor @Suite struct ScrollLifetimeTests {
  private final class Host: UIViewController {
    var scrollView: UIScrollView?
    override func viewDidLoad() {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scrollView.contentSize = CGSize(width: 393, height: 50_000)
      view.addSubview(scrollView)
      self.scrollView = scrollView
    }
  }

  @Test func aScrollViewThatLeavesIsLetGoAndAsksForNoFrames() throws {
    let host = Host()
    let screen = try Screen(.plain) { host }
    screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    screen.advance(by: 0.1)
    weak let gone = host.scrollView
    #expect(gone?.isDecelerating == true)
    host.scrollView?.removeFromSuperview()
    host.scrollView = nil
    screen.advance(by: 0.1)
    try screen.settle()
    #expect(gone == nil)
  }

  /// Its delegate may let go of it in the middle of what it is told.
  @MainActor private final class Dropper: NSObject, UIScrollViewDelegate {
    enum Moment: CaseIterable { case scroll, decelerated, arrived, zoom, zoomed, pinched }
    let moment: Moment
    let host: Host
    private(set) var drops = 0
    init(_ moment: Moment, _ host: Host) { (self.moment, self.host) = (moment, host) }
    private func drop(_ now: Moment) {
      // Out of the window content goes back to its edge, and the delegate hears of that too.
      guard now == moment || (moment == .pinched && now == .zoom), drops == 0, host.scrollView?.isDragging != true else { return }
      drops += 1
      host.scrollView?.removeFromSuperview()
      host.scrollView = nil
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { drop(.scroll) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { drop(.decelerated) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { drop(.arrived) }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { drop(.zoom) }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { drop(.zoomed) }
  }

  @Test(arguments: Dropper.Moment.allCases) private func aDelegateLetsGoOfItsScrollView(_ moment: Dropper.Moment) throws {
    let host = Host()
    let screen = try Screen(.plain) { host }
    let delegate = Dropper(moment, host)
    weak var scrollView = host.scrollView
    scrollView?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50_000)))
    scrollView?.maximumZoomScale = 3
    scrollView?.delegate = delegate
    switch moment {
    case .scroll, .decelerated: screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    case .arrived: scrollView?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    case .zoom, .zoomed: scrollView?.setZoomScale(2, animated: true)
    case .pinched: screen.pinch(at: CGPoint(x: 200, y: 400), from: 60, to: 200, duration: 0.3)
    }
    try screen.settle()
    #expect(delegate.drops == 1 && scrollView == nil)
  }

  @Test func aScrollViewOutOfTheWindowStandsStill() throws {
    let host = Host()
    let screen = try Screen(.plain) { host }
    screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    screen.advance(by: 0.1)
    let scrollView = try #require(host.scrollView)
    scrollView.removeFromSuperview()
    let offset = scrollView.contentOffset
    screen.advance(by: 0.5)
    #expect(scrollView.contentOffset == offset && !scrollView.isDecelerating)
  }

  @Test func aScrollViewGoesWithItsWindow() throws {
    let screen = try Screen(.plain) { Host() }
    screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    screen.advance(by: 0.1)
    weak let gone = (screen.window.rootViewController as? Host)?.scrollView
    #expect(gone?.isDecelerating == true)
    screen.window.rootViewController = UIViewController()
    screen.advance(by: 0.1)
    try screen.settle()
    #expect(gone == nil)
  }
}
