import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// What taps mean on the card, on its buttons and on the search bar.
@MainActor
@Suite struct TapTests {
  @Test(arguments: [60, 120]) func doubleTapShowsAHeartAndDoesNotPage(framesPerSecond: Int) throws {
    let feed = try FeedOnScreen(settings: Settings(framesPerSecond: framesPerSecond))
    let point = CGPoint(x: 150, y: 300)
    feed.screen.doubleTap(at: point)
    feed.screen.advance(by: 0.2)
    #expect(feed.hearts == 1)
    let heart = try feed.screen.find(id: "heart-burst").frame
    #expect(abs(heart.midX - point.x) < 2 && abs(heart.midY - point.y) < 2)
    #expect(feed.screen.shows(text: "181"), "liked")
    try feed.screen.settle()
    #expect(feed.hearts == 0, "it has faded")
    #expect(feed.restingCard == 0)
    feed.screen.doubleTap(at: point)
    try feed.screen.settle()
    #expect(feed.screen.shows(text: "181"), "a second double tap takes nothing back")
  }

  @Test func singleTapDoesNothing() throws {
    let feed = try FeedOnScreen()
    let before = feed.screen.layers
    feed.screen.tap(at: CGPoint(x: 150, y: 300))
    try feed.screen.settle()
    #expect(feed.hearts == 0)
    #expect(feed.restingCard == 0)
    #expect(feed.screen.layers == before)
  }

  /// Between the last touch-up and the next at most 0.35 seconds.
  @Test func twoSlowTapsAreNoDoubleTap() throws {
    let feed = try FeedOnScreen()
    for _ in 1...2 {
      feed.screen.tap(at: CGPoint(x: 150, y: 300))
      feed.screen.advance(by: 0.5)
    }
    #expect(feed.hearts == 0)
  }

  /// During a settling the heart is for the card that shows most.
  @Test func doubleTapDuringASettlingLikesTheCardThatComes() throws {
    let feed = try FeedOnScreen()
    feed.flickUp()
    feed.screen.advance(by: 0.15)
    feed.screen.doubleTap(at: CGPoint(x: 150, y: 300))
    feed.screen.advance(by: 0.2)
    #expect(feed.hearts == 1)
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
    feed.screen.flick(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 120, y: 450), duration: 0.15)
    try feed.screen.settle()
    #expect(feed.screen.shows(text: "180"), "the first card has no like")
  }

  // MARK: Buttons

  @Test func buttonRunsItsActionOnly() throws {
    let feed = try FeedOnScreen()
    #expect(feed.screen.shows(text: "3"))
    try feed.screen.tap(id: "comment-0")
    try feed.screen.settle()
    #expect(feed.screen.shows(text: "4"))
    #expect(feed.screen.shows(text: "180"), "no like")
    #expect(feed.hearts == 0)
    #expect(feed.restingCard == 0)
  }

  @Test(arguments: [60, 120]) func twoQuickTapsOnAButtonAreTwoActionsAndNoHeart(framesPerSecond: Int) throws {
    let feed = try FeedOnScreen(settings: Settings(framesPerSecond: framesPerSecond))
    try feed.screen.doubleTap(on: feed.screen.find(id: "comment-0"))
    feed.screen.advance(by: 0.2)
    #expect(feed.screen.shows(text: "5"))
    #expect(feed.hearts == 0)
    // Liked and taken back.
    try feed.screen.doubleTap(on: feed.screen.find(id: "like-0"))
    feed.screen.advance(by: 0.2)
    #expect(feed.screen.shows(text: "180"))
    #expect(feed.hearts == 0)
    try feed.screen.tap(id: "like-0")
    #expect(feed.screen.shows(text: "181"), "a single tap does like")
  }

  /// What SwiftUI does, not what a feed's author may wish: see Documentation/Decisions/ButtonAgainstParentDrag.md.
  @Test(arguments: [("like-0", 0.15), ("comment-0", 1), ("share-0", 0.15), ("note-0", 0.15), ("note-0", 1)])
  func dragFromAButtonDoesNotPage(button: String, duration: TimeInterval) throws {
    let feed = try FeedOnScreen()
    let before = feed.screen.layers
    let start = try #require(try feed.screen.find(id: button).tappablePoint)
    feed.screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 500), duration: duration)
    #expect(try feed.top(of: 0) == 0)
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
    #expect(feed.hearts == 0)
    #expect(feed.screen.layers == before, "nor does it run the action, so far from the button")
  }
}
