import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// Pictures of the pages between two cards and at the ends of the feed.
@MainActor
@Suite struct SeamTests {
  /// Rows in which nothing but the black behind the pages shows.
  private func blackRows(_ feed: FeedOnScreen) -> [Int] {
    let picture = feed.screen.picture()
    let columns = stride(from: 0, to: picture.width, by: 13)
    return (0..<picture.height).filter { row in
      columns.allSatisfy { column in
        guard let color = picture.color(x: column, y: row) else { return false }
        return color.red == 0 && color.green == 0 && color.blue == 0
      }
    }
  }

  /// 7.25 and 33.4 points lie between pixels at two and at three pixels a point.
  @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone14ProMax], [7.25, 33.4, 211, 400])
  func betweenTwoCardsThereIsNoRowOfBlack(device: Device, way: CGFloat) throws {
    let feed = try FeedOnScreen(device)
    let finger = feed.recognizedDrag(from: CGPoint(x: 120, y: 520), upwards: true)
    finger.move(by: CGVector(dx: 0, dy: -way))
    #expect(abs(try feed.top(of: 0) + way) < 0.01)
    #expect(blackRows(feed).isEmpty)
    finger.up()
  }

  /// Cards of one colour leave no line where they meet, wherever the offset lies between the pixels.
  @Test func plainCardsMeetWithoutALine() throws {
    let feed = try FeedOnScreen(cards: 2)
    let color = feed.screen.picture().color(x: 9, y: 9)
    let finger = feed.recognizedDrag(from: CGPoint(x: 120, y: 700), upwards: true)
    for _ in 0..<10 {
      finger.move(by: CGVector(dx: 0, dy: -10.13))
      let picture = feed.screen.picture()
      let other = (0..<picture.height).filter { picture.color(x: 9, y: $0) != color }
      let top = try feed.top(of: 0)
      #expect(other.isEmpty, "at \(top)")
    }
    finger.up()
  }

  @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone14ProMax])
  func atRestTheFirstAndTheLastCardFillTheScreen(device: Device) throws {
    let feed = try FeedOnScreen(cards: 2, on: device)
    let color = feed.screen.picture().color(x: 9, y: 9)
    for card in 0...1 {
      #expect(feed.restingCard == card)
      let picture = feed.screen.picture()
      #expect((0..<picture.height).allSatisfy { picture.color(x: 9, y: $0) == color })
      feed.flickUp()
      try feed.screen.settle()
    }
  }

  /// The shade below the words ends with the card, not within its last row of pixels.
  @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone14ProMax])
  func shadeReachesTheLastRow(device: Device) throws {
    let feed = try FeedOnScreen(device)
    for _ in 0..<4 {
      feed.flickUp()
      try feed.screen.settle()
    }
    let picture = feed.screen.picture()
    let rows = try (1...2).map { try #require(picture.color(x: 6, y: picture.height - $0)) }
    #expect(abs(rows[0].green - rows[1].green) < 0.02)
  }

  /// Beyond the ends lies black, and as much of it as the rubber band gives way; never the white of a window.
  @Test func behindTheEndsItIsBlack() throws {
    let feed = try FeedOnScreen()
    let finger = feed.recognizedDrag(from: CGPoint(x: 120, y: 200), upwards: false)
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.3)
    let picture = feed.screen.picture()
    let bare = Int((try feed.top(of: 0) * picture.scale).rounded(.down))
    #expect(bare > 300)
    let black = (0..<bare).filter { row in
      guard let color = picture.color(x: 6, y: row) else { return false }
      return color.red == 0 && color.green == 0 && color.blue == 0
    }
    #expect(black.count == bare)
    finger.up()
    try feed.screen.settle()
    #expect(blackRows(feed).isEmpty)
  }
}
