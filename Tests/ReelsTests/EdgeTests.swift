import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// The first and the last card are held by a rubber band.
@MainActor
@Suite struct EdgeTests {
  /// UIScrollView's: 0.55 of the first point, never a whole height.
  private func band(_ pull: CGFloat, height: CGFloat) -> CGFloat { (1 - 1 / (pull * 0.55 / height + 1)) * height }

  @Test(arguments: [60, 120]) func firstCardIsHeld(framesPerSecond: Int) throws {
    let feed = try FeedOnScreen(cards: 3, settings: Settings(framesPerSecond: framesPerSecond))
    let finger = feed.recognizedDrag(from: CGPoint(x: 195, y: 200), upwards: false)
    for pull in stride(from: 50.0, through: 500, by: 50) {
      finger.move(by: CGVector(dx: 0, dy: 50))
      #expect(abs(try feed.top(of: 0) - band(pull, height: feed.size.height)) < 0.01)
    }
    finger.up()
    try feed.screen.settle(within: 1)
    #expect(feed.restingCard == 0)
  }

  @Test(arguments: [60, 120]) func lastCardIsHeld(framesPerSecond: Int) throws {
    let feed = try FeedOnScreen(cards: 2, settings: Settings(framesPerSecond: framesPerSecond))
    feed.flickUp()
    try feed.screen.settle()
    let finger = feed.recognizedDrag(from: CGPoint(x: 195, y: 700), upwards: true)
    for pull in stride(from: 50.0, through: 500, by: 50) {
      finger.move(by: CGVector(dx: 0, dy: -50))
      #expect(abs(try feed.top(of: 1) + band(pull, height: feed.size.height)) < 0.01)
    }
    finger.up()
    try feed.screen.settle(within: 1)
    #expect(feed.restingCard == 1)
  }

  @Test func flickAtAnEndComesBack() throws {
    let feed = try FeedOnScreen(cards: 1)
    for end in [CGPoint(x: 195, y: 40), CGPoint(x: 195, y: 800)] {
      feed.screen.flick(from: feed.center, to: end, duration: 0.08)
      try feed.screen.settle(within: 1)
      #expect(feed.restingCard == 0)
    }
  }

  /// Caught while it comes back, the card stays where it was and goes on being held from there.
  @Test func caughtInTheBandItDoesNotJump() throws {
    let feed = try FeedOnScreen(cards: 2)
    feed.screen.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 600), duration: 0.4, holding: 0.1)
    feed.screen.advance(by: 0.05)
    let finger = feed.screen.finger()
    finger.down(at: CGPoint(x: 195, y: 400))
    let before = try feed.top(of: 0)
    finger.move(by: CGVector(dx: 0, dy: 12))
    #expect(abs(try feed.top(of: 0) - before) <= 1)
    finger.up()
    try feed.screen.settle(within: 1)
    #expect(feed.restingCard == 0)
  }
}
