import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Zooming by fingers and by the program (Documentation/Facts.md, 3.6).
@MainActor @Suite struct ScrollZoomTests {
  private func stand(maximum: CGFloat = 5) throws -> ScrollStand {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 852))
    stand.zooms = true
    stand.scrollView.minimumZoomScale = 1
    stand.scrollView.maximumZoomScale = maximum
    return stand
  }

  private func pinch(_ stand: ScrollStand, at middle: CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval = 0.4) -> (
    Finger, Finger
  ) {
    let left = stand.screen.finger(), right = stand.screen.finger()
    stand.screen.simultaneously {
      left.down(at: CGPoint(x: middle.x - from / 2, y: middle.y))
      right.down(at: CGPoint(x: middle.x + from / 2, y: middle.y))
      left.move(to: CGPoint(x: middle.x - to / 2, y: middle.y), over: duration)
      right.move(to: CGPoint(x: middle.x + to / 2, y: middle.y), over: duration)
    }
    return (left, right)
  }

  /// Facts 3.6: the point of the zoomed view between the fingers stays between them. [measured]
  @Test func contentBetweenTheFingersStaysThere() throws {
    let stand = try stand()
    let middle = CGPoint(x: 200, y: 300)
    let (left, right) = pinch(stand, at: middle, from: 80, to: 300)
    let scale = stand.scrollView.zoomScale
    #expect(abs(scale - 300 / 88) < 0.02)
    #expect(abs(stand.place(of: middle).x - middle.x) <= 0.5 && abs(stand.place(of: middle).y - middle.y) <= 0.5)
    #expect(abs(stand.scrollView.contentSize.width - 393 * scale) < 0.001)
    left.up()
    right.up()
    try stand.screen.settle()
    let events = stand.readEvents()
    #expect(events.first == "will begin zooming")
    #expect(events.filter { $0.hasPrefix("did end zooming") }.count == 1)
  }

  /// Facts 3.6: when one finger is lifted the other goes on as a pan, without a jump. [measured]
  @Test func oneFingerGoesOnAsAPanWithoutAJump() throws {
    let stand = try stand()
    let (left, right) = pinch(stand, at: CGPoint(x: 196, y: 426), from: 80, to: 264)
    #expect(stand.scrollView.zoomScale > 2.9)
    let held = stand.content.convert(try #require(right.location), from: nil)
    left.up()
    func check() throws {
      let finger = try #require(right.location), place = stand.place(of: held)
      #expect(abs(place.x - finger.x) <= 0.5 && abs(place.y - finger.y) <= 0.5)
    }
    try check()
    for _ in 1...50 {
      right.move(by: CGVector(dx: -4, dy: 2), over: 1 / 60)
      try check()
    }
    right.move(by: CGVector(dx: -30, dy: 15), over: 0.05, lifting: true)
    let lifted = stand.offset
    try stand.screen.settle()
    #expect(stand.offset.x > lifted.x + 20)
    #expect(stand.readEvents().filter { $0.hasPrefix("did end zooming") || $0.hasPrefix("did end dragging") }.count == 2)
  }

  /// Content that is shorter than the view, pulled down by two fingers, stays under the one that goes on.
  @Test func contentThatFitsDoesNotJumpWhenOneFingerLeaves() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 300))
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 5
    let left = stand.screen.finger(), right = stand.screen.finger()
    stand.screen.simultaneously {
      left.down(at: CGPoint(x: 150, y: 200))
      right.down(at: CGPoint(x: 250, y: 200))
      left.move(to: CGPoint(x: 125, y: 340), over: 0.3)
      right.move(to: CGPoint(x: 275, y: 340), over: 0.3)
      left.hold(for: 0.2)
      right.hold(for: 0.2)
    }
    let pulled = stand.offset.y
    #expect(pulled < -10 && stand.scrollView.zoomScale > 1.3)
    right.up()
    #expect(stand.offset.y == pulled)
    for _ in 1...10 {
      let before = stand.offset.y
      left.move(by: CGVector(dx: 0, dy: -2))
      #expect(stand.offset.y - before >= 0 && stand.offset.y - before <= 2.5)
    }
    left.up()
    try stand.screen.settle()
    #expect(stand.offset.y == 0)
  }

  /// Facts 3.6: beyond a greatest scale m a scale s is shown as m (2 − m / s), and comes back to m. [measured]
  @Test func beyondTheLimitsItIsHeldBackAndComesBack() throws {
    let stand = try stand(maximum: 3)
    let (left, right) = pinch(stand, at: CGPoint(x: 196, y: 426), from: 60, to: 380)
    let asked = 380.0 / 68
    #expect(abs(stand.scrollView.zoomScale - 3 * (2 - 3 / asked)) < 0.02)
    left.up()
    right.up()
    #expect(stand.scrollView.isZoomBouncing)
    try stand.screen.settle()
    #expect(stand.scrollView.zoomScale == 3)
    #expect(stand.readEvents().last == "did end zooming at 3.0")
  }

  @Test func pinchedTooSmallItComesBackToOne() throws {
    let stand = try stand()
    let (left, right) = pinch(stand, at: CGPoint(x: 196, y: 426), from: 300, to: 100)
    #expect(stand.scrollView.zoomScale < 0.75)
    left.cancel()
    right.cancel()
    let start = stand.screen.now
    try stand.screen.settle()
    #expect(stand.scrollView.zoomScale == 1 && stand.offset == .zero && stand.lastMove - start < 1)
  }

  /// The program zooms out while the scale is on its way back from beyond its limit, and a finger lands on that.
  @Test func aFingerOnAZoomFromBeyondTheLimits() throws {
    for delay in [0.02, 0.06, 0.15] {
      let stand = try stand()
      let fingers = pinch(stand, at: CGPoint(x: 196, y: 426), from: 20, to: 380)
      fingers.0.up()
      fingers.1.up()
      #expect(stand.scrollView.zoomScale > 5)
      stand.screen.advance(by: 0.03)
      stand.scrollView.setZoomScale(1, animated: true)
      stand.screen.advance(by: delay)
      let finger = stand.screen.finger()
      finger.down(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 20, dy: 80), over: 0.1, lifting: true)
      try stand.screen.settle()
      #expect(stand.scrollView.zoomScale >= 1 && stand.scrollView.zoomScale <= 5)
      #expect(!stand.scrollView.isZooming)
      #expect(stand.screen.unrest == [])
    }
  }

  /// Facts 3.6: `setZoomScale` keeps the middle of the view, within the limits. [measured]
  @Test func programZoomsAboutTheMiddle() throws {
    let stand = try stand()
    stand.scrollView.setZoomScale(2, animated: false)
    #expect(stand.scrollView.contentSize == CGSize(width: 786, height: 1704))
    #expect(abs(stand.offset.x - 196.5) < 0.34 && stand.offset.y == 426)
    stand.scrollView.setZoomScale(9, animated: false)
    #expect(stand.scrollView.zoomScale == 5)
    stand.scrollView.setZoomScale(.nan, animated: false)
    #expect(stand.scrollView.zoomScale == 5)
  }

  /// Facts 3.6: an animated zoom takes 0.1 s and 0.3 s times the logarithm of the factor, 0.4 s at most. [measured]
  @Test(arguments: [(2.0, 0.3079), (1.1, 0.1286), (3.0, 0.4)]) func animatedZoomTakesItsTime(scale: Double, duration: Double)
    throws
  {
    let stand = try stand()
    stand.scrollView.setZoomScale(scale, animated: true)
    let time = try stand.screen.settle(within: 5)
    #expect(stand.scrollView.zoomScale == CGFloat(scale))
    let end = try #require(stand.offsets.last?.time)
    #expect(time >= duration && end - stand.offsets[0].time <= duration + 0.02)
    #expect(stand.readEvents() == ["will begin zooming", "did end zooming at \(scale)"])
  }

  /// Facts 3.6: `zoom(to:)` shows the rectangle as large as it fits, in the middle as far as content reaches. [documented]
  @Test func rectangleIsShownInTheMiddle() throws {
    let stand = try stand()
    stand.scrollView.zoom(to: CGRect(x: 150, y: 300, width: 131, height: 100), animated: false)
    #expect(abs(stand.scrollView.zoomScale - 3) < 0.001)
    let middle = stand.place(of: CGPoint(x: 215.5, y: 350))
    #expect(abs(middle.x - 196.5) <= 0.34 && abs(middle.y - 426) <= 0.34)
    stand.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 131, height: 100), animated: false)
    #expect(stand.offset == .zero)
  }
}
