import CoreGraphics
import Foundation
import Testing
import Touchstone

@testable import Practice

/// Twenty fingers whose names are used again, that move without landing, land twice and are taken away, over the charts, the notes and
/// the report. `TOUCHSTONE_FINGER_EVENTS` is how many touches are sent.
@MainActor
@Suite struct ManyFingersTests {
  private static let events = ProcessInfo.processInfo.environment["TOUCHSTONE_FINGER_EVENTS"].flatMap(Int.init) ?? 400

  @Test(arguments: [RandomFingers.Habit.zooming, .paging])
  func nothingIsLeftOfTwentyFingers(habit: RandomFingers.Habit) throws {
    let stand = try PracticeStand(), screen = stand.screen
    let fingers = RandomFingers(screen: screen, seed: 20, habit: habit, fingers: 20)
    let rounds = try fingers.playRounds(untilSent: Self.events) {
      #expect(screen.unrest == [], "after \(fingers.events) events")
    }
    #expect(rounds > 1)
    #expect(screen.application.frames.arena.isIdle && screen.application.frames.arena.liveTouches.isEmpty)
  }
}
