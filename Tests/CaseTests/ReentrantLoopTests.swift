import SwiftUI
import Testing
import Touchstone

/// C04: a body that pumps the run loop, as an HTML import does.
@MainActor @Suite struct ReentrantLoopTests {
  @Test func theListingComesToTheRightText() async throws {
    let screen = try Screen { Thread() }
    try screen.tap(text: "next")
    try screen.settle()
    // The task that waits for the main actor.
    for _ in 0..<10 { await Task.yield() }
    try screen.settle()
    #expect(screen.shows(text: "a\n1"))
    // Frames are the host's: a run loop inside a body can't begin one, so that there is no cycle.
    #expect(screen.console == [])
  }

  private struct Pumping: View {
    @State private var tick = 0
    var body: some View {
      let _ = pump()
      Text("tick \(tick)")
    }
    /// Work that was waiting for the loop writes state in the middle of the body.
    private func pump() {
      RunLoop.current.perform { MainActor.assumeIsolated { tick = 5 } }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001))
    }
  }

  @Test func stateWrittenByTheInnerLoopIsReportedWithItsName() throws {
    let screen = try Screen { Pumping() }
    try screen.settle()
    #expect(screen.shows(text: "tick 0"))
    #expect(
      screen.console == ["Modifying state during view update, this will cause undefined behavior. (Pumping: @State Int)"])
  }
}
