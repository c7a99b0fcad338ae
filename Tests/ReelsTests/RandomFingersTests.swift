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
}
