import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Fingers that catch content on its way and let it go without a drag: it goes on to a page, or back inside its limits, however they
/// leave.
@MainActor @Suite struct CaughtScrollTests {
  private let middle = CGPoint(x: 200, y: 426)

  private func pages() throws -> ScrollStand {
    let stand = try ScrollStand(content: CGSize(width: 393 * 5, height: 852))
    stand.scrollView.isPagingEnabled = true
    return stand
  }

  /// On its way to the second page, with a finger on it.
  private func caught(_ stand: ScrollStand, after time: TimeInterval = 0.05) throws -> Finger {
    stand.screen.flick(from: CGPoint(x: 300, y: 426), to: CGPoint(x: 220, y: 426))
    stand.screen.advance(by: time)
    #expect(stand.scrollView.isDecelerating)
    _ = stand.readEvents()
    let finger = stand.screen.finger()
    finger.down(at: middle)
    finger.hold(for: 0.3)
    #expect(!stand.scrollView.isDecelerating && stand.scrollView.isTracking)
    #expect(stand.offset.x > 60 && stand.offset.x < 380, "\(stand.offset)")
    return finger
  }

  /// At rest on the page that was nearest, within a second, with one end told.
  private func expectPage(_ stand: ScrollStand, from caught: CGFloat, under finger: Finger? = nil) throws {
    stand.screen.advance(by: 1)
    #expect(stand.offset.x == (caught / 393).rounded() * 393)
    if let finger { finger.up() }
    try stand.screen.settle()
    #expect(stand.screen.unrest == [])
    #expect(stand.readEvents() == ["will begin decelerating", "did end decelerating"])
  }

  @Test(arguments: [0.02, 0.05, 0.1, 0.15])
  func aLift(after time: TimeInterval) throws {
    let stand = try pages(), finger = try caught(stand, after: time), offset = stand.offset.x
    finger.up()
    try expectPage(stand, from: offset)
  }

  @Test func aCancellation() throws {
    let stand = try pages(), finger = try caught(stand), offset = stand.offset.x
    finger.cancel()
    try expectPage(stand, from: offset)
  }

  @Test func aSecondFinger() throws {
    let stand = try pages(), first = try caught(stand), offset = stand.offset.x
    let second = stand.screen.finger()
    second.down(at: CGPoint(x: 100, y: 300))
    first.up()
    stand.screen.advance(by: 0.3)
    #expect(stand.offset.x == offset, "it is still held")
    second.up()
    try expectPage(stand, from: offset)
  }

  @Test func scrollingThatIsDisabled() throws {
    let stand = try pages(), finger = try caught(stand), offset = stand.offset.x
    stand.scrollView.isScrollEnabled = false
    try expectPage(stand, from: offset, under: finger)
  }

  @Test func aRecognizerThatIsDisabled() throws {
    let stand = try pages(), finger = try caught(stand), offset = stand.offset.x
    stand.scrollView.panGestureRecognizer.isEnabled = false
    try expectPage(stand, from: offset, under: finger)
  }

  @Test func aViewThatHearsNoMore() throws {
    let stand = try pages(), finger = try caught(stand), offset = stand.offset.x
    stand.scrollView.isUserInteractionEnabled = false
    finger.up()
    try expectPage(stand, from: offset)
  }

