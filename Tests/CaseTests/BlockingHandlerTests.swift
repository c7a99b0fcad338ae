import SwiftUI
import Testing
import Touchstone

/// C31: a handler that blocks the main thread during a press.
@MainActor @Suite struct BlockingHandlerTests {
  private func isGreen(_ screen: Screen) -> Bool {
    let color = screen.picture().color(at: CGPoint(x: screen.size.width / 2, y: screen.size.height / 2))
    return color.map { $0.green > $0.red } ?? false
  }

  /// The listing, held for 0.6 s with handlers that block for 0.7 s each: time is the frames', so that no finger is lost to them. The
  /// press lights the lamp while the finger is down. At the lift both the rest of the sequence and the tap, which allows 0.75 s, are
  /// heard; the tap, written later, has the last word.
  @Test func nobodyIsDroppedBecauseAHandlerBlocks() throws {
    let screen = try Screen(.caseStudy) { RelayButton() }
    #expect(!isGreen(screen))
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 195, y: 428))
    screen.advance(by: 0.3)
    #expect(!isGreen(screen))
    screen.advance(by: 0.3)
    #expect(isGreen(screen), "\(screen.touchLog)")
    finger.up()
    try screen.settle()
    #expect(isGreen(screen), "\(screen.touchLog)")
    #expect(screen.recognitions(of: "LongPressGesture") == 1 && screen.recognitions(of: "TapGesture") == 1, "\(screen.touchLog)")
    #expect(screen.console == [])
    #expect(screen.application.frames.arena.isIdle)
  }
}
