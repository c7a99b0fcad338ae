import SwiftUI
import Testing
import Touchstone

@testable import Mode6

@MainActor
@Suite struct GardenTests {
  @Test func buttonsReachTheModel() throws {
    let screen = try Screen(app: SeedsApp.self)
    try screen.settle()
    #expect(screen.shows(text: "Dry"))
    #expect(screen.shows(text: "●●"), "the environment's seeds")
    try screen.tap(id: "sow-Peas")
    try screen.tap(id: "water")
    try screen.settle()
    #expect(screen.findAll(text: "●●●").count == 2)
    #expect(screen.shows(text: "Watered") && !screen.shows(text: "Dry"))
  }

  @Test func aWideDragWaters() throws {
    let screen = try Screen(app: SeedsApp.self)
    screen.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 350, y: 500), duration: 0.2)
    try screen.settle()
    #expect(screen.shows(text: "Watered"))
  }

  @Test func modifiersTakenByReferenceListen() throws {
    let screen = try Screen { Referring() }
    for text in ["plain", "with", "before"] { try screen.tap(text: text) }
    try screen.settle()
    #expect(screen.shows(text: "3"))
  }
}
