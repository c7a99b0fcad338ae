import Exhibits
import SwiftUI
import Testing
import Touchstone

/// Gestures on every slot of a pager, or on the layer around it.
@MainActor
@Suite struct GesturePerSlotTests {
  private struct Shown {
    let screen: Screen
    let log: ExhibitLog

    @MainActor
    init(_ placement: GesturePerSlot.Placement, startingAt start: Int = 0, framesPerSecond: Int = 60) throws {
      let log = ExhibitLog()
      self.log = log
      screen = try Screen(settings: Settings(framesPerSecond: framesPerSecond)) {
        GesturePerSlot(placement, cards: 5, startingAt: start, log: log)
      }
      try screen.settle()
    }

    /// An even drag over 60 % of the height, away from the cards' buttons.
    @MainActor
    func drag(upwards: Bool = true) throws {
      let way: CGFloat = 0.6 * screen.size.height
      let start = CGPoint(x: 60, y: screen.size.height / 2 + (upwards ? way : -way) / 2)
      screen.drag(from: start, to: CGPoint(x: 60, y: start.y + (upwards ? -way : way)), duration: 1)
      try screen.settle()
    }

    @MainActor
    func isAtRest(on card: Int) throws -> Bool {
      try screen.find(id: "background-\(card)").frame == CGRect(origin: .zero, size: screen.size)
    }

    /// How often the translation fell although the finger went on the same way.
    var reversals: Int {
      zip(log.translations, log.translations.dropFirst()).filter { abs($1) < abs($0) }.count
    }
  }

  @Test func afterTheOffsetTheNextSlotTakesTheTouch() throws {
    let shown = try Shown(.afterOffset)
    try shown.drag()
    #expect(try shown.isAtRest(on: 0))
    #expect(shown.log.translations.isEmpty)
    #expect(!shown.log.slotsCalled.isEmpty)
    #expect(shown.log.slotsCalled.allSatisfy { $0 == 1 }, "the next card's gesture, which its guard drops")
  }

  @Test func afterTheOffsetButtonsAreDeadToo() throws {
    let shown = try Shown(.afterOffset)
    let button = try shown.screen.find(id: "button-0")
    #expect(!button.isTappable)
    #expect(button.whyNotTappable?.contains("lies in front") == true)
  }

  /// A finger on the button is heard by the next slot alone, as the log of touches says.
  @Test func afterTheOffsetATapOnAButtonCountsNothing() throws {
    let shown = try Shown(.afterOffset)
    let middle = try shown.screen.find(id: "button-0").frame
    shown.screen.tap(at: CGPoint(x: middle.midX, y: middle.midY))
    try shown.screen.settle()
    #expect(shown.screen.shows(text: "Tapped 0 times"))
    #expect(!shown.screen.shows(text: "Tapped 1 times"))
  }

  @Test(arguments: [GesturePerSlot.Placement.beforeOffsetInGlobalSpace, .beforeOffsetInLocalSpace, .onPagingLayer])
  func elsewhereButtonsAnswer(placement: GesturePerSlot.Placement) throws {
    let shown = try Shown(placement)
    try shown.screen.tap(id: "button-0")
    try shown.screen.settle()
    #expect(shown.screen.shows(text: "Tapped 1 times"))
  }

  @Test func afterTheOffsetTheLastCardIsAlive() throws {
    let shown = try Shown(.afterOffset, startingAt: 4)
    #expect(try shown.screen.find(id: "button-4").isTappable)
    try shown.drag(upwards: false)
    #expect(shown.log.slotsCalled.first == 0)
    #expect(try shown.isAtRest(on: 3))
  }

  @Test(arguments: [GesturePerSlot.Placement.beforeOffsetInGlobalSpace, .onPagingLayer])
  func aliveAndSteady(placement: GesturePerSlot.Placement) throws {
    let shown = try Shown(placement)
    #expect(try shown.screen.find(id: "button-0").isTappable)
    try shown.drag()
    #expect(shown.reversals == 0)
    #expect(try shown.isAtRest(on: 1))
  }

  /// A ruler that moves with what it measures. 500 points up in a second, one touch a frame: each translation is the way
  /// less the translation before, so that two in a row make up the way.
  @Test func inTheLocalSpaceItTrembles() throws {
    let shown = try Shown(.beforeOffsetInLocalSpace, framesPerSecond: 120)
    shown.screen.drag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 60, y: 200), duration: 1)
    let read = shown.log.translations.map { -$0 }
    let rounded = read.prefix(8).map { ($0 * 10).rounded() / 10 }
    #expect(rounded == [12.5, 4.2, 16.7, 8.3, 20.8, 12.5, 25, 16.7])
    #expect(read.count > 100)
    for (number, pair) in zip(read, read.dropFirst()).enumerated() {
      let way = 500 / 120 * CGFloat(number + 4)
      #expect(abs(pair.0 + pair.1 - way) < 1e-6, "touch \(number)")
    }
    #expect(shown.reversals >= read.count / 2 - 1, "it falls back every other frame")
    #expect(read.max()! < 500 * 0.52, "and comes half as far as the finger")
  }

  /// With two touches a frame both are read against the card of the frame before: it falls back in every other frame all the
  /// same.
  @Test func atSixtyFramesItTremblesToo() throws {
    let shown = try Shown(.beforeOffsetInLocalSpace)
    shown.screen.drag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 60, y: 200), duration: 1)
    #expect(shown.reversals >= shown.log.translations.count / 4 - 1)
  }

  /// The same finger in the space of the screen, and on the layer that stands still: the translation is the way.
  @Test(arguments: [GesturePerSlot.Placement.beforeOffsetInGlobalSpace, .onPagingLayer])
  func elsewhereTheTranslationIsTheWay(placement: GesturePerSlot.Placement) throws {
    let shown = try Shown(placement, framesPerSecond: 120)
    shown.screen.drag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 60, y: 200), duration: 1)
    for (number, translation) in shown.log.translations.enumerated() {
      #expect(abs(-translation - 500 / 120 * CGFloat(number + 3)) < 1e-6)
    }
  }

  @Test(arguments: GesturePerSlot.Placement.allCases)
  func consoleIsSilent(placement: GesturePerSlot.Placement) throws {
    let shown = try Shown(placement)
    try shown.drag()
    #expect(shown.screen.console.isEmpty)
  }
}
