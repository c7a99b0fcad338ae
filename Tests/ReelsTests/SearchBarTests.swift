import SwiftUI
import Testing
import Touchstone
import UIKit

@testable import Reels

/// The search bar lies beside the pages, not on them.
@MainActor
@Suite struct SearchBarTests {
  private func bar(_ feed: FeedOnScreen) throws -> CGPoint { try #require(try feed.screen.find(id: "search").tappablePoint) }

  @Test(arguments: [0.1, 1]) func dragOnItDoesNotPage(duration: TimeInterval) throws {
    let feed = try FeedOnScreen()
    feed.flickUp()
    try feed.screen.settle()
    let start = try bar(feed)
    feed.screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 600), duration: duration)
    #expect(try feed.top(of: 1) == 0)
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
  }

  @Test func tapIsItsOwn() throws {
    let feed = try FeedOnScreen()
    try feed.screen.doubleTap(on: feed.screen.find(id: "search"))
    feed.screen.advance(by: 0.2)
    #expect(feed.hearts == 0 && feed.restingCard == 0, "on a card two taps would show a heart by now")
    try feed.screen.settle()
    feed.screen.type("harbour")
    #expect(feed.restingCard == 1, "the field has the focus")
    try feed.screen.tap(id: "search-clear")
    try feed.screen.tap(id: "tab-feed")
    try feed.screen.settle()
    #expect(feed.complaints.isEmpty)
  }

  @Test(arguments: [60, 120]) func tapLeavesAnotherFingersDragAlone(framesPerSecond: Int) throws {
    let feed = try FeedOnScreen(settings: Settings(framesPerSecond: framesPerSecond))
    let finger = feed.recognizedDrag(from: feed.bareSpot, upwards: true)
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.5)
    try feed.screen.tap(id: "search")
    #expect(try feed.screen.find(id: "tab-search").traits.contains(.selected), "the field has the focus")
    #expect(abs(try feed.top(of: 0) + 100) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.5)
    #expect(abs(try feed.top(of: 0) + 200) < 0.01, "the drag goes on where the finger is")
    finger.hold(for: 0.2)
    finger.up()
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
  }

  /// Held, slid off and lifted, a finger on the bar does nothing to the drag beside it, which pages in the end.
  @Test func heldFingerLeavesTheDragAlone() throws {
    let feed = try FeedOnScreen()
    let holder = feed.screen.finger()
    holder.down(at: try bar(feed))
    let finger = feed.recognizedDrag(from: feed.bareSpot, upwards: true)
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.5)
    holder.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
    #expect(abs(try feed.top(of: 0) + 200) < 0.01)
    holder.up()
    finger.move(by: CGVector(dx: 0, dy: -300), over: 0.5)
    #expect(abs(try feed.top(of: 0) + 500) < 0.01)
    finger.up()
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
    #expect(try feed.screen.find(id: "tab-feed").traits.contains(.selected), "nobody searches")
  }
}
