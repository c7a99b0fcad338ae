import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// What taps mean on the card, on its buttons and on the search bar.
@MainActor
@Suite struct TapTests {
  private func hearts(_ feed: FeedOnScreen) -> Int { feed.screen.findAll(id: "heart-burst").count }

  @Test func doubleTapShowsAHeartAndDoesNotPage() throws {
    let feed = try FeedOnScreen()
    let point = CGPoint(x: 150, y: 300)
    feed.screen.doubleTap(at: point)
    feed.screen.advance(by: 0.2)
    #expect(hearts(feed) == 1)
    let heart = try feed.screen.find(id: "heart-burst").frame
    #expect(abs(heart.midX - point.x) < 2 && abs(heart.midY - point.y) < 2)
    try feed.screen.settle()
    #expect(hearts(feed) == 0, "it has faded")
    #expect(feed.restingCard == 0)
  }

  @Test func singleTapDoesNothing() throws {
    let feed = try FeedOnScreen()
    feed.screen.tap(at: CGPoint(x: 150, y: 300))
    try feed.screen.settle()
    #expect(hearts(feed) == 0)
    #expect(feed.restingCard == 0)
  }

  /// Between the last touch-up and the next at most 0.35 seconds.
  @Test func twoSlowTapsAreNoDoubleTap() throws {
    let feed = try FeedOnScreen()
    for _ in 1...2 {
      feed.screen.tap(at: CGPoint(x: 150, y: 300))
      feed.screen.advance(by: 0.5)
    }
    #expect(hearts(feed) == 0)
  }

  @Test func buttonRunsItsActionOnly() throws {
    let feed = try FeedOnScreen()
    try feed.screen.tap(id: "share-0")
    try feed.screen.settle()
    #expect(hearts(feed) == 0)
    #expect(feed.restingCard == 0)
  }

  @Test func twoQuickTapsOnAButtonAreTwoActions() throws {
    let feed = try FeedOnScreen()
    // The button toggles: two actions leave the screen as it was.
    let before = feed.screen.layers
    let like = try feed.screen.find(id: "like-0")
    try feed.screen.doubleTap(on: like)
    feed.screen.advance(by: 0.2)
    #expect(hearts(feed) == 0)
    try feed.screen.settle()
    #expect(feed.screen.layers == before, "liked and taken back")
    try feed.screen.tap(on: like)
    try feed.screen.settle()
    #expect(feed.screen.layers != before, "a single tap does change it")
  }

  /// What SwiftUI does, not what a feed's author may wish: see Documentation/Decisions/ButtonAgainstParentDrag.md.
  @Test func dragFromAButtonDoesNotPage() throws {
    let feed = try FeedOnScreen()
    let like = try #require(try feed.screen.find(id: "like-0").tappablePoint)
    feed.screen.drag(from: like, to: CGPoint(x: like.x, y: like.y - 500), duration: 0.3)
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
    #expect(hearts(feed) == 0)
  }

  // MARK: The search bar

  @Test func dragOnTheSearchBarDoesNotPage() throws {
    let feed = try FeedOnScreen()
    let bar = try #require(try feed.screen.find(id: "search").tappablePoint)
    feed.screen.drag(from: bar, to: CGPoint(x: bar.x, y: bar.y + 500), duration: 0.2)
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
  }

  @Test func tapOnTheSearchBarLeavesAnotherFingersDragAlone() throws {
    let feed = try FeedOnScreen()
    let finger = feed.recognizedDrag(from: CGPoint(x: 120, y: 700), upwards: true)
    finger.move(by: CGVector(dx: 0, dy: -100))
    try feed.screen.tap(id: "search")
    #expect(try feed.screen.find(id: "search-taps").label == "1")
    finger.move(by: CGVector(dx: 0, dy: -100))
    #expect(abs(try feed.top(of: 0) + 200) < 0.01, "the drag goes on where the finger is")
    finger.up()
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
  }
}
