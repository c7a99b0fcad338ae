import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// A walk through everything the feed can do: nobody complains, and the same walk gives the same screen.
@MainActor
@Suite struct QuietTests {
  private func walk(_ settings: Settings) throws -> FeedOnScreen {
    let feed = try FeedOnScreen(settings: settings)
    feed.screen.doubleTap(at: CGPoint(x: 150, y: 300))
    feed.screen.advance(by: 0.1)
    feed.flickUp()
    feed.screen.advance(by: 0.25)
    feed.flickUp()
    try feed.screen.settle()
    try feed.screen.tap(id: "like-2")
    try feed.screen.tap(id: "note-2")
    try feed.screen.tap(id: "search")
    let finger = feed.recognizedDrag(from: feed.bareSpot, upwards: false)
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
    feed.screen.finger().down(at: feed.center)
    try feed.screen.settle()
    feed.screen.rotate()
    try feed.screen.settle()
    feed.screen.isDark.toggle()
    feed.screen.rotate()
    try feed.screen.settle()
    return feed
  }

  @Test(arguments: zip([60, 120], ["en_US", "ko_KR"])) func nothingIsWrong(framesPerSecond: Int, locale: String) throws {
    let settings = Settings(locale: Locale(identifier: locale), framesPerSecond: framesPerSecond)
    let feed = try walk(settings)
    #expect(feed.complaints.isEmpty)
    #expect(feed.restingCard == 2)
  }

  @Test func sameWalkGivesTheSameScreen() throws {
    let first = try walk(Settings()), second = try walk(Settings())
    #expect(first.screen.layers == second.screen.layers)
    #expect(first.screen.touchLog == second.screen.touchLog)
    #expect(first.screen.picture() == second.screen.picture())
  }
}
