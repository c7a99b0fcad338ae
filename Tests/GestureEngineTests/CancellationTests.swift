import CoreGraphics
import GestureEngine
import Testing

@Suite struct CancellationTests {
  @Test func theSystemTakesEverything() {
    let stage = Stage()
    let drag = stage.drag("drag")
    let double = stage.tap("double", count: 2)
    stage.down(at: 0)
    stage.up(at: 0.1)
    #expect(drag.finals == [.failed])
    stage.down(at: 0.2)
    stage.move(20, at: 0.25)
    stage.arena.cancelAll()
    #expect(drag.finals == [.failed, .cancelled])
    #expect(double.finals.count == 1)
    #expect(stage.arena.isIdle && stage.arena.liveTouches.isEmpty)
  }

  @Test func betweenTwoTapsToo() {
    let stage = Stage()
    let single = stage.tap("single")
    let double = stage.tap("double", count: 2)
    stage.down(at: 0)
    stage.up(at: 0.1)
    stage.arena.cancelAll()
    #expect(single.finals == [.cancelled] && double.finals == [.cancelled])
    #expect(stage.arena.isIdle && stage.arena.nextDeadline == nil)
  }

  /// Facts 1.4: a removed view takes its gestures out.
  @Test func removalCancelsAtOnce() {
    let stage = Stage()
    let place = Place()
    let drag = stage.drag("drag", in: place)
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    drag.attach(to: place)
    #expect(drag.arenaState == .began)
    drag.attach(to: nil)
    #expect(drag.finals == [.cancelled])
    #expect(stage.log.reasons.last == "drag: removed from its container")
    stage.move(40, at: 0.2)
    stage.up(40, at: 0.3)
    #expect(drag.finals == [.cancelled])
  }

  @Test func removalMayWaitUntilTheAppsCodeMayRun() {
    let stage = Stage()
    let drag = stage.drag("drag")
    var asked = 0
    stage.arena.onPendingWish = { asked += 1 }
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    #expect(asked == 0)
    drag.attach(to: nil)
    #expect(asked == 1 && drag.finals == [])
    stage.arena.settlePending()
    #expect(drag.finals == [.cancelled])
    stage.up(20, at: 0.2)
    #expect(stage.arena.isIdle)
    stage.arena.settlePending()
  }

  @Test func removalOfAnObstacleLetsTheWaitingOneBegin() {
    let stage = Stage()
    let parent = Place()
    let button = stage.button("button", in: Place(in: parent))
    let drag = stage.drag("drag", in: parent)
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    button.attach(to: nil)
    #expect(button.finals == [.cancelled])
    #expect(drag.arenaState == .began)
  }

  @Test func recognizersWhoseLayerIsGone() {
    let stage = Stage()
    let drag = stage.drag("drag")
    let other = stage.drag("other", .simultaneous)
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.arena.removeRecognizers { $0 === drag }
    #expect(drag.finals == [.cancelled])
    #expect(other.arenaState == .began)
  }

  @Test func removalInsideACallbackTakesEffectAfterIt() {
    let stage = Stage()
    let place = Place()
    let first = stage.drag("first", in: place)
    let second = stage.drag("second", .simultaneous, in: place)
    first.onSettled = { if $0 == .began { second.attach(to: nil) } }
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    #expect(stage.log.take() == ["first began", "second began", "second cancelled"])
  }

  @Test func cancelAllInsideACallback() {
    let stage = Stage()
    let drag = stage.drag("drag")
    drag.onSettled = { [arena = stage.arena] in if $0 == .began { arena.cancelAll() } }
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    #expect(drag.finals == [.cancelled])
    #expect(stage.arena.isIdle)
  }

  @Test func callbacksThatNeverSettleAreBounded() {
    final class Restless: Recognizer {
      override func touchesBegan(_ touches: [Touch], event: TouchEvent) { request(.begin) }
      override func settled(in state: RecognizerState) { request(.change) }
    }
    let stage = Stage()
    stage.path = [Restless()]
    stage.down(at: 0)
    #expect(stage.log.reports == [.callbacksDidNotSettle(rounds: 16)])
    stage.up(at: 1)
    stage.arena.cancelAll()
    #expect(stage.arena.isIdle)
  }
}
