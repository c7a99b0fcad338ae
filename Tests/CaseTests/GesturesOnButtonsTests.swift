import SwiftUI
import Testing
import Touchstone

/// C24: a simultaneous tap on a button; C34: one around it that undoes what the button does.
@MainActor @Suite struct GesturesOnButtonsTests {
  @Test func bothRunThoughOneSwitchesTheOtherOff() throws {
    let screen = try Screen { AlertActions() }
    try screen.tap(text: "OK")
    #expect(screen.recognitions(of: "Button") == 1 && screen.recognitions(of: "TapGesture") == 1)
    #expect(try screen.find(role: .button, label: "Resume").isEnabled == false)
  }

  @Test func twoQuickTapsAreTwoActionsAndADoubleTap() throws {
    let screen = try Screen { AlertActions() }
    try screen.doubleTap(on: screen.find(text: "Resume"))
    #expect(screen.recognitions(of: "Button") == 2 && screen.recognitions(of: "TapGesture") == 1)
  }

  /// The listing: one tap is heard twice, and what the button opens the tap around it closes.
  @Test func itNeverStaysOpenAndTheLogNamesAllWhoHeard() throws {
    let screen = try Screen { PopHost() }
    try screen.tap(text: "filters")
    #expect(!screen.shows(text: "popover"), "\(screen.touchLog)")
    try screen.tap(text: "filters")
    #expect(!screen.shows(text: "popover"), "\(screen.touchLog)")
    #expect(screen.touchLog.contains { $0.contains("is heard by Button") && $0.contains("TapGesture") })
    #expect(screen.recognitions(of: "Button") == 2 && screen.recognitions(of: "TapGesture") == 2)
  }

  private struct Right: View {
    @State private var isShown = false
    var body: some View {
      ZStack(alignment: .top) {
        Color.clear.contentShape(Rectangle()).onTapGesture { isShown = false }
        Button("filters") { isShown.toggle() }.padding(.top, 60)
        if isShown { Text("popover").padding().background(.yellow).padding(.top, 110) }
      }
    }
  }

  @Test func behindTheButtonTheOuterTapLeavesItAlone() throws {
    let screen = try Screen { Right() }
    for isShown in [true, false, true] {
      try screen.tap(text: "filters")
      #expect(screen.shows(text: "popover") == isShown)
    }
    screen.tap(at: CGPoint(x: 200, y: 700))
    #expect(!screen.shows(text: "popover"))
  }
}
