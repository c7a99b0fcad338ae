import SwiftUI
import Testing
import Touchstone

/// C43: a backdrop that fades out.
@MainActor @Suite struct LeavingViewsTests {
  @Test func aBackdropOnItsWayOutLetsTouchesThrough() throws {
    let screen = try Screen { Identity() }
    let button = try screen.find(role: .button, label: "save 0")
    #expect(button.whyNotTappable?.contains("lies in front") == true)
    try screen.tap(text: "close")
    screen.advance(by: 0.1)
    screen.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    #expect(screen.shows(text: "save 1"))
    try screen.settle()
    try screen.tap(text: "save 1")
    #expect(screen.shows(text: "save 2"))
  }
}
