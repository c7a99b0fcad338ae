import CoreGraphics
import Testing

@testable import WindowHost

/// When frames run, on a real clock that is only a number here.
@Suite struct FramePacingTests {
  private let frame = 1.0 / 60

  /// Runs frames as the loop does while an animation asks for them at once, each taking `cost` of real time.
  private func framesInOneSecond(cost: TimeInterval) -> [TimeInterval] {
    var pacing = FramePacing(framesPerSecond: 60, start: 100)
    var real = 100.0
    var times: [TimeInterval] = []
    while real < 101 {
      if let time = pacing.takeFrame(atReal: real, wakeUp: times.last ?? 0) {
        times.append(time)
        real += cost
      }
      real = max(real, pacing.realTime(ofFrameFor: times.last ?? 0) ?? real)
    }
    return times
  }

  @Test func anAnimationGetsSixtyFramesASecondAtEvenTimes() {
    let times = framesInOneSecond(cost: 0.004)
    #expect(times.count == 60)
    for (a, b) in zip(times, times.dropFirst()) { #expect(abs(b - a - frame) < 1e-9) }
  }

  @Test func slowFramesKeepToRealTime() {
    let times = framesInOneSecond(cost: 0.025)
    #expect(times.count == 40)
    for (index, time) in times.enumerated() {
      let lateness = TimeInterval(index) * 0.025 - time
      #expect((-1e-9..<frame + 1e-9).contains(lateness), "a frame has the latest multiple as its time")
    }
  }

  @Test func withNothingPendingThereIsNoFrame() {
    var pacing = FramePacing(framesPerSecond: 60, start: 0)
    #expect(pacing.realTime(ofFrameFor: nil) == nil)
    #expect(pacing.takeFrame(atReal: 5, wakeUp: nil) == nil)
  }

  @Test func aDeadlineIsSleptUntil() {
    var pacing = FramePacing(framesPerSecond: 60, start: 10)
    let due = 31.0 / 60
    #expect(pacing.realTime(ofFrameFor: 0.51) == 10 + due, "the first multiple after it")
    #expect(pacing.takeFrame(atReal: 10.5, wakeUp: 0.51) == nil)
    #expect(pacing.takeFrame(atReal: 10 + due, wakeUp: 0.51) == due)
    #expect(pacing.takeFrame(atReal: 10 + due, wakeUp: 0.51) == nil, "one frame has one time")
  }

  @Test func onAFastDisplayFramesAreTwiceAsClose() {
    let pacing = FramePacing(framesPerSecond: 120, start: 0)
    #expect(pacing.realTime(ofFrameFor: 0.001) == 1.0 / 120)
  }

  @Test func aShortHitchGoesOnWhereTheMotionIs() {
    var pacing = FramePacing(framesPerSecond: 60, start: 0)
    _ = pacing.takeFrame(atReal: 0, wakeUp: 0)
    #expect(pacing.skipStall(atReal: 0.3, due: frame) == false)
    #expect(pacing.takeFrame(atReal: 0.3, wakeUp: 0) == 18.0 / 60)
  }

  @Test func aLongStallIsTakenOutOfTheClock() {
    var pacing = FramePacing(framesPerSecond: 60, start: 0)
    _ = pacing.takeFrame(atReal: 0, wakeUp: 0)
    #expect(pacing.skipStall(atReal: 30, due: frame) == true)
    #expect(pacing.takeFrame(atReal: 30, wakeUp: 0) == frame, "the frame that was waited for")
    #expect(abs(pacing.time(atReal: 31) - (1 + frame)) < 1e-9)
  }

  @Test func waitingForNothingIsNoStall() {
    var pacing = FramePacing(framesPerSecond: 60, start: 0)
    #expect(pacing.skipStall(atReal: 3_600, due: nil) == false)
    #expect(pacing.time(atReal: 3_600) == 3_600)
  }
}
