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
    init(_ placement: GesturePerSlot.Placement, startingAt start: Int = 0) throws {
      let log = ExhibitLog()
      self.log = log
      screen = try Screen { GesturePerSlot(placement, cards: 5, startingAt: start, log: log) }
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

  /// A ruler that moves with what it measures: t = way - (t before).
  @Test func inTheLocalSpaceItTrembles() throws {
    let shown = try Shown(.beforeOffsetInLocalSpace)
    try shown.drag()
    #expect(shown.log.translations.count > 50)
    #expect(shown.reversals > shown.log.translations.count / 5, "\(shown.log.translations.prefix(12))")
  }
}
