import SwiftUI
import Testing
import Touchstone
import UIKit

@testable import Reels

/// Words in the search bar leave the records they fit.
@MainActor
@Suite struct SearchTests {
  private func search(_ words: String, in feed: FeedOnScreen) throws {
    try feed.screen.tap(id: "search")
    try feed.screen.settle()
    feed.screen.type(words)
    try feed.screen.settle()
  }

  /// Whether a key has any effect: the field has the focus.
  private func takesKeys(_ feed: FeedOnScreen) throws -> Bool {
    let before = try feed.screen.find(id: "search-field").value
    feed.screen.press(.letter("q"))
    let hasChanged = try feed.screen.find(id: "search-field").value != before
    if hasChanged { feed.screen.press(.delete) }
    return hasChanged
  }

  @Test(arguments: [("harbour", 1), ("UNDERTOW", 21), ("  tremor ", 44), ("항구의", 1)])
  func titleIsFoundInEitherLanguageAndCase(words: String, card: Int) throws {
    let feed = try FeedOnScreen()
    try search(words, in: feed)
    #expect(feed.restingCard == card)
    #expect(try feed.screen.find(id: "tab-search").traits.contains(.selected))
    feed.flickUp()
    try feed.screen.settle()
    #expect(feed.restingCard == card, "there is no other")
    #expect(feed.complaints.isEmpty)
  }

  @Test func artistIsFoundAndTheFeedPagesThroughTheResults() throws {
    let feed = try FeedOnScreen()
    try search("night market", in: feed)
    let matches = Feed().tracks.filter { $0.artist(in: .english) == "Night Market" }.map(\.id)
    #expect(matches.count > 2)
    for card in matches {
      #expect(feed.restingCard == card)
      feed.flickUp()
      try feed.screen.settle()
    }
    #expect(feed.restingCard == matches.last)
  }

  /// From far down the feed to three results and back: a card is in front at each letter.
  @Test func placeStaysValidWhenTheListShrinks() throws {
    let feed = try FeedOnScreen()
    for _ in 0..<7 {
      feed.flickUp()
      try feed.screen.settle()
    }
    try feed.screen.tap(id: "search")
    for letter in "counting" {
      feed.screen.type(String(letter))
      #expect(feed.restingCard != nil, "\(letter)")
    }
    #expect(feed.restingCard == 7, "the record that was in front is among the results, and stays there")
    try feed.screen.tap(id: "search-clear")
    try feed.screen.settle()
    #expect(feed.restingCard == 7)
    feed.screen.type("two")
    try feed.screen.settle()
    #expect(feed.restingCard == 18, "Two Discs is the first of those that fit")
    #expect(feed.complaints.isEmpty)
  }

  @Test(arguments: [("en_US", "No records for “zzz”"), ("ko_KR", "‘zzz’에 맞는 음반이 없습니다")])
  func nothingFoundHasAScreenOfItsOwn(locale: String, words: String) throws {
    let feed = try FeedOnScreen(settings: Settings(locale: Locale(identifier: locale)))
    try search("zzz", in: feed)
    #expect(feed.restingCard == nil)
    #expect(feed.screen.shows(text: words))
    feed.flickUp()
    try feed.screen.settle()
    try feed.screen.tap(id: "search-clear")
    try feed.screen.settle()
    #expect(feed.restingCard == 19, "the first letter found this record; it stays in front")
    #expect(!feed.screen.shows(text: words))
    #expect(try takesKeys(feed), "whoever clears the words wants to type others")
    #expect(feed.complaints.isEmpty)
  }

  @Test func returnKeyGivesTheFocusUpAndKeepsTheResults() throws {
    let feed = try FeedOnScreen()
    try search("harbour\n", in: feed)
    #expect(feed.restingCard == 1)
    #expect(try !takesKeys(feed))
    #expect(try feed.screen.find(id: "search-field").value == "harbour")
  }

  @Test func dragOfTheFeedGivesTheFocusUp() throws {
    let feed = try FeedOnScreen()
    try search("the", in: feed)
    #expect(try takesKeys(feed))
    feed.flickUp()
    try feed.screen.settle()
    #expect(try !takesKeys(feed))
    #expect(try feed.screen.find(id: "search-field").value == "the")
  }

  @Test func tabsLeadInAndOut() throws {
    let feed = try FeedOnScreen()
    try feed.screen.tap(id: "tab-search")
    try feed.screen.settle()
    feed.screen.type("undertow")
    #expect(feed.restingCard == 21)
    try feed.screen.tap(id: "tab-feed")
    try feed.screen.settle()
    #expect(try !takesKeys(feed))
    #expect(feed.screen.findAll(id: "search-clear").isEmpty, "no words are left")
    #expect(feed.restingCard == 21, "and the record that was found stays in front")
    feed.flickUp()
    try feed.screen.settle()
    #expect(feed.restingCard == 22)
  }
}
