import CoreGraphics
import GestureEngine
import Testing

@Suite struct TapTests {
  @Test(arguments: [(44.99, true), (45, false), (46, false)])
  func failsAt45Points(distance: CGFloat, recognizes: Bool) {
    let stage = Stage()
    let tap = stage.tap("tap")
    stage.down(at: 0)
    stage.move(distance, at: 0.1)
    stage.up(distance, at: 0.2)
    #expect(tap.finals == [recognizes ? .ended : .failed])
  }

  /// Facts 1.2: a tap fails at 45 points or more from where it landed.
  @Test func distanceIsAStraightLine() {
    let stage = Stage()
    let tap = stage.tap("tap")
    stage.down(at: 0)
    stage.move(27, 36, at: 0.1)
    #expect(tap.finals == [.failed])
  }

  /// Facts 1.1: a gesture that failed stays failed until its fingers are up.
  @Test func staysFailedWhenTheFingerComesBack() {
    let stage = Stage()
    let tap = stage.tap("tap")
    stage.down(at: 0)
    stage.move(46, at: 0.1)
    stage.move(0, at: 0.2)
    stage.up(at: 0.3)
    #expect(tap.finals == [.failed])
    #expect(stage.log.reasons == ["tap: moved 46 points, the limit is 45"])
  }

  @Test(arguments: [(0.74, true), (0.75, false)])
  func failsAtThreeQuartersOfASecond(duration: TimeInterval, recognizes: Bool) {
    let stage = Stage()
    let tap = stage.tap("tap")
    stage.down(at: 1.1)
    stage.up(at: 1.1 + duration)
    #expect(tap.finals == [recognizes ? .ended : .failed])
  }

  /// Facts 1.2: a tap fails after 0.75 s.
  @Test func failsByTheClockWhileTheFingerIsDown() {
    let stage = Stage()
    let tap = stage.tap("tap")
    stage.down(at: 2)
    #expect(stage.arena.nextDeadline == 2.75)
    stage.arena.advance(to: 2.749)
    #expect(tap.finals == [])
    stage.arena.advance(to: 2.75)
    #expect(tap.finals == [.failed])
    #expect(stage.arena.nextDeadline == nil)
  }

  @Test func valueIsWhereTheFingerWasLifted() {
    let stage = Stage()
    let tap = stage.tap("tap")
    var location: CGPoint?
    tap.onSettled = { state in if case .ended(let value) = tap.permittedPhase(in: state) { location = value } }
    stage.down(100, 100, at: 0)
    stage.up(110, 105, at: 0.1)
    #expect(location == CGPoint(x: 110, y: 105))
  }

  // The next lift, not the next landing, must come within 0.35 s of the last lift.
  @Test(arguments: [(0.35, true), (0.36, false)])
  func secondLiftWithin35Hundredths(pause: TimeInterval, recognizes: Bool) {
    let stage = Stage()
    let double = stage.tap("double", count: 2)
    stage.down(at: 0)
    stage.up(at: 0.1)
    stage.down(at: 0.2)
    stage.up(at: 0.1 + pause)
    #expect(double.finals == [recognizes ? .ended : .failed])
    #expect(stage.arena.isIdle)
  }

  /// Facts 1.2: each lift of a row comes within 0.35 s of the one before.
  @Test func aLateRowFailsByTheClockWithTheFingerDown() {
    let stage = Stage()
    let double = stage.tap("double", count: 2)
    stage.down(at: 0)
    stage.up(at: 0.1)
    stage.down(at: 0.4)
    stage.arena.advance(to: 0.5)
    #expect(double.finals == [.failed])
    stage.up(at: 0.6)
    #expect(stage.arena.isIdle)
    #expect(stage.log.reasons == ["double: the next tap did not end within 0.35 s"])
  }

  @Test func tapsOfARowMayLieApart() {
    let stage = Stage()
    let double = stage.tap("double", count: 2)
    stage.down(0, 0, at: 0)
    stage.up(0, 0, at: 0.1)
    stage.down(300, 300, at: 0.2)
    stage.up(300, 300, at: 0.3)
    #expect(double.finals == [.ended])
  }

  /// Facts 1.2: a row counts as many taps as it asks for.
  @Test func tripleTap() {
    let stage = Stage()
    let triple = stage.tap("triple", count: 3)
    for start in [0, 0.3, 0.6] {
      stage.down(at: start)
      stage.up(at: start + 0.1)
    }
    #expect(triple.finals == [.ended])
  }

  /// Facts 1.1: a second finger fails a tap.
  @Test func secondFingerFails() {
    let stage = Stage()
    let tap = stage.tap("tap")
    stage.down(at: 0)
    stage.down(50, at: 0.05, id: 2)
    stage.up(at: 0.1)
    stage.up(50, at: 0.1, id: 2)
    #expect(tap.finals == [.failed])
  }

  @Test func touchesCountTheirTaps() {
    let stage = Stage()
    var counts: [Int] = []
    func tap(_ x: CGFloat, _ time: TimeInterval) {
      stage.arena.deliver([TouchSample(id: 1, phase: .began, location: CGPoint(x: x, y: 0))], at: time) {
        counts.append($0.tapCount)
        return []
      }
      stage.up(x, at: time + 0.1)
    }
    tap(0, 0)
    tap(44, 0.45)
    tap(100, 0.6)
    tap(100, 1.1)
    #expect(counts == [1, 2, 1, 1])
  }
}
