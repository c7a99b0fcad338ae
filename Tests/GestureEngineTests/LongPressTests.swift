import CoreGraphics
import GestureEngine
import Testing

@Suite struct LongPressTests {
  @Test func endsWhileTheFingerIsDown() {
    let stage = Stage()
    let press = stage.longPress("press")
    stage.down(at: 1)
    #expect(stage.arena.nextDeadline == 1.5)
    stage.arena.advance(to: 1.49)
    #expect(press.arenaState == .possible)
    stage.arena.advance(to: 1.5)
    #expect(press.finals == [.ended])
    stage.move(200, at: 1.6)
    stage.up(200, at: 2)
    #expect(press.finals == [.ended] && stage.arena.isIdle)
  }

  @Test func liftedTooEarlyFails() {
    let stage = Stage()
    let press = stage.longPress("press")
    stage.down(at: 0)
    stage.up(at: 0.4)
    #expect(press.finals == [.failed])
    #expect(stage.log.reasons == ["press: lifted after 0.4 s, at least 0.5 s are needed"])
  }

  @Test(arguments: [(9.99, true), (10, false)])
  func movingAsFarAsTheMaximumDistanceFails(distance: CGFloat, ends: Bool) {
    let stage = Stage()
    let press = stage.longPress("press")
    stage.down(at: 0)
    stage.move(distance, at: 0.1)
    stage.move(0, at: 0.2)
    stage.arena.advance(to: 1)
    #expect(press.finals == [ends ? .ended : .failed])
  }

  @Test func secondFingerFails() {
    let stage = Stage()
    let press = stage.longPress("press")
    stage.down(at: 0)
    stage.down(at: 0.3, id: 2)
    #expect(stage.log.reasons == ["press: a second finger landed"])
    #expect(press.arenaState == .failed)
    // A second finger after the end is none of its business.
    stage.up(at: 0.4)
    stage.up(at: 0.4, id: 2)
    stage.down(at: 1)
    stage.arena.advance(to: 1.5)
    stage.down(at: 1.6, id: 2)
    #expect(press.finals == [.failed, .ended])
  }

  @Test(arguments: [0, -1, -Double.infinity])
  func withoutDurationItEndsAtTouchDown(duration: TimeInterval) {
    let stage = Stage()
    let press = stage.longPress("press", minimumDuration: duration)
    stage.down(at: 0)
    #expect(press.finals == [.ended])
  }

  @Test(arguments: [Double.infinity, .nan])
  func endlessDurationsNeverEnd(duration: TimeInterval) {
    let stage = Stage()
    let press = stage.longPress("press", minimumDuration: duration)
    stage.down(at: 0)
    #expect(stage.arena.nextDeadline == nil)
    stage.arena.advance(to: 1000)
    stage.up(at: 1001)
    #expect(press.finals == [.failed] && stage.log.reports.isEmpty)
  }

  @Test func activeWhilePressingIsCancelledWhenItGoesWrong() {
    let stage = Stage()
    let press = stage.longPress("press")
    press.core.isActiveWhilePressing = true
    stage.down(at: 0)
    #expect(press.arenaState == .began)
    stage.move(10, at: 0.2)
    #expect(press.finals == [.cancelled])
  }

  @Test func aDragAroundItWaitsForItToFail() {
    let (outer, stage) = (Place("outer"), Stage())
    let press = stage.longPress("press", in: Place("inner", in: outer))
    let drag = stage.drag("drag", in: outer)
    stage.down(at: 0)
    stage.move(9, at: 0.1)
    stage.move(12, at: 0.2)
    #expect(stage.log.take() == ["press failed", "drag began"])
    stage.up(at: 0.3)
    stage.down(at: 1)
    stage.arena.advance(to: 1.5)
    stage.move(50, at: 1.6)
    #expect(press.finals == [.failed, .ended] && drag.finals == [.ended, .failed])
  }
}

extension Stage {
  func longPress(_ name: String, minimumDuration: TimeInterval = 0.5, in place: Place? = nil) -> Probe<LongPressCore> {
    add(
      Probe(
        name, LongPressCore(minimumDuration: minimumDuration), relation: GestureRelation(dependency: .pausedUntilFailed), log: log
      ),
      place)
  }
}
