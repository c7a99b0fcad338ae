import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone
import UIKit

@testable import Reels

/// No word of the feed is cut, and none lies on another: on three devices, in both languages, at three text sizes.
@MainActor
@Suite struct LegibilityTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    let device: Device
    let locale: String
    var textSize = UIContentSizeCategory.large
    var testDescription: String { "\(device.name), \(locale), \(textSize.rawValue)" }
  }

  nonisolated static let settings: [Setting] =
    [Device.iPhoneSE, .iPhone14, .iPhone14ProMax].flatMap { device in
      ["en_US", "ko_KR"].map { Setting(device: device, locale: $0) }
    } + [
      Setting(device: .iPhoneSE, locale: "ko_KR", textSize: .extraSmall),
      Setting(device: .iPhoneSE, locale: "en_US", textSize: .accessibilityExtraExtraExtraLarge),
    ] + large

  nonisolated static let large: [Setting] = [
    Setting(device: .iPhoneSE, locale: "ko_KR", textSize: .accessibilityExtraExtraExtraLarge),
    Setting(device: .iPhoneSE, locale: "en_US", textSize: .extraExtraExtraLarge),
    Setting(device: .iPhone14, locale: "en_US", textSize: .accessibilityMedium),
    Setting(device: .iPhone14, locale: "ko_KR", textSize: .accessibilityExtraLarge),
  ]

  /// A text or symbol as it is drawn.
  private struct Word {
    let name: String
    let frame: CGRect
    let command: PaintCommand
    let layer: Layer
  }

  /// All cards of the feed one below the other.
  private func screen(_ setting: Setting) throws -> Screen {
    let feed = Feed()
    let screen = try Screen(
      setting.device, settings: Settings(locale: Locale(identifier: setting.locale), textSize: setting.textSize)
    ) {
      GeometryReader { geometry in
        ForEach(feed.tracks) { track in
          CardView(track: track, size: geometry.size, bottomInset: setting.device.safeArea.bottom + TabBar.height)
            .offset(y: CGFloat(track.id) * geometry.size.height)
        }
      }
      .ignoresSafeArea()
    }
    try screen.settle()
    return screen
  }

  private func words(below layer: Layer) -> [Word] {
    let own = layer.content.compactMap { command -> Word? in
      switch command {
      case .text(let block, let rect):
        let text = block.runs.map(\.string).joined()
        return Word(name: "\"\(text)\"", frame: rect.applying(layer.transformToRoot), command: command, layer: layer)
      case .symbol(let symbol, let rect):
        return Word(name: symbol.name, frame: rect.applying(layer.transformToRoot), command: command, layer: layer)
      case .fill, .stroke, .image, .group: return nil
      }
    }
    return own + layer.children.flatMap(words)
  }

  /// Why the word is not shown in full; nil when it is.
  private func fault(of word: Word, inside page: CGRect, on screen: Screen) -> String? {
    guard page.insetBy(dx: 8, dy: 8).contains(word.frame) else { return "comes near the edge" }
    guard case .text(let block, let rect) = word.command else { return nil }
    let needed = screen.application.services.typesetter.measure(block, width: rect.width, height: nil)
    if needed.size.height > rect.height + 0.5 { return "is \(needed.size.height) points high in \(rect.height)" }
    if needed.size.width > rect.width + 0.5 { return "is \(needed.size.width) points wide in \(rect.width)" }
    // The line about the record is meant to be cut as long as it is closed.
    let isNote = word.layer.ancestors.contains { $0.semantics?.identifier?.hasPrefix("note-") == true }
    return needed.isTruncated && !isNote ? "is cut" : nil
  }

  private func faults(on screen: Screen) throws -> [String] {
    var faults: [String] = []
    for card in 0..<50 {
      let element = try #require(screen.findAll(id: "card-\(card)").first)
      let words = words(below: element.layer)
      #expect(words.count == 10, "artist and note, title, three buttons of a symbol and a word: \(words.map(\.name))")
      for word in words {
        if let fault = fault(of: word, inside: element.frame, on: screen) { faults.append("\(word.name) \(fault)") }
      }
      for (place, word) in words.enumerated() {
        for other in words[(place + 1)...] where word.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame) {
          faults.append("\(word.name) lies on \(other.name)")
        }
      }
    }
    return faults
  }

  /// All fifty cards. The narrowest device speaks both languages.
  @Test(
    arguments: [
      Setting(device: .iPhoneSE, locale: "en_US"), Setting(device: .iPhoneSE, locale: "ko_KR"),
      Setting(device: .iPhone14, locale: "en_US"), Setting(device: .iPhone14ProMax, locale: "ko_KR"),
      Setting(device: .iPhoneSE, locale: "en_US", textSize: .accessibilityExtraExtraExtraLarge),
    ] + large)
  func wordsAreWholeAndApart(setting: Setting) throws {
    let screen = try screen(setting)
    #expect(try faults(on: screen) == [])
    #expect(screen.console.isEmpty)
  }

  /// An open note pushes title and artist up; nothing is cut any more, nothing meets the search bar.
  @Test(arguments: settings) func openNoteIsWhole(setting: Setting) throws {
    let feed = try FeedOnScreen(
      setting.device, settings: Settings(locale: Locale(identifier: setting.locale), textSize: setting.textSize))
    try feed.screen.tap(id: "note-0")
    try feed.screen.settle()
    let card = try feed.screen.find(id: "card-0"), search = try feed.screen.find(id: "search")
    let tabs = try feed.screen.find(id: "tab-bar")
    let onCard = words(below: card.layer), onBar = words(below: search.layer)
    #expect(onBar.count == 2)
    for word in onCard + onBar {
      #expect(fault(of: word, inside: card.frame, on: feed.screen) == nil, "\(word.name)")
      if case .text(let block, let rect) = word.command {
        let metrics = feed.screen.application.services.typesetter.measure(block, width: rect.width, height: rect.height + 0.5)
        #expect(!metrics.isTruncated, "\(word.name)")
      }
    }
    #expect(onCard.allSatisfy { !$0.frame.intersects(search.frame) && !$0.frame.intersects(tabs.frame) })
  }

  /// The words grow with the text size, up to a limit; a title never shrinks.
  @Test func captionGrows() throws {
    let sizes: [UIContentSizeCategory] = [.extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge]
    let heights = try sizes.map { size in
      try FeedOnScreen(settings: Settings(textSize: size)).screen.find(id: "note-0").frame.height
    }
    #expect(heights == heights.sorted() && Set(heights).count == sizes.count, "\(heights)")
  }

  @Test(arguments: settings) func barsAndTheEmptyScreenAreWhole(setting: Setting) throws {
    let feed = try FeedOnScreen(
      setting.device, settings: Settings(locale: Locale(identifier: setting.locale), textSize: setting.textSize))
    try feed.screen.tap(id: "search")
    feed.screen.type("Rainbows of Norway")
    try feed.screen.settle()
    let page = CGRect(origin: .zero, size: feed.size)
    for id in ["tab-bar", "no-records"] {
      let words = words(below: try feed.screen.find(id: id).layer)
      #expect(words.count == (id == "tab-bar" ? 6 : 1))
      for word in words {
        #expect(fault(of: word, inside: page.insetBy(dx: 0, dy: -8), on: feed.screen) == nil, "\(word.name)")
      }
    }
    let search = try feed.screen.find(id: "search").frame
    #expect(page.insetBy(dx: 8, dy: 8).contains(search))
    #expect(try !feed.screen.find(id: "no-records").frame.intersects(search))
  }
}
