import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// A clip plays on the screen's own time, on the card in front alone.
@MainActor
@Suite struct ClipTests {
  /// Which part of the clip of `card` the line shows; nil when there is no line.
  private func played(_ card: Int, _ feed: FeedOnScreen) throws -> Double? {
    let line = try feed.screen.find(id: "played-\(card)")
    return try feed.opacity(of: "played-\(card)") > 0 ? line.frame.width / feed.size.width : nil
  }

  private func isNear(_ part: Double?, seconds: TimeInterval) -> Bool {
    part.map { abs($0 - seconds / Player.length) < 0.05 / Player.length } ?? false
  }

  private func playing(_ settings: Settings = Settings()) throws -> FeedOnScreen {
    let feed = try FeedOnScreen(settings: settings)
    #expect(try played(0, feed) == nil)
    try feed.screen.tap(id: "play-0")
    return feed
  }

  @Test(arguments: [60, 120]) func lineFollowsTheTimeAndEndsWithTheClip(framesPerSecond: Int) throws {
    let feed = try playing(Settings(framesPerSecond: framesPerSecond))
    #expect(try feed.screen.find(id: "play-0").label == "Pause, Mina Seo")
    let start = feed.screen.now
    for _ in 1...7 {
      feed.screen.advance(by: 1)
      #expect(isNear(try played(0, feed), seconds: feed.screen.now - start))
    }
    feed.screen.advance(by: 1.2)
    #expect(try played(0, feed) == nil)
    #expect(try feed.screen.find(id: "play-0").label == "Play, Mina Seo")
    let work = feed.screen.work { feed.screen.advance(by: 5) }
    #expect(work.framesRun == 0)
    #expect(feed.complaints.isEmpty)
  }

  @Test func playingRunsNoBody() throws {
    let feed = try playing()
    feed.screen.advance(by: 0.5)
    let work = feed.screen.work { feed.screen.advance(by: 2) }
    #expect(work.framesRun >= 119)
    #expect(work.bodiesRun == 0)
    #expect(work.layersWritten <= work.framesRun, "one layer is stretched")
  }

  @Test func buttonPausesAndGoesOn() throws {
    let feed = try playing()
    feed.screen.advance(by: 2)
    try feed.screen.tap(id: "play-0")
    try feed.screen.settle()
    let part = try #require(try played(0, feed))
    #expect(feed.screen.work { feed.screen.advance(by: 3) }.framesRun == 0)
    #expect(try played(0, feed) == part)
    try feed.screen.tap(id: "play-0")
    feed.screen.advance(by: 1)
    #expect(isNear(try played(0, feed), seconds: part * Player.length + 1))
  }

  @Test func restingFingerPausesUntilItIsLifted() throws {
    let feed = try playing()
    feed.screen.advance(by: 1)
    let finger = feed.screen.finger()
    finger.down(at: CGPoint(x: 150, y: 300))
    finger.hold(for: 0.5)
    let part = try #require(try played(0, feed))
    finger.hold(for: 2)
    #expect(try played(0, feed) == part)
    finger.up()
    feed.screen.advance(by: 1)
    #expect(isNear(try played(0, feed), seconds: part * Player.length + 1))
    #expect(feed.restingCard == 0 && feed.hearts == 0)
  }

  /// Held long enough to pause, then drawn up: the page turns as ever, and the next clip plays.
  @Test func heldFingerStillTurnsThePage() throws {
    let feed = try playing()
    let finger = feed.screen.finger()
    finger.down(at: feed.bareSpot)
    finger.hold(for: 0.6)
    finger.move(by: CGVector(dx: 0, dy: -0.6 * feed.size.height), over: 0.4)
    #expect(try feed.top(of: 0) < -0.5 * feed.size.height)
    finger.up()
    feed.screen.advance(by: 1)
    #expect(feed.restingCard == 1)
    #expect(try played(0, feed) == nil)
    #expect(try #require(try played(1, feed)) > 0)
  }

  @Test func onlyTheCardInFrontPlaysFromItsStart() throws {
    let feed = try playing()
    feed.screen.advance(by: 3)
    feed.flickUp()
    feed.screen.advance(by: 1)
    #expect(feed.restingCard == 1)
    #expect(try played(0, feed) == nil && played(2, feed) == nil)
    let part = try #require(try played(1, feed))
    #expect(part > 0 && part < 1.2 / Player.length)
    feed.screen.flick(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 120, y: 450), duration: 0.15)
    feed.screen.advance(by: 1)
    #expect(try #require(try played(0, feed)) < 1.2 / Player.length, "the first one begins anew")
    try feed.screen.settle()
    #expect(feed.complaints.isEmpty)
  }

  @Test func stopsWhileTheAppIsNotInFront() throws {
    let feed = try playing()
    feed.screen.advance(by: 1)
    feed.screen.resignKey()
    feed.screen.advance(by: 0.1)
    let part = try played(0, feed)
    feed.screen.advance(by: 2)
    #expect(try played(0, feed) == part)
    feed.screen.becomeKey()
    feed.screen.advance(by: 1)
    #expect(isNear(try played(0, feed), seconds: (part ?? 0) * Player.length + 1))
  }
}
