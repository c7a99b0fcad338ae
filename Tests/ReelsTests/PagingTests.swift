import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// What a drag decides.
@MainActor
@Suite struct PagingTests {
  @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone14ProMax])
  func shortFlickShowsTheNextCard(device: Device) throws {
    let feed = try FeedOnScreen(device)
    feed.flickUp()
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
  }

  @Test func fortyPercentFallsBack() throws {
    let feed = try FeedOnScreen()
    feed.drag(by: -0.4, duration: 2)
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
  }

  @Test func sixtyPercentGoesOn() throws {
    let feed = try FeedOnScreen()
    feed.drag(by: -0.6, duration: 2)
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
  }

  @Test func sixtyPercentAndAFlickBackStays() throws {
    let feed = try FeedOnScreen()
    let finger = feed.screen.finger()
    feed.screen.simultaneously {
      finger.down(at: CGPoint(x: 120, y: 780))
      finger.move(by: CGVector(dx: 0, dy: -0.6 * feed.size.height), over: 1)
      finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1, lifting: true)
    }
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
  }

  @Test func hardestFlickGoesOneCard() throws {
    let feed = try FeedOnScreen()
    feed.screen.flick(from: CGPoint(x: 120, y: 800), to: CGPoint(x: 120, y: 40), duration: 0.05)
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
  }

  /// No further than the card, at any frame: behind it there is nothing.
  @Test func settlingNeverRunsPastTheCard() throws {
    let feed = try FeedOnScreen()
    feed.screen.flick(from: CGPoint(x: 120, y: 800), to: CGPoint(x: 120, y: 40), duration: 0.05)
    let tops = try feed.tops(of: 1, frames: 60)
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

  /// Whatever the offset, cards lie exactly one screen apart, and they cover the screen between them.
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
