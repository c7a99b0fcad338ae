import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct TimelineTests {
  private final class Count { var runs: [Double] = [] }

  private func screen<S: TimelineSchedule>(_ schedule: S, _ count: Count) throws -> Screen {
    try drawn {
      TimelineView(schedule) { context in
        let _ = count.runs.append(context.date.timeIntervalSinceReferenceDate)
        Text("\(context.date.timeIntervalSinceReferenceDate, specifier: "%.2f")")
      }
    }
  }

  @Test func aPeriodTicksAndCostsNothingBetween() throws {
    let count = Count()
    let screen = try screen(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1), count)
    #expect(count.runs == [0])
    screen.advance(by: 0.9)
    #expect(count.runs == [0])
    screen.advance(by: 2.2)
    #expect(count.runs == [0, 1, 2, 3] && screen.shows(text: "3.00"))
  }

  @Test func aStartThatTheClockHasNotReachedCountsAsNow() throws {
    let count = Count()
    let screen = try screen(.periodic(from: .now, by: 0.5), count)
    screen.advance(by: 1.1)
    #expect(count.runs == [0, 0.5, 1])
  }

  @Test func explicitDatesComeAndEnd() throws {
    let count = Count()
    let dates = [0.2, 0.7].map { Date(timeIntervalSinceReferenceDate: $0) }
    let screen = try screen(.explicit(dates), count)
    screen.advance(by: 3)
    // Before the first date that one is shown; at each date the view is made anew.
    #expect(count.runs == [0.2, 0.2, 0.7])
    try screen.settle()
  }

  @Test func everyMinute() throws {
    let count = Count()
    let screen = try screen(.everyMinute, count)
    screen.advance(by: 121)
    #expect(count.runs == [0, 60, 120])
  }

  @Test func anAnimationRunsInEveryFrameUnlessItIsPaused() throws {
    let count = Count()
    let running = try screen(.animation, count)
    running.advance(by: 0.5)
    #expect(count.runs.count == 31 && abs(count.runs[30] - 0.5) < 1e-6)

    let slow = Count()
    let limited = try screen(.animation(minimumInterval: 0.25), slow)
    limited.advance(by: 1.01)
    #expect(slow.runs.count == 5)

    let still = Count()
    let paused = try screen(.animation(paused: true), still)
    paused.advance(by: 5)
    #expect(still.runs.count == 1)
    try paused.settle()
  }
}
