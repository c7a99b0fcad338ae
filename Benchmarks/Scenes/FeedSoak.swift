import Foundation
import SwiftUI
import Touchstone

@testable import Reels

/// Random fingers on the feed of records. Whenever they are lifted and time passes, a card fills the screen and nobody listens
/// any more.
@MainActor
final class FeedSoak {
  let screen: Screen
  let fingers: RandomFingers
  private(set) var pageChanges = 0
  /// Hearts that flew up: a like by two taps.
  private(set) var likes = 0
  private(set) var rests = 0
  private var restingCard = 0
  private var heartsSeen: Set<ObjectIdentifier> = []

  init(seed: UInt64) throws {
    screen = try Screen(.iPhone14) { FeedView() }
    try screen.settle()
    fingers = RandomFingers(screen: screen, seed: seed)
  }

  /// Plays at least `events` more touch events.
  func play(events: Int) throws {
    let end = fingers.events + events
    var bursts = 0
    while fingers.events < end {
      fingers.playBurst()
      countHearts()
      bursts += 1
      if bursts % 3 == 0 { try rest() }
    }
    try rest()
  }

  private func countHearts() {
    let hearts = screen.findAll(id: "heart-burst").map { ObjectIdentifier($0.layer) }
    likes += hearts.filter { !heartsSeen.contains($0) }.count
    heartsSeen.formUnion(hearts)
  }

  private func rest() throws {
    fingers.lift()
    countHearts()
    try screen.settle()
    rests += 1
    heartsSeen = []
    let arena = screen.application.frames.arena
    guard arena.isIdle, arena.liveTouches.isEmpty else {
      throw SceneError(
        "at \(screen.now) s, after \(fingers.events) events, these still listen: \(arena.recognizers.map(\.diagnosticName))")
    }
    let glass = CGRect(origin: .zero, size: screen.size)
    guard let card = (0..<50).first(where: { screen.findAll(id: "card-\($0)").first?.frame == glass }) else {
      throw SceneError("at \(screen.now) s, after \(fingers.events) events, no card fills the screen")
    }
    if card != restingCard { pageChanges += 1 }
    restingCard = card
    if let frame = screen.unsettledFrames.first { throw SceneError("\(frame)") }
  }
}

/// `touchstone-bench soak EVENTS SEED`
@MainActor
enum Soak {
  /// Memory may grow by this part over the second half.
  private static let growthLimit = 0.02

  static func run(events: Int, seed: Int) throws {
    let soak = try FeedSoak(seed: UInt64(seed))
    let start = Meters.wall
    try soak.play(events: events / 2)
    let half = Meters.residentMemory
    try soak.play(events: events - events / 2)
    let growth = Meters.residentMemory / half - 1
    report("events", Double(soak.fingers.events), "events")
    report("seconds", (Meters.wall - start) / 1e3, "s")
    report("page-changes", Double(soak.pageChanges), "times")
    report("likes", Double(soak.likes), "times")
    report("rests-on-a-card", Double(soak.rests), "times")
    report("memory", half, "MB")
    report("memory-growth-in-second-half", growth * 100, "percent")
    let expected = events / 200
    guard soak.pageChanges >= expected, soak.likes >= expected else {
      throw SceneError("fewer than \(expected) changes of page or likes: nothing is proved")
    }
    guard growth < growthLimit || events < 100_000 else {
      throw SceneError("memory grew by \(growth * 100) % in the second half")
    }
  }
}
