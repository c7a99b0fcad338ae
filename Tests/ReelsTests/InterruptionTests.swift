import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// However a drag ends, the feed comes to rest on a card within a second.
@MainActor
@Suite struct InterruptionTests {
  enum Interruption: CaseIterable { case secondFinger, cancelled, windowLosesTheKey }

  @Test(arguments: Interruption.allCases, [0.3, 0.6])
  func feedRestsOnTheCardThatShowsMost(interruption: Interruption, part: Double) throws {
    let feed = try FeedOnScreen()
    let finger = feed.recognizedDrag(from: CGPoint(x: 120, y: 780), upwards: true)
    finger.move(by: CGVector(dx: 0, dy: -part * feed.size.height), over: 0.3)
    switch interruption {
    case .secondFinger: feed.screen.finger().down(at: CGPoint(x: 250, y: 420))
    case .cancelled: finger.cancel()
    case .windowLosesTheKey: feed.screen.resignKey()
    }
    feed.screen.advance(by: 1)
    #expect(feed.restingCard == (part > 0.5 ? 1 : 0))
  }

  /// A failed drag stays failed until its fingers are up.
  @Test func firstFingerGoesOnWithoutEffect() throws {
    let feed = try FeedOnScreen()
    let first = feed.recognizedDrag(from: CGPoint(x: 120, y: 700), upwards: true)
    first.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    let second = feed.screen.finger()
    second.down(at: CGPoint(x: 250, y: 420))
    second.up()
    feed.screen.advance(by: 1)
    first.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
    #expect(feed.restingCard == 0)
    first.up()
    feed.flickUp()
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
  }

  // MARK: A drag during a settling

  @Test func landingAloneDoesNotCatch() throws {
    let feed = try FeedOnScreen()
    feed.flickUp()
    feed.screen.advance(by: 0.1)
    let finger = feed.screen.finger()
    finger.down(at: feed.center)
    let before = try feed.top(of: 1)
    feed.screen.advance(by: 0.1)
    #expect(try feed.top(of: 1) < before - 10)
    finger.up()
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
  }

  /// From every moment of a settling: the frame of the catch moves the card by no more than the finger and a point.
  @Test(arguments: stride(from: 0.02, through: 0.3, by: 0.02).map { $0 })
  func caughtFeedGoesOnFromWhatIsShown(delay: TimeInterval) throws {
    let feed = try FeedOnScreen()
    feed.flickUp()
    feed.screen.advance(by: delay)
    let finger = feed.screen.finger()
    finger.down(at: feed.center)
    var last = try feed.top(of: 1)
    finger.move(by: CGVector(dx: 0, dy: -12))
    #expect(abs(try feed.top(of: 1) - last) <= 1, "the catch")
    last = try feed.top(of: 1)
    for step in [-9.0, -14, 20, 6] {
      finger.move(by: CGVector(dx: 0, dy: step))
      let top = try feed.top(of: 1)
      #expect(abs(top - last - step) <= 1, "following")
      last = top
    }
    finger.up()
    try feed.screen.settle()
    #expect(feed.restingCard != nil)
  }

  @Test func twoQuickFlicksGoTwoCards() throws {
    let feed = try FeedOnScreen()
    feed.flickUp()
    feed.screen.advance(by: 0.15)
    feed.screen.flick(from: CGPoint(x: 120, y: 700), to: CGPoint(x: 120, y: 300), duration: 0.1)
    try feed.screen.settle()
    #expect(feed.restingCard == 2)
  }
}
