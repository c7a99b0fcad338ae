import SwiftUI
import Testing
import Touchstone

/// C41, C44: a view of UIKit's among SwiftUI's takes touches by UIKit's rules.
@MainActor @Suite struct BridgedViewsTests {
  private struct FixedStory: View {
    @State private var opens = 0
    var body: some View {
      VStack {
        Text("story").frame(width: 200, height: 80).background(.mint)
          .onTapGesture { opens += 1 }
          .replayMark(transparent: true)
        Text("opens \(opens)")
      }
    }
  }

  private func middle(of text: String, on screen: Screen) throws -> CGPoint {
    let frame = try screen.find(text: text).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The listing: `disabled` stops actions, and the marker still lies over the card.
  @Test func aDisabledMarkerTakesTheTouches() throws {
    let screen = try Screen { Story() }
    screen.tap(at: try middle(of: "story", on: screen))
    #expect(screen.shows(text: "opens 0"))
    let fixed = try Screen { FixedStory() }
    fixed.tap(at: try middle(of: "story", on: fixed))
    #expect(fixed.shows(text: "opens 1"))
  }

  /// The listing: what is drawn outside a bridged parent is seen and does not answer; outside a geometry reader it does.
  @Test func aButtonOutsideItsBridgedParentIsDead() throws {
    let screen = try Screen { Overflow() }
    screen.tap(at: try middle(of: "bridged 0", on: screen))
    screen.tap(at: try middle(of: "plain 0", on: screen))
    #expect(screen.shows(text: "bridged 0") && screen.shows(text: "plain 1"), "\(screen.elements)")
    let reason = try screen.find(role: .button, label: "bridged 0").whyNotTappable ?? ""
    #expect(!reason.isEmpty)
  }

  /// The remedy: a parent as large as what is drawn.
  @Test func inALargerParentItAnswers() throws {
    struct Fixed: View {
      @State private var count = 0
      var body: some View { Box(content: Button("bridged \(count)") { count += 1 }.offset(y: 60)).frame(height: 180) }
    }
    let screen = try Screen { Fixed() }
    screen.tap(at: try middle(of: "bridged 0", on: screen))
    try screen.settle()
    #expect(screen.shows(text: "bridged 1"), "\(screen.elements)")
  }
}
