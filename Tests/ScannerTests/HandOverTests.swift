import CoreGraphics
import Testing
import Touchstone
import UIKit

/// A pinch that becomes a pan, in every order of fingers.
@MainActor @Suite struct HandOverTests {
  private let middle = CGPoint(x: 195, y: 422)

  @Test func oneFingerGoesOnWithoutAJump() throws {
    let stand = try ScannerStand()
    try stand.open(2)
    let fingers = stand.pinch(at: middle, from: 80, to: 264)
    let view = try stand.scrollView(), image = try stand.imageView()
    #expect(view.zoomScale > 2.9 && view.zoomScale < 3.1)
    let held = image.convert(try #require(fingers.right.location), from: nil)
    fingers.left.up()
    func expectHeld() throws {
      let finger = try #require(fingers.right.location), place = image.convert(held, to: nil)
      #expect(abs(place.x - finger.x) <= 0.5 && abs(place.y - finger.y) <= 0.5)
    }
    try expectHeld()
    // 200 points clear of every edge.
    for _ in 1...50 {
      fingers.right.move(by: CGVector(dx: -3.2, dy: 2.4), over: 1 / 60)
      try expectHeld()
    }
    fingers.right.move(by: CGVector(dx: -30, dy: 15), over: 0.05, lifting: true)
    let lifted = view.contentOffset
    try stand.screen.settle()
    #expect(view.contentOffset.x > lifted.x + 20)
    try stand.expectRest()
  }

  @Test func aFingerThatJoinsAgainPinchesOn() throws {
    let stand = try ScannerStand()
    try stand.open(2)
    let fingers = stand.pinch(at: middle, from: 80, to: 200)
    let view = try stand.scrollView(), image = try stand.imageView()
    fingers.left.up()
    fingers.right.move(by: CGVector(dx: -40, dy: 10), over: 0.2)
    let held = image.convert(try #require(fingers.right.location), from: nil)
    let before = view.zoomScale
    let third = stand.screen.finger()
    third.down(at: CGPoint(x: 100, y: 500))
    let place = image.convert(held, to: nil)
    #expect(abs(place.x - fingers.right.location!.x) <= 1 && view.zoomScale == before)
    stand.screen.simultaneously {
      third.move(by: CGVector(dx: -60, dy: 40), over: 0.3)
      fingers.right.move(by: CGVector(dx: 60, dy: -40), over: 0.3)
    }
    #expect(view.zoomScale > before * 1.3)
    third.up()
    fingers.right.up()
    try stand.screen.settle()
    try stand.expectRest()
  }

  enum End: CaseIterable { case leftThenRight, rightThenLeft, together, leftCancelled, bothCancelled, keyLost }
  enum Phase: CaseIterable { case landed, pinching, panning, tooSmall, tooLarge }

  /// Every way to end in every phase: at rest within the limits after a second, and nothing stays stuck.
  @Test(arguments: Phase.allCases, End.allCases) func restsWithinASecond(phase: Phase, end: End) throws {
    let stand = try ScannerStand(pages: 2)
    try stand.open(1)
    let (left, right): (Finger, Finger)
    switch phase {
    case .landed: (left, right) = stand.pinch(at: middle, from: 80, to: 82, duration: 0.05)
    case .pinching: (left, right) = stand.pinch(at: middle, from: 80, to: 200)
    case .panning:
      (left, right) = stand.pinch(at: middle, from: 80, to: 200)
      left.up()
      right.move(by: CGVector(dx: -30, dy: 20), over: 0.1)
      right.hold(for: 0.2)
    case .tooSmall: (left, right) = stand.pinch(at: middle, from: 300, to: 100)
    case .tooLarge: (left, right) = stand.pinch(at: middle, from: 30, to: 380)
    }
    switch end {
    case .leftThenRight:
      if left.isDown { left.up() }
      right.up()
    case .rightThenLeft:
      right.up()
      if left.isDown { left.up() }
    case .together:
      stand.screen.simultaneously {
        if left.isDown { left.up() }
        right.up()
      }
    case .leftCancelled:
      if left.isDown { left.cancel() } else { right.cancel() }
      if right.isDown { right.up() }
    case .bothCancelled:
      if left.isDown { left.cancel() }
      right.cancel()
    case .keyLost:
      stand.screen.resignKey()
      stand.screen.becomeKey()
    }
    stand.screen.advance(by: 1)
    try stand.expectRest()
    // The page can still be touched.
    let before = try stand.scrollView().zoomScale
    stand.screen.doubleTap(at: middle)
    try stand.screen.settle()
    #expect(try stand.scrollView().zoomScale != before)
  }
}
