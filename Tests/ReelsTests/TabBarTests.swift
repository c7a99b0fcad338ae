import SwiftUI
import Testing
import Touchstone
import UIKit

@testable import Reels

/// The tabs lie in front of the pages and take nothing from them.
@MainActor
@Suite struct TabBarTests {
  @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone14ProMax])
  func barEndsWithTheScreenAndCardsFillIt(device: Device) throws {
    let feed = try FeedOnScreen(device)
    let bar = try feed.screen.find(id: "tab-bar").frame, height = 49 + device.safeArea.bottom
    #expect(bar == CGRect(x: 0, y: device.size.height - height, width: device.size.width, height: height))
    #expect(feed.restingCard == 0)
    for tab in Tab.allCases {
      let frame = try feed.screen.find(id: "tab-\(tab.rawValue)").frame
      #expect(frame.height == 49 && frame.minY == bar.minY && abs(frame.width - device.size.width / 3) <= 0.5)
    }
    #expect(try feed.screen.find(id: "note-0").frame.maxY < bar.minY)
  }

  @Test func insetsAreThoseOfTheTurnedScreen() throws {
    let feed = try FeedOnScreen()
    feed.screen.rotate()
    try feed.screen.settle()
    let bar = try feed.screen.find(id: "tab-bar").frame
    #expect(bar.height == 49 + feed.screen.device.landscapeSafeArea.bottom && bar.maxY == feed.size.height)
    #expect(feed.restingCard == 0)
  }

  @Test func popularBeginsWithTheMostLikedAndTheFeedIsWhereItWas() throws {
    let feed = try FeedOnScreen()
    feed.flickUp()
    try feed.screen.settle()
    try feed.screen.tap(id: "tab-popular")
    try feed.screen.settle()
    let order = Feed().tracks.sorted { $0.likes > $1.likes }.map(\.id)
    #expect(feed.restingCard == order[0])
    #expect(try feed.screen.find(id: "tab-popular").traits.contains(.selected))
    #expect(try !feed.screen.find(id: "tab-feed").traits.contains(.selected))
    feed.flickUp()
    try feed.screen.settle()
    #expect(feed.restingCard == order[1])
    try feed.screen.tap(id: "tab-feed")
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
    try feed.screen.tap(id: "tab-popular")
    try feed.screen.settle()
    #expect(feed.restingCard == order[1])
    #expect(feed.complaints.isEmpty)
  }

  @Test(arguments: [0.15, 1]) func dragFromItDoesNotPage(duration: TimeInterval) throws {
    let feed = try FeedOnScreen()
    let start = try #require(try feed.screen.find(id: "tab-feed").tappablePoint)
    feed.screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 500), duration: duration)
    #expect(try feed.top(of: 0) == 0)
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
  }

  @Test(arguments: [("en_US", ["Feed", "Popular", "Search"]), ("ko_KR", ["피드", "인기", "검색"])])
  func tabsAreNamedInTheLanguage(locale: String, names: [String]) throws {
    let feed = try FeedOnScreen(settings: Settings(isDark: true, locale: Locale(identifier: locale)))
    #expect(try Tab.allCases.map { try feed.screen.find(id: "tab-\($0.rawValue)").label } == names)
  }
}
