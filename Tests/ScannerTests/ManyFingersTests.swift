import Foundation
import Testing
import Touchstone
import UIKit

@testable import Scanner

/// Twenty fingers whose names are used again, that move without landing, land twice and are taken away, over the grid, the pages and
/// the way between them. `TOUCHSTONE_FINGER_EVENTS` is how many touches are sent.
@MainActor
@Suite struct ManyFingersTests {
  private static let events = ProcessInfo.processInfo.environment["TOUCHSTONE_FINGER_EVENTS"].flatMap(Int.init) ?? 400

  @Test(arguments: [RandomFingers.Habit.zooming, .paging])
  func nothingIsLeftOfTwentyFingers(habit: RandomFingers.Habit) throws {
    let stand = try ScannerStand(), screen = stand.screen
    try stand.open(3)
    let fingers = RandomFingers(screen: screen, seed: 20, habit: habit, fingers: 20)
    let rounds = try fingers.playRounds(untilSent: Self.events) {
      #expect(screen.unrest == [], "after \(fingers.events) events")
      guard screen.findAll(id: "close").isEmpty else { return }
      #expect(stand.pages().isEmpty)
      if let scan = (1...6).first(where: { screen.findAll(id: "scan-0\($0) Page \($0).png").first?.isVisible == true }) {
        try stand.open(scan)
      }
    }
    #expect(rounds > 1)
    #expect(screen.application.frames.arena.isIdle && screen.application.frames.arena.liveTouches.isEmpty)
    // A single finger is heard as ever.
    if screen.findAll(id: "close").isEmpty { try stand.open(1) }
    #expect(screen.findAll(id: "close").first != nil)
  }
}
