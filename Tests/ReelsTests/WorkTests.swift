import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// How much has to run.
@MainActor
@Suite struct WorkTests {
  /// The paging layer's body holds the offset, the modifier's body applies it. No card, no caption, no button runs.
  @Test func dragFrameRunsTheBodiesThatReadTheOffset() throws {
    let feed = try FeedOnScreen()
    let finger = feed.recognizedDrag(from: CGPoint(x: 120, y: 700), upwards: true)
    finger.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
    let work = feed.screen.work { finger.move(by: CGVector(dx: 0, dy: -60), over: 0.5) }
    #expect(work.framesRun >= 29)
    // Two touches a frame, each a transaction of its own.
    #expect(work.bodiesRun <= 2 * 2 * work.framesRun)
    #expect(work.layersWritten <= 2 * work.framesRun, "one layer moves")
  }

  @Test func restingFeedRunsNothing() throws {
    let feed = try FeedOnScreen()
    let work = feed.screen.work { feed.screen.advance(by: 5) }
    #expect(work.framesRun == 0)
    #expect(work.bodiesRun == 0)
  }
}
