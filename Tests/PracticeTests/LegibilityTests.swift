import CoreGraphics
import LayerTree
import Testing
import Touchstone
import UIKit

@testable import Practice

/// No word is cut, and none lies on another: on three devices, in both languages, right to left, and with other text sizes.
@MainActor @Suite struct LegibilityTests {
  nonisolated static let settings: [PracticeStand.Setting] =
    PracticeStand.Setting.all + [
      .init(device: .iPhoneSE, textSize: .extraSmall),
      .init(device: .iPhoneSE, locale: "ko_KR", textSize: .extraExtraExtraLarge),
      .init(device: .iPhoneSE, textSize: .accessibilityLarge),
      .init(device: .iPhone14, locale: "ko_KR", textSize: .accessibilityExtraExtraExtraLarge),
    ]

  /// A text or symbol as it is drawn.
  private struct Word {
    let name: String
    let frame: CGRect
    let command: PaintCommand
  }

  /// Those that are seen, at least in part.
  private func words(below layer: Layer, within seen: CGRect) -> [Word] {
    guard !layer.isHidden, layer.opacity > 0 else { return [] }
    let seen = layer.clip == nil ? seen : seen.intersection(layer.frameInRoot)
    let own = layer.content.compactMap { command -> Word? in
      let name: String, rect: CGRect
      switch command {
      case .text(let block, let place):
        name = "\"\(block.runs.map(\.string).joined())\""
        rect = place
      case .symbol(let symbol, let place):
        name = symbol.name
        rect = place
      case .fill, .stroke, .image, .group: return nil
      }
      let frame = rect.applying(layer.transformToRoot)
      return frame.intersects(seen) ? Word(name: name, frame: frame, command: command) : nil
    }
    return own + layer.children.flatMap { words(below: $0, within: seen) }
  }

  /// Why the word is not shown in full; nil when it is.
  private func fault(of word: Word, on screen: Screen) -> String? {
    if word.frame.minX < 8 || word.frame.maxX > screen.size.width - 8 { return "comes near the edge: \(word.frame)" }
    guard case .text(let block, let rect) = word.command else { return nil }
    let needed = screen.application.services.typesetter.measure(block, width: rect.width, height: nil)
    if needed.size.height > rect.height + 0.5 { return "is \(needed.size.height) points high in \(rect.height)" }
    if needed.size.width > rect.width + 0.5 { return "is \(needed.size.width) points wide in \(rect.width)" }
    return needed.isTruncated ? "is cut" : nil
  }

  private func faults(below layer: Layer, on screen: Screen) -> (faults: [String], count: Int) {
    let words = words(below: layer, within: CGRect(origin: .zero, size: screen.size))
    var faults = words.compactMap { word in fault(of: word, on: screen).map { "\(word.name) \($0)" } }
    for (place, word) in words.enumerated() {
      for other in words[(place + 1)...]
      where word.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame.insetBy(dx: 0.5, dy: 0.5)) {
        faults.append("\(word.name) \(word.frame) lies on \(other.name) \(other.frame)")
      }
    }
    return (faults, words.count)
  }

  @Test(arguments: settings) func cardsAreWhole(setting: PracticeStand.Setting) throws {
    let stand = try PracticeStand(setting)
    let screen = stand.screen
    for id in ["accuracy-card", "time-card"] {
      let found = faults(below: try screen.find(id: id).layer, on: screen)
      #expect(found.faults == [], "\(id)")
      if id == "accuracy-card" || setting.textSize == .large { #expect(found.count > 8, "\(id)") }
    }
    try screen.tap(id: "page-notes")
    try screen.settle()
    for clef in Pitch.Clef.allCases {
      let found = faults(below: try screen.find(id: "staff-\(clef)").layer, on: screen)
      #expect(found.faults == [], "\(clef)")
      if setting.textSize == .large { #expect(found.count == 20) }
    }
  }

  @Test(arguments: settings) func reportsAreWhole(setting: PracticeStand.Setting) throws {
    let stand = try PracticeStand(setting)
    let screen = stand.screen
    for session in [18, 24] {
      try stand.tap(bar: session)
      try screen.settle()
      let found = faults(below: try screen.find(id: "report").layer, on: screen)
      #expect(found.faults == [], "session \(session)")
      if setting.textSize == .large { #expect(found.count >= 10) }
      try screen.tap(id: "close")
      try screen.settle()
    }
    try screen.tap(id: "page-notes")
    try screen.settle()
    try stand.tap(Pitch(clef: .treble, step: 3))
    let found = faults(below: try screen.find(id: "report").layer, on: screen)
    #expect(found.faults == [])
    if setting.textSize == .large { #expect(found.count == 10) }
  }

  @Test func voiceOverHearsBarsAndNotes() throws {
    let stand = try PracticeStand(.init(device: .iPhone14, locale: "ko_KR"))
    let bar = try stand.screen.find(id: "bar-24")
    #expect(bar.label == "11월 29일 일요일" && bar.value?.hasSuffix("%") == true)
    try stand.tap(bar: 24)
    try stand.screen.settle()
    #expect(try stand.screen.find(id: "close").label == "닫기")
    try stand.screen.find(id: "close").activate()
    try stand.screen.settle()
    #expect(!stand.isOpen && stand.timesClosed == 1)
    try stand.screen.tap(id: "page-notes")
    try stand.screen.settle()
    let note = try stand.screen.find(id: "note-treble-0")
    #expect(note.label == "미4" && note.value?.hasSuffix("%") == true && !note.traits.contains(.selected))
    try note.activate()
    try stand.screen.settle()
    #expect(note.traits.contains(.selected) && stand.openNote == Pitch(clef: .treble, step: 0))
  }
}
