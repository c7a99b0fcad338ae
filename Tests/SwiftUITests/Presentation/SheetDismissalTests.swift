import SwiftUI
import Testing
import Touchstone

/// The ways in which a sheet goes, and what the presenting view hears of each.
@MainActor
@Suite struct SheetDismissalTests {
  private func expectGone(_ screen: Screen, _ model: SheetModel) throws {
    try screen.settle()
    #expect(screen.stageFrame == nil)
    #expect(model.isPresented == false)
    #expect(model.log == ["isPresented false", "onDismiss"])
    try screen.tap(text: "below")
    #expect(model.presses == 1)
    #expect(screen.console.isEmpty)
  }

  @Test func byTheBinding() throws {
    let model = SheetModel(), screen = try Screen.presenting(model) { SheetContent() }
    model.isPresented = false
    screen.advance(by: 0.1)
    let top = try #require(screen.sheetTop)
    #expect(top > 59 && top < 852)
    try expectGone(screen, model)
  }

  @Test func byDismiss() throws {
    let model = SheetModel(), screen = try Screen.presenting(model) { SheetContent() }
    try screen.tap(text: "close")
    try expectGone(screen, model)
  }

  @Test func byATapBesideIt() throws {
    let model = SheetModel(), screen = try Screen.presenting(model) { SheetContent().presentationDetents([.medium]) }
    screen.tap(at: CGPoint(x: 200, y: 200))
    try expectGone(screen, model)
  }

  @Test func byASlowDragBelowItsMiddle() throws {
    let model = SheetModel(), screen = try Screen.presenting(model) { SheetContent() }
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 600), duration: 2, holding: 0.3)
    #expect(model.isPresented)
    try expectGone(screen, model)
  }

  @Test func byAFlick() throws {
    let model = SheetModel(), screen = try Screen.presenting(model) { SheetContent() }
    screen.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250))
    try expectGone(screen, model)
  }

  @Test func byEscape() throws {
    let model = SheetModel(), screen = try Screen.presenting(model) { SheetContent() }
    try screen.find(text: "close").escape()
    try expectGone(screen, model)
  }
}
