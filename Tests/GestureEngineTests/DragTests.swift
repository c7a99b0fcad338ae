import CoreGraphics
import GestureEngine
import Testing

@Suite struct DragTests {
  @Test(arguments: [(9.99, false), (10, true)])
  func startsAtItsMinimumDistance(distance: CGFloat, begins: Bool) {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 0)
    stage.move(distance, at: 0.1)
    #expect(drag.arenaState == (begins ? .began : .possible))
  }

  /// Facts 1.2: a drag begins at its distance along a straight line.
  @Test func distanceIsAStraightLine() {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 0)
    stage.move(6, 8, at: 0.1)
    #expect(drag.arenaState == .began)
  }

  /// Facts 1.1: a landing finger already counts as an event of an active gesture.
  @Test func withoutMinimumDistanceItStartsAtTouchDown() {
    let stage = Stage()
    let drag = stage.drag("drag", minimumDistance: 0)
    stage.down(at: 0)
    #expect(drag.arenaState == .began)
    stage.up(at: 0.1)
    #expect(drag.finals == [.ended])
  }

  @Test func theThresholdIsNotTakenOff() {
    let stage = Stage()
    let drag = stage.drag("drag")
    var values: [DragCore.Value] = []
    drag.onSettled = { state in
      if state != .possible, let value = drag.permittedPhase(in: state).value { values.append(value) }
    }
    stage.down(100, 0, at: 1)
    stage.move(109, at: 1.1)
    stage.move(112, at: 1.2)
    stage.up(105, at: 1.3)
    #expect(values.map { $0.location.x - $0.startLocation.x } == [12, 5])
    #expect(values.map(\.time) == [1.2, 1.3])
    #expect(stage.log.take() == ["drag began", "drag ended"])
  }

  /// Facts 1.2: a drag that is lifted before its distance fails.
  @Test func liftBeforeTheThresholdFails() {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 0)
    stage.move(9, at: 0.1)
    stage.up(9, at: 0.2)
    #expect(drag.finals == [.failed])
    #expect(stage.log.reasons == ["drag: lifted after 9 points, at least 10 are needed"])
  }

  @Test func staysActiveBackAtTheStart() {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.move(0, at: 0.2)
    #expect(drag.arenaState == .changed)
    stage.up(at: 0.3)
    #expect(drag.finals == [.ended])
  }

  /// Facts 1.1: a second finger on the view fails a drag; nothing is heard until all are up.
  @Test func secondFingerBreaksItOffUntilAllAreUp() {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.down(100, at: 0.2, id: 2)
    #expect(drag.finals == [.cancelled])
    stage.move(60, at: 0.3)
    stage.up(60, at: 0.4)
    // A third finger, while the second is still down, does not start anew.
    stage.down(0, at: 0.5, id: 3)
    stage.move(50, at: 0.6, id: 3)
    stage.up(100, at: 0.7, id: 2)
    stage.move(90, at: 0.8, id: 3)
    #expect(drag.finals == [.cancelled])
    stage.up(90, at: 0.9, id: 3)
    #expect(drag.finals == [.cancelled])

    stage.down(at: 1)
    stage.move(20, at: 1.1)
    #expect(drag.arenaState == .began)
  }

  @Test func twoFingersAtOnceFail() {
    let stage = Stage()
    let drag = stage.drag("drag", minimumDistance: 0)
    let samples = [1, 2].map { TouchSample(id: $0, phase: .began, location: .zero) }
    stage.arena.deliver(samples, at: 0) { _ in [drag] }
    #expect(drag.finals == [.failed])
  }

  @Test func aCancelledTouchCancels() {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.send(.cancelled, 20, at: 0.2)
    #expect(drag.finals == [.cancelled])
    #expect(stage.arena.isIdle)
  }
}
