import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// Scripts over a small screen: a counter, a pad that tells its drags, a switch that turns the button off.
@MainActor @Suite struct TouchScriptTests {
  @Test func aScriptTouchesWaitsAndExpects() throws {
    let screen = try counter()
    var files: [String: Data] = [:]
    let script = try TouchScript(
      """
      # A comment
      tap "Add"          # by its label
      tap id add
      expect "2 taps"
      expect no "1 taps"
      expect id add enabled

      drag id pad by 40 0 in 0.1
      expect id pad value "40"
      activate "Add"
      expect "3 taps"
      increment id pad
      expect id pad value "50"
      perform "Reset" on id pad
      decrement id pad
      expect id pad value "-10"
      finger 1 down id pad
      finger 1 move by 25 0 in 0.2
      finger 1 up
      expect id pad value "25"
      wait 0.5
      settle
      picture shots/end.png
      filmstrip strip.png "at rest"
      filmstrip strip.png for 0.2 every 0.1
      """, name: "counter.touches")
    try screen.play(script) { files[$0] = $1 }
    #expect(files.keys.sorted() == ["shots/end.png", "strip.png"])
    #expect(files["shots/end.png"] == screen.picture().png)
    #expect(script.steps.count == 23 && script.steps[0].title == "A comment" && script.steps[1].title == "tap id add")
  }

  @Test func theLinesAboveTheFirstStepSayHowItStarts() throws {
    let script = try TouchScript(
      """
      device "iphone se"
      dark
      locale ko_KR
      text-size accessibility-large
      voice-over
      reduce-motion
      right-to-left
      frames-per-second 120
      light
      dark
      settle
      light
      """, name: "setup.touches")
    #expect(script.device == .iPhoneSE && script.steps.count == 2)
    #expect(
      script.settings
        == Settings(
          isDark: true, locale: Locale(identifier: "ko_KR"), textSize: .accessibilityLarge, reducesMotion: true,
          isRightToLeft: true, isVoiceOverOn: true, framesPerSecond: 120))
    let screen = try Screen(.iPhoneSE, settings: script.settings) { Color.red }
    try screen.play(script)
    #expect(!screen.isDark)
  }

  @Test func fingersSideBySide() throws {
    let screen = try counter()
    try screen.play(
      TouchScript(
        """
        together
          finger 1 down id pad
          finger 1 move by 40 0 in 0.5 lifting
          finger 2 pause 0.1
          tap 50% 10%
          finger 2 down 50% 90%
          finger 2 up
        end
        """, name: "two.touches"))
    let downs = screen.touchLog.filter { $0.contains(" down at ") }
    #expect(downs.count == 3)
    #expect(screen.now > 0.5 && screen.now < 0.6)
  }

  @Test func aDeviceTurnsAndAPinchPinches() throws {
    let screen = try counter()
    try screen.play(
      TouchScript(
        """
        pinch 50% 50% from 60 to 120 in 0.2
        pinch id pad scale 0.5 in 0.1 angle 90 holding 0.1
        rotate 50% 50% by 90 in 0.2 distance 80
        rotate
        dark
        interrupt
        """, name: "turn.touches"))
    #expect(screen.size == CGSize(width: 667, height: 375) && screen.isDark && screen.reports.isEmpty)
  }

  @Test func theSameScriptGivesTheSameBytes() throws {
    let text = "record move.png width 100\ndrag id pad by 40 0 in 0.3\ntap \"Add\"\nstop\npicture end.png"
    func files() throws -> [String: Data] {
      var files: [String: Data] = [:]
      try counter().play(TouchScript(text, name: "bytes.touches")) { files[$0] = $1 }
      return files
    }
    let (first, second) = (try files(), try files())
    #expect(first == second && first.count == 2)
  }
}

@MainActor func counter() throws -> Screen { try Screen(.iPhoneSE) { CounterView() } }

private struct CounterView: View {
  @State private var taps = 0
  @State private var drag = 0.0
  @State private var isOff = false
  var body: some View {
    VStack(spacing: 20) {
      Text("\(taps) taps")
      Button("Add") { taps += 1 }.disabled(isOff).accessibilityIdentifier("add")
      Button("Lock") { isOff = true }
      Rectangle().fill(.blue).frame(width: 200, height: 200)
        .gesture(DragGesture(minimumDistance: 0).onEnded { drag = $0.translation.width })
        .accessibilityLabel("Pad").accessibilityValue("\(Int(drag.rounded()))").accessibilityIdentifier("pad")
        .accessibilityAdjustableAction { drag += $0 == .increment ? 10 : -10 }
        .accessibilityAction(named: "Reset") { drag = 0 }
      Text("Far away").offset(x: 1000)
    }
  }
}
