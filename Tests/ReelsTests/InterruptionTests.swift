import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// However a drag ends, the feed comes to rest on a card within a second.
@MainActor
@Suite struct InterruptionTests {
  enum Interruption: CaseIterable { case secondFinger, cancelled, windowLosesTheKey }

  @Test(arguments: Interruption.allCases, [(0.3, 60), (0.6, 120)])
  func feedRestsOnTheCardThatShowsMost(interruption: Interruption, drag: (part: Double, framesPerSecond: Int)) throws {
    let feed = try FeedOnScreen(settings: Settings(framesPerSecond: drag.framesPerSecond))
    let finger = feed.recognizedDrag(from: feed.bareSpot, upwards: true)
    finger.move(by: CGVector(dx: 0, dy: -drag.part * feed.size.height), over: 0.3)
    #expect(abs(try feed.top(of: 0) + drag.part * feed.size.height) < 0.01)
    switch interruption {
    case .secondFinger: feed.screen.finger().down(at: CGPoint(x: 250, y: 420))
    case .cancelled: finger.cancel()
    case .windowLosesTheKey: feed.screen.resignKey()
    }
    feed.screen.advance(by: 1)
    #expect(feed.restingCard == (drag.part > 0.5 ? 1 : 0))
  }

  @Test func afterLosingTheKeyTheFeedPagesAgain() throws {
    let feed = try FeedOnScreen()
    let finger = feed.recognizedDrag(from: feed.bareSpot, upwards: true)
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    feed.screen.resignKey()
    #expect(!finger.isDown)
    feed.screen.advance(by: 1)
    feed.screen.becomeKey()
    feed.flickUp()
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
  }

  /// A failed drag stays failed until its fingers are up.
  @Test func firstFingerGoesOnWithoutEffect() throws {
    let feed = try FeedOnScreen()
    let first = feed.recognizedDrag(from: feed.bareSpot, upwards: true)
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

  /// From moments all over a settling, onwards and back: from the frame of the recognition on, no frame moves the card by more
  /// than a point beyond what the finger moved. The slop of the first ten points is not caught up on.
  @Test(arguments: stride(from: 0.02, through: 0.5, by: 0.02).map { $0 }, [60, 120])
  func caughtFeedGoesOnFromWhatIsShown(delay: TimeInterval, framesPerSecond: Int) throws {
    for way in [-5.0, 5] {
      let feed = try FeedOnScreen(cards: 3, settings: Settings(framesPerSecond: framesPerSecond))
      feed.flickUp()
      let card = try feed.screen.find(id: "card-1")
      feed.screen.advance(by: delay)
      let finger = feed.screen.finger()
      finger.down(at: feed.center)
      // Not yet a drag: the settling goes on below the finger.
      finger.move(by: CGVector(dx: 0, dy: way))
      var last = card.frame.minY
      finger.move(by: CGVector(dx: 0, dy: way))
      #expect(abs(card.frame.minY - last) <= 1, "caught after \(delay) s")
      for step in [way, way, 2 * way, -way, way, 3 * way, way, way] {
        last = card.frame.minY
        finger.move(by: CGVector(dx: 0, dy: step))
        #expect(abs(card.frame.minY - last - step) <= 1, "following after \(delay) s")
      }
      finger.up()
      feed.screen.advance(by: 1)
      #expect(feed.restingCard != nil)
      #expect(feed.complaints.isEmpty)
    }
  }

  @Test func caughtOnTheWholeFeedToo() throws {
    let feed = try FeedOnScreen()
    feed.flickUp()
    feed.screen.advance(by: 0.1)
    let finger = feed.screen.finger()
    finger.down(at: feed.center)
    let before = try feed.top(of: 1)
    finger.move(by: CGVector(dx: 0, dy: -12))
    #expect(abs(try feed.top(of: 1) - before) <= 1)
    finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
    #expect(abs(try feed.top(of: 1) - before - 40) <= 1)
    finger.up()
    try feed.screen.settle(within: 1)
    #expect(feed.restingCard != nil)
  }

  @Test func twoQuickFlicksGoTwoCards() throws {
    let feed = try FeedOnScreen()
    feed.flickUp()
    feed.screen.advance(by: 0.15)
    feed.screen.flick(from: feed.bareSpot, to: CGPoint(x: 120, y: 300), duration: 0.1)
    try feed.screen.settle()
    #expect(feed.restingCard == 2)
  }
}
