import SwiftUI
import Testing
import Touchstone

/// How much of a row the parts of a control with a label take.
@MainActor @Suite struct LabelWidthTests {
  @Test func aLongValueHasTheRoomThatAShortLabelLeaves() throws {
    let screen = try Screen(.iPhone14) {
      LabeledContent("Due", value: "Tuesday, December 1, 2026").padding(.horizontal, 16)
    }
    let value = try #require(screen.findAll(text: "Tuesday, December 1, 2026").first),
      label = try #require(screen.findAll(text: "Due").first)
    #expect(value.frame.height < 25 && value.frame.width > 170)
    #expect(abs(label.frame.minX - 16) < 0.5 && abs(value.frame.maxX - 374) < 0.5)
  }

  @Test func aStepperWithoutItsLabelIsAsWideAsItsButtons() throws {
    struct Row: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Stepper("Count", value: $count).labelsHidden().accessibilityIdentifier("stepper").background {
            Color.red.accessibilityElement().accessibilityIdentifier("room")
          }
        }
      }
    }
    let screen = try Screen(.iPhone14) { Row() }
    #expect(try screen.find(id: "room").frame.size == CGSize(width: 94, height: 32))
  }
}