  @Test(arguments: [true, false])
  func aViewThatGoes(isHeld: Bool) throws {
    let stand = try pages()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 1_500, height: 400)
    inner.isPagingEnabled = true
    stand.content.addSubview(inner)
    try stand.screen.settle()
    stand.screen.flick(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 170, y: 200))
    stand.screen.advance(by: 0.05)
    #expect(inner.isDecelerating)
    let finger = stand.screen.finger()
    if isHeld { finger.down(at: CGPoint(x: 150, y: 200)) }
    inner.removeFromSuperview()
    #expect(inner.contentOffset.x == 0 || inner.contentOffset.x == 300, "\(inner.contentOffset)")
    if isHeld { finger.up() }
    try stand.screen.settle()
    stand.content.addSubview(inner)
    try stand.screen.settle()
    #expect(stand.screen.unrest == [])
  }

  /// A recognizer around takes the finger: what it had caught goes on, finger or not.
  @Test func anotherRecognizerThatWins() throws {
    let stand = try pages()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.5
    stand.content.addGestureRecognizer(press)
    let finger = try caught(stand), offset = stand.offset.x
    finger.hold(for: 0.4)
    #expect(press.state == .began)
    try expectPage(stand, from: offset, under: finger)
  }

  @Test func aDragAfterTheCatch() throws {
    let stand = try pages(), finger = try caught(stand), offset = stand.offset.x
    finger.move(by: CGVector(dx: 30, dy: 0), over: 0.2)
    #expect(abs(stand.offset.x - (offset - 20)) <= 0.5)
    finger.hold(for: 0.2)
    finger.up()
    try stand.screen.settle()
    #expect(stand.offset.x == ((offset - 20) / 393).rounded() * 393 && stand.screen.unrest == [])
  }

  /// Pulled beyond an edge and flicked back: it rests on the page, or the place that the delegate chose, and does not run on.
  @Test(arguments: [true, false], [0.03, 0.06, 0.1])
  func aFlickBackFromBeyondTheEdge(paging: Bool, over time: TimeInterval) throws {
    let stand = try pages()
    stand.scrollView.isPagingEnabled = paging
    if !paging { stand.target = { CGPoint(x: ($0.x / 100).rounded() * 100, y: 0) } }
    for isAtEnd in [false, true] {
      stand.scrollView.contentOffset.x = isAtEnd ? 393 * 4 : 0
      let way: CGFloat = isAtEnd ? -200 : 200
      let finger = stand.screen.finger()
      finger.down(at: middle)
      finger.move(by: CGVector(dx: way * 0.8, dy: 0), over: 0.2)
      #expect(isAtEnd ? stand.offset.x > 393 * 4 : stand.offset.x < 0)
      finger.move(by: CGVector(dx: -way * 0.3, dy: 0), over: time, lifting: true)
      let target = try #require(stand.announcedTarget)
      #expect(isAtEnd ? stand.offset.x > 393 * 4 : stand.offset.x < 0)
      try stand.screen.settle()
      #expect(stand.offset.x == (paging ? target.x : (target.x / 100).rounded() * 100))
      #expect(stand.screen.unrest == [])
    }
  }

  /// What a program put between two pages stays there when somebody taps.
  @Test func aTapOnContentAtRest() throws {
    let stand = try pages()
    stand.scrollView.contentOffset.x = 150
    stand.screen.tap(at: middle)
    try stand.screen.settle()
    #expect(stand.offset.x == 150)
  }

  @Test func aScrollByTheProgramThatIsCaught() throws {
    let stand = try pages()
    stand.scrollView.setContentOffset(CGPoint(x: 393, y: 0), animated: true)
    stand.screen.advance(by: 0.15)
    let finger = stand.screen.finger()
    finger.down(at: middle)
    #expect(stand.offset.x > 10 && stand.offset.x < 383)
    finger.up()
    try stand.screen.settle()
    #expect(stand.screen.unrest == [])
  }

  /// Caught beyond its edge it comes back; without pages it stays where it was caught inside.
  @Test func contentWithoutPages() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 5_000))
    stand.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.2)
    stand.screen.advance(by: 0.02)
    #expect(stand.offset.y < -10)
    stand.screen.tap(at: middle)
    stand.screen.advance(by: 1)
    #expect(stand.offset.y == 0)
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    stand.screen.advance(by: 0.1)
    stand.screen.tap(at: middle)
    let offset = stand.offset
    try stand.screen.settle()
    #expect(stand.offset == offset && offset.y > 0)
  }

  /// A pinch inside its limits, one that drags, and one that comes back from beyond: all end on a page.
  @Test(arguments: [300, 100, 40] as [CGFloat])
  func aPinchOnPages(to distance: CGFloat) throws {
    let stand = try pages()
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 2
    let left = stand.screen.finger(), right = stand.screen.finger()
    stand.screen.simultaneously {
      left.down(at: CGPoint(x: 150, y: 400))
      right.down(at: CGPoint(x: 250, y: 400))
      left.move(to: CGPoint(x: 230 - distance / 2, y: 400), over: 0.3)
      right.move(to: CGPoint(x: 230 + distance / 2, y: 400), over: 0.3)
    }
    left.up()
    right.up()
    try stand.screen.settle()
    #expect(stand.screen.unrest == [])
    // At an even distance nothing zooms.
    #expect(stand.readEvents().filter { $0.hasPrefix("did end zooming") }.count == (distance == 100 ? 0 : 1))
  }

  /// Fingers that pinch again what comes back: nothing moves it but they.
  @Test func aPinchDuringTheWayBack() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 852))
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 2
    func pinch(from: CGFloat, to: CGFloat) -> [Finger] {
      let fingers = [stand.screen.finger(), stand.screen.finger()]
      stand.screen.simultaneously {
        for (finger, side) in zip(fingers, [-0.5, 0.5] as [CGFloat]) {
          finger.down(at: CGPoint(x: 196 + side * from, y: 426))
          finger.move(to: CGPoint(x: 196 + side * to, y: 426), over: 0.1)
        }
      }
      return fingers
    }
    pinch(from: 60, to: 360).forEach { $0.up() }
    #expect(stand.scrollView.isZoomBouncing)
    let fingers = pinch(from: 100, to: 130)
    let scale = stand.scrollView.zoomScale
    fingers[0].hold(for: 0.6)
    #expect(stand.scrollView.zoomScale == scale && !stand.scrollView.isZoomBouncing)
    fingers.forEach { $0.up() }
    stand.screen.advance(by: 1)
    #expect(stand.scrollView.zoomScale <= 2 && stand.screen.unrest == [])
  }
}
