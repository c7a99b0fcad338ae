import CoreGraphics
import Testing
import Touchstone

@testable import SwiftUI

private struct Guests: View {
  let notes: Notes
  @State private var count = 2
  var body: some View {
    Stepper("\(count) guests", value: $count, in: 1...6, step: 3) { notes.add("editing \($0)") }
  }
}

@MainActor @Suite struct StepperTests {
  private let device = Device(name: "Desk", size: CGSize(width: 300, height: 100), scale: 1)

  @Test func itStepsBetweenItsBounds() throws {
    let notes = Notes()
    let screen = try Screen(device) { Guests(notes: notes) }
    func tap(_ name: String) throws { screen.tap(at: try #require(try screen.find(role: .button, label: name).tappablePoint)) }
    try tap("Increment")
    #expect(screen.shows(text: "5 guests"))
    #expect(notes.lines == ["editing true", "editing false"])
    // The last step ends on the bound, where the button is off.
    try tap("Increment")
    #expect(screen.shows(text: "6 guests"))
    #expect(try !screen.find(role: .button, label: "Increment").isEnabled)
    try tap("Decrement")
    try tap("Decrement")
    #expect(screen.shows(text: "1 guests"))
    #expect(try screen.find(role: .button, label: "Increment").isEnabled)
    #expect(try !screen.find(role: .button, label: "Decrement").isEnabled)
  }

  @Test func actionsOfOnesOwn() throws {
    let notes = Notes()
    let screen = try Screen(device) {
      Stepper("Zoom", onIncrement: { notes.add("in") }, onDecrement: nil)
    }
    screen.tap(at: try #require(try screen.find(role: .button, label: "Increment").tappablePoint))
    #expect(notes.lines == ["in"])
    #expect(try !screen.find(role: .button, label: "Decrement").isTappable)
  }
}
