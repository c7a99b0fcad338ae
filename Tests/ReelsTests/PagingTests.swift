import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// What a drag decides.
@MainActor
@Suite struct PagingTests {
  @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone14ProMax], [60, 120])
  func shortFlickShowsTheNextCard(device: Device, framesPerSecond: Int) throws {
    let feed = try FeedOnScreen(device, settings: Settings(framesPerSecond: framesPerSecond))
    feed.flickUp()
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
  }

  /// Parts of a card.
  @Test(arguments: [(-0.4, 0), (-0.6, 1)], [60, 120])
  func aSlowDragGoesToTheNearestCard(drag: (way: Double, card: Int), framesPerSecond: Int) throws {
    let feed = try FeedOnScreen(settings: Settings(framesPerSecond: framesPerSecond))
    feed.drag(by: drag.way, duration: 2)
    try feed.screen.settle()
    #expect(feed.restingCard == drag.card)
  }

  @Test(arguments: [60, 120]) func sixtyPercentAndAFlickBackStays(framesPerSecond: Int) throws {
    let feed = try FeedOnScreen(settings: Settings(framesPerSecond: framesPerSecond))
    let finger = feed.screen.finger()
    finger.down(at: feed.bareSpot)
    finger.move(by: CGVector(dx: 0, dy: -0.6 * feed.size.height), over: 1)
    #expect(try feed.top(of: 0) < -0.55 * feed.size.height, "most of the next card shows")
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1, lifting: true)
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
  }

  @Test func hardestFlickGoesOneCard() throws {
    let feed = try FeedOnScreen()
    feed.screen.flick(from: feed.bareSpot, to: CGPoint(x: 120, y: 40), duration: 0.05)
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
  }

  /// No further than the card, at any frame: behind it there is nothing.
  @Test(arguments: [60, 120]) func settlingNeverRunsPastTheCard(framesPerSecond: Int) throws {
    let feed = try FeedOnScreen(settings: Settings(framesPerSecond: framesPerSecond))
    feed.screen.flick(from: feed.bareSpot, to: CGPoint(x: 120, y: 40), duration: 0.05)
    let tops = try feed.tops(of: 1, frames: framesPerSecond)
    #expect(tops.allSatisfy { $0 >= -0.01 })
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 - 0.01 }, "it only ever approaches")
  }

  @Test func downAgainShowsTheFirstCard() throws {
    let feed = try FeedOnScreen()
    feed.flickUp()
    try feed.screen.settle()
    feed.screen.flick(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 120, y: 450), duration: 0.15)
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
  }

  /// Whatever the offset, cards lie exactly one screen apart, and their covers fill them.
  @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone14ProMax])
  func cardsAreOneScreenHighAndOneScreenApart(device: Device) throws {
    let feed = try FeedOnScreen(device)
    let finger = feed.recognizedDrag(from: CGPoint(x: 120, y: 500), upwards: true)
    for _ in 0..<5 {
      finger.move(by: CGVector(dx: 0, dy: -37))
      let first = try feed.screen.find(id: "card-0").frame
      let second = try feed.screen.find(id: "card-1").frame
      #expect(first.size == feed.size && second.size == feed.size)
      #expect(second.minY == first.maxY)
      #expect(try feed.screen.find(id: "artwork-0").frame == first)
      #expect(try feed.screen.find(id: "artwork-1").frame == second)
    }
    finger.up()
  }

  /// The state of a card lives as long as the card is one of the three.
  @Test func cardKeepsItsStateWhileItLives() throws {
    let feed = try FeedOnScreen()
    let closed = try feed.screen.find(id: "note-0").frame.height
    try feed.screen.tap(id: "note-0")
    try feed.screen.settle()
    let open = try feed.screen.find(id: "note-0").frame.height
    #expect(open > closed)
    feed.flickUp()
    try feed.screen.settle()
    feed.screen.flick(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 120, y: 450), duration: 0.15)
    try feed.screen.settle()
    #expect(try feed.screen.find(id: "note-0").frame.height == open)
  }
}
