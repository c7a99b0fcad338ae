import Foundation
import SwiftUI
import Touchstone

@testable import Reels

/// Random fingers on the feed of records. Whenever they are lifted and time passes, a card fills the screen and nobody listens
/// any more.
@MainActor
final class FeedSoak: SoakScene {
  let screen: Screen
  let fingers: RandomFingers
  private(set) var pageChanges = 0
  /// Hearts that flew up: a like by two taps.
  private(set) var likes = 0
  private(set) var rests = 0
  private var restingCard = 0
  var movements = 0
  let picturePeriod: Int?
  private var heartsSeen: Set<ObjectIdentifier> = []

  init(seed: UInt64, picturePeriod: Int? = nil) throws {
    self.picturePeriod = picturePeriod
    screen = try Screen(.iPhone14) { FeedView() }
    try screen.settle()
    fingers = RandomFingers(screen: screen, seed: seed)
  }

  var counts: [SoakCount] {
    [
      SoakCount(name: "page-changes", count: pageChanges, eventsForOne: 200),
      SoakCount(name: "likes", count: likes, eventsForOne: 200),
      SoakCount(name: "rests-on-a-card", count: rests, eventsForOne: 200),
    ]
  }

  func look() {
    let hearts = screen.findAll(id: "heart-burst").map { ObjectIdentifier($0.layer) }
    likes += hearts.filter { !heartsSeen.contains($0) }.count
    heartsSeen.formUnion(hearts)
  }

  func checkRest() throws {
    rests += 1
    heartsSeen = []
    let glass = CGRect(origin: .zero, size: screen.size)
    guard let card = (0..<50).first(where: { screen.findAll(id: "card-\($0)").first?.frame == glass }) else {
      throw SceneError("at \(screen.now) s, after \(fingers.events) events, no card fills the screen")
    }
    if card != restingCard { pageChanges += 1 }
    restingCard = card
  }
}
