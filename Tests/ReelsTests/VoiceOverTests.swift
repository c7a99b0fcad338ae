import SwiftUI
import Testing
import Touchstone
import UIKit

@testable import Reels

/// The feed without a finger.
@MainActor
@Suite struct VoiceOverTests {
  private func feed(_ locale: String = "en_US", reducesMotion: Bool = false) throws -> FeedOnScreen {
    try FeedOnScreen(
      settings: Settings(locale: Locale(identifier: locale), reducesMotion: reducesMotion, isVoiceOverOn: true))
  }

  @Test(arguments: [false, true]) func pagesGoUpAndDown(reducesMotion: Bool) throws {
    let feed = try feed(reducesMotion: reducesMotion)
    let pager = try feed.screen.find(id: "pager")
    #expect(pager.label == "Records" && pager.traits.contains(.adjustable))
    #expect(pager.value == "1 of 50, Last Light on Line 2, Mina Seo")
    try pager.increment()
    try feed.screen.settle()
    #expect(try feed.screen.find(id: "card-1").isVisible)
    #expect(pager.value?.hasPrefix("2 of 50, Harbour Weather") == true)
    try pager.decrement()
    try feed.screen.settle()
    try pager.decrement()
    try feed.screen.settle()
    #expect(pager.value?.hasPrefix("1 of 50") == true, "before the first there is none")
    #expect(feed.complaints.isEmpty)
  }

  @Test func quickStepsAreAllCounted() throws {
    let feed = try feed()
    let pager = try feed.screen.find(id: "pager")
    for _ in 1...3 { try pager.increment() }
    try feed.screen.settle()
    #expect(feed.restingCard == 3)
  }

  @Test(arguments: [("en_US", "Next record", "Previous record"), ("ko_KR", "다음 음반", "이전 음반")])
  func actionsTurnThePage(locale: String, next: String, previous: String) throws {
    let feed = try feed(locale)
    let pager = try feed.screen.find(id: "pager")
    #expect(pager.actions == [next, previous])
    try pager.perform(action: next)
    try feed.screen.settle()
    #expect(feed.restingCard == 1)
    try pager.perform(action: previous)
    try feed.screen.settle()
    #expect(feed.restingCard == 0)
  }

  @Test func likeTellsItsCountAndWhetherItIsGiven() throws {
    let feed = try feed()
    let like = try feed.screen.find(id: "like-0")
    #expect(like.label == "Like" && like.value == "180" && !like.traits.contains(.selected))
    try like.activate()
    try feed.screen.settle()
    #expect(like.value == "181" && like.traits.contains(.selected))
  }

  @Test func resultsOfASearchAreCounted() throws {
    let feed = try feed()
    try feed.screen.find(id: "tab-search").activate()
    try feed.screen.settle()
    feed.screen.type("harbour")
    #expect(try feed.screen.find(id: "pager").value?.hasPrefix("1 of 1, Harbour Weather") == true)
  }
}
