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
