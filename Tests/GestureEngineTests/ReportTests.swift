import CoreGraphics
import GestureEngine
import Testing

/// Odd input is reported by name, and the arena stays sound.
@Suite struct ReportTests {
  @Test func begunTwice() {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 0)
    stage.down(50, at: 0.1)
    stage.move(20, at: 0.2)
    stage.up(20, at: 0.3)
    #expect(stage.log.reports == [.touchBegunTwice(id: 1)])
    #expect(drag.finals == [.ended])
  }

  @Test func movedAndEndedWithoutBegin() {
    let stage = Stage()
    stage.move(20, at: 0)
    stage.up(20, at: 0.1)
    #expect(stage.log.reports == [.touchWithoutBegin(id: 1, phase: .moved), .touchWithoutBegin(id: 1, phase: .ended)])
    #expect(stage.arena.work.events == 0)
  }

  @Test func anIdMayBeReusedAfterItsEnd() {
    let stage = Stage()
    let tap = stage.tap("tap")
    for start in [0.0, 1] {
      stage.down(at: start)
      stage.up(at: start + 0.1)
    }
    #expect(stage.log.reports.isEmpty)
    #expect(tap.finals == [.ended, .ended])
  }

  @Test func locationsThatAreNotNumbers() {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.move(.nan, at: 0.2)
    stage.move(.infinity, at: 0.3)
    stage.up(.nan, at: 0.4)
    #expect(drag.finals == [.ended])
    #expect(drag.core.phase == .possible(nil))
    #expect(stage.log.reports.count == 3)
    #expect(stage.arena.liveTouches.isEmpty)
  }

  @Test func timeRunsBackwards() {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 1)
    stage.move(20, at: 2)
    stage.move(30, at: 1.5)
    stage.arena.advance(to: 1)
    stage.send(.moved, 40, at: .nan)
    #expect(drag.arenaState == .began)
    stage.up(20, at: 1.5)
    #expect(drag.finals == [.ended])
    #expect(stage.log.reports.count == 4)
    #expect(stage.arena.now == 2)
  }

  @Test func deliveringInsideACallback() {
    let stage = Stage()
    let tap = stage.tap("tap")
    tap.onSettled = { if $0 == .ended { stage.down(at: 5, id: 2) } }
    stage.down(at: 0)
    stage.up(at: 0.1)
    #expect(stage.log.reports == [.deliveryDuringDelivery])
    #expect(stage.arena.isIdle)
  }

  @Test func aDeadlineThatStays() {
    final class Stubborn: Recognizer {
      override var nextDeadline: TimeInterval? { 1 }
    }
    let stage = Stage()
    stage.path = [Stubborn()]
    stage.down(at: 0)
    stage.arena.advance(to: 2)
    #expect(stage.log.reports == [.deadlineDidNotMove(recognizer: "Stubborn")])
    stage.up(at: 2)
    #expect(stage.arena.isIdle)
  }

  @Test func requirementsInACircle() {
    final class Waiting: Recognizer {
      weak var other: Recognizer?
      var ends = false
      override func touchesEnded(_ touches: [Touch], event: TouchEvent) { request(.end) }
      override func shouldRequireFailure(of other: Recognizer) -> Bool { other === self.other }
      override func settled(in state: RecognizerState) { ends = ends || state == .ended }
    }
    let stage = Stage()
    let (inner, outer) = (Waiting(), Waiting())
    inner.other = outer
    outer.other = inner
    stage.path = [inner, outer]
    stage.down(at: 0)
    stage.up(at: 0.1)
    #expect(stage.log.reports == [.failureRequirementCycle(recognizers: ["Waiting", "Waiting"])])
    #expect(inner.ends && !outer.ends)
    #expect(stage.arena.isIdle)
  }

  @Test func aFingerTwiceInOneDeliveryIsTwoEvents() {
    let stage = Stage()
    let tap = stage.tap("tap")
    let samples = [TouchPhase.began, .ended].map { TouchSample(id: 1, phase: $0, location: .zero) }
    let events = stage.arena.deliver(samples, at: 0) { _ in [tap] }
    #expect(events.count == 2)
    #expect(tap.finals == [.ended])
  }

  @Test func everyReportSaysWhatHappenedAndWhatToDo() {
    let reports: [GestureReport] = [
      .touchBegunTwice(id: 3), .touchWithoutBegin(id: 3, phase: .moved), .locationNotFinite(id: 3, phase: .ended),
      .timeRanBackwards(from: 2, to: 1), .deliveryDuringDelivery, .deadlineDidNotMove(recognizer: "tap"),
      .failureRequirementCycle(recognizers: ["a", "b"]), .callbacksDidNotSettle(rounds: 16),
    ]
    for report in reports { #expect(report.description.count > 60) }
    #expect("\(reports[6])".contains("a → b → a"))
  }
}
