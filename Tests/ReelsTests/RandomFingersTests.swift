import CairoRenderer
import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// Fingers that mean nothing: whatever they do, lifted they leave a card at rest and nobody listening. `touchstone-bench soak`
/// plays many more.
@MainActor
@Suite struct RandomFingersTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func aCardFillsTheScreenAtEveryRest(seed: UInt64) throws {
    let feed = try FeedOnScreen()
    let fingers = RandomFingers(screen: feed.screen, seed: seed)
    var cards: Set<Int> = []
    var rests = 0
    while fingers.events < 700 {
      for _ in 0..<3 { fingers.playBurst() }
      fingers.lift()
      try feed.screen.settle()
      rests += 1
      cards.insert(try #require(feed.restingCard, "no card fills the screen after \(fingers.events) events"))
      let arena = feed.screen.application.frames.arena
      #expect(arena.isIdle && arena.liveTouches.isEmpty)
      #expect(feed.screen.unsettledFrames.isEmpty)
    }
    #expect(rests > 10 && cards.count > 1)
  }

  @Test func theSameSeedPlaysTheSameTouches() throws {
    func play() throws -> [String] {
      let feed = try FeedOnScreen()
      let fingers = RandomFingers(screen: feed.screen, seed: 9)
      for _ in 0..<10 { fingers.playBurst() }
      return feed.screen.touchLog
    }
    let log = try play()
    #expect(log.count > 50)
    #expect(try play() == log)
  }

  /// Pictures of a hundred pages hold no more bitmaps than those of twenty, and what nobody draws is not kept either.
  @Test func picturesOfPagesLeaveNothingBehind() throws {
    let feed = try FeedOnScreen()
    let fingers = RandomFingers(screen: feed.screen, seed: 4)
    var cards: Set<Int> = [], most: [Int] = [0, 0]
    for turn in 0..<40 {
      for _ in 0..<2 { fingers.playBurst() }
      fingers.lift()
      try feed.screen.settle()
      cards.insert(try #require(feed.restingCard))
      _ = feed.screen.picture()
      most[turn / 20] = max(most[turn / 20], BitmapCensus.shared.total.bytes)
      #expect(feed.screen.scene.log.isEmpty)
    }
    #expect(cards.count > 5)
    // Eleven screens, a quarter more before anybody looks, and one page with all its pictures at worst.
    #expect(most[0] > 0 && most.max() ?? 0 < 300 << 20, "\(most.map { $0 >> 20 }) MB")
  }
}
