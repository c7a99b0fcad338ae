import CoreGraphics
import Testing
import Touchstone
import UIKit

/// What a scroll view does with the touches of its content, with small content, and with its indicators.
@MainActor @Suite struct ScrollSurfaceTests {
  private final class Careful: UIScrollView {
    var lets = true, gives = true
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { lets }
    override func touchesShouldCancel(in view: UIView) -> Bool { gives }
  }
  private func stand(_ prepare: (Careful) -> Void) throws -> (Screen, Careful, Heard) {
    let scrollView = Careful(), view = TouchView(), heard = Heard()
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    view.frame = CGRect(x: 100, y: 300, width: 200, height: 100)
    view.heard = heard
    scrollView.addSubview(view)
    prepare(scrollView)
    let screen = try Screen {
      let controller = UIViewController()
      controller.view = scrollView
      return controller
    }
    try screen.settle()
    return (screen, scrollView, heard)
  }
  /// A finger lands on the view, waits, and is dragged up by 60 points.
  private func touch(_ screen: Screen, wait: TimeInterval) {
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 200, y: 350))
    finger.hold(for: wait)
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    finger.up()
  }

  private static let touches: [(String, (Careful) -> Void, wait: TimeInterval, hears: [String], scrolls: Bool)] = [
    ("as it is", { _ in }, 0.05, [], true),
    ("content hears at once", { $0.delaysContentTouches = false }, 0.05, ["began", "cancelled"], true),
    ("content never gives up", { $0.canCancelContentTouches = false }, 0.2, ["began", "ended"], false),
    ("content that does not give up", { $0.gives = false }, 0.2, ["began", "ended"], false),
    ("content that heard nothing has nothing to give up", { $0.gives = false }, 0.05, [], true),
    ("content that may not hear", { $0.lets = false }, 0.2, [], true),
  ]
  @Test(arguments: 0..<6)
  func whoHearsOfAFinger(row: Int) throws {
    let (name, prepare, wait, hears, scrolls) = Self.touches[row]
    let (screen, scrollView, heard) = try stand(prepare)
    let start = scrollView.contentOffset.y
    touch(screen, wait: wait)
    let lines = heard.read().filter { !$0.hasSuffix("moved") }
    #expect(lines == hears.map { "view \($0)" }, "\(name)")
    #expect((scrollView.contentOffset.y > start + 20) == scrolls, "\(name)")
  }

  @Test func smallContentLiesWhereItIsToLie() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), content = UIView()
    content.frame.size = CGSize(width: 100, height: 60)
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    let board = try Board(scrollView)
    #expect(content.convert(content.bounds, to: scrollView.superview).origin == .zero)
    scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(content.convert(content.bounds, to: scrollView.superview).origin == CGPoint(x: 100, y: 240))
    scrollView.contentSize.height = 500
    #expect(scrollView.contentOffset == CGPoint(x: -100, y: 0))
    scrollView.contentAlignmentPoint.x = .nan
    #expect(scrollView.contentAlignmentPoint == CGPoint(x: 0.5, y: 1) && board.screen.console.count == 1)
  }

  @Test func allThatMovesStandsStill() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 5000))
    stand.screen.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    #expect(stand.scrollView.isDecelerating)
    stand.scrollView.stopScrollingAndZooming()
    let place = stand.offset
    #expect(!stand.scrollView.isDecelerating && place.y > 100)
    stand.screen.advance(by: 1)
    #expect(stand.offset == place)
    stand.scrollView.contentOffset = .zero
    stand.screen.flick(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
    #expect(stand.offset.y < 0)
    stand.scrollView.stopScrollingAndZooming()
    #expect(stand.offset == .zero)
  }

  @Test func aPinchBeyondTheLimitsNeedsABounce() throws {
    for bounces in [true, false] {
      let stand = try ScrollStand(content: CGSize(width: 393, height: 852))
      stand.zooms = true
      stand.scrollView.maximumZoomScale = 2
      stand.scrollView.bouncesZoom = bounces
      let left = stand.screen.finger(), right = stand.screen.finger()
      stand.screen.simultaneously {
        left.down(at: CGPoint(x: 180, y: 400))
        right.down(at: CGPoint(x: 220, y: 400))
        left.move(to: CGPoint(x: 20, y: 400), over: 0.4)
        right.move(to: CGPoint(x: 380, y: 400), over: 0.4)
      }
      #expect((stand.scrollView.zoomScale > 2.1) == bounces)
      left.up()
      right.up()
      try stand.screen.settle()
      #expect(abs(stand.scrollView.zoomScale - 2) < 1e-6)
    }
  }

  @Test func indicatorsAreSeenWhereTheyAreWanted() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 900, height: 900)
    let board = try Board(scrollView)
    func inked(_ rect: CGRect) -> Bool { board.hasInk(rect) }
    let atRight = CGRect(x: 292, y: 0, width: 8, height: 120), below = CGRect(x: 0, y: 292, width: 120, height: 8)
    #expect(!inked(atRight) && !inked(below))
    scrollView.flashScrollIndicators()
    #expect(inked(atRight) && inked(below))
    try board.screen.settle()
    #expect(!inked(atRight) && !inked(below), "they fade")
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.flashScrollIndicators()
    #expect(inked(atRight) && !inked(below))
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = true
    scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    scrollView.flashScrollIndicators()
    #expect(!inked(atRight) && !inked(below) && inked(below.offsetBy(dx: 0, dy: -20)))
    scrollView.scrollIndicatorInsets = .zero
    #expect(scrollView.horizontalScrollIndicatorInsets == .zero)
  }
}
