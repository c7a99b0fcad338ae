import SwiftUI
import Testing
import Touchstone

/// C26: a drag without distance beside a double tap.
@MainActor @Suite struct TapCountTests {
  @Test func twoTapsInARowEditWhenTheyAreADoubleTap() throws {
    let screen = try Screen { KeyCap(fixed: true) }
    let middle = try keyMiddle(of: screen)
    screen.doubleTap(at: middle)
    screen.advance(by: 1)
    #expect(screen.shows(text: "edit"))
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(screen.shows(text: "edit,run"))
  }

  @Test func aDragWithoutDistanceAnswersBothAndTheLogSaysWhatTheDoubleTapMissed() throws {
    let screen = try Screen { KeyCap(fixed: false) }
    screen.doubleTap(at: try keyMiddle(of: screen))
    screen.advance(by: 1)
    #expect(screen.shows(text: "run,run"))
    #expect(screen.recognitions(of: "DragGesture") == 2 && screen.recognitions(of: "TapGesture") == 0)
    #expect(screen.touchLog.contains { $0.contains("TapGesture") && $0.contains("DragGesture") }, "\(screen.touchLog)")
  }

  /// The key lies above the text, both in the middle of the screen.
  private func keyMiddle(of screen: Screen) throws -> CGPoint {
    let key = try #require(screen.rootLayer.firstDescendant(named: "gesture"))
    return CGPoint(x: key.frameInRoot.midX, y: key.frameInRoot.midY)
  }
}
