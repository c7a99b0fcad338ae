import CoreGraphics
import GestureEngine
import Testing

@testable import SwiftUI

@MainActor @Suite struct GestureStateTests {
  private func stage(_ state: GestureState<CGFloat>) -> (GestureStage, RecordingLocation<CGFloat>, Recognizer) {
    let stage = GestureStage()
    let location = RecordingLocation(CGFloat(0))
    let recognizer = stage.add(
      DragGesture().updating(state.placed(at: location)) { value, state, _ in state = value.translation.width }
        .onEnded { _ in stage.say("ended") })
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    return (stage, location, recognizer)
  }

  @Test func goesBackWhenItEnds() {
    let (stage, location, _) = stage(GestureState(wrappedValue: 0))
    stage.up(30, at: 0.2)
    #expect(location.writes.map(\.value) == [20, 0])
    #expect(stage.take() == ["ended"])
  }

  @Test func goesBackWhenASecondFingerLands() {
    let (stage, location, _) = stage(GestureState(wrappedValue: 0))
    stage.down(100, at: 0.2, id: 2)
    stage.move(50, at: 0.3)
    stage.up(50, at: 0.4)
    stage.up(100, at: 0.5, id: 2)
    #expect(location.writes.map(\.value) == [20, 0])
    #expect(stage.take() == [])
  }

  @Test func goesBackWhenCancelled() {
    let (stage, location, _) = stage(GestureState(wrappedValue: 0))
    stage.arena.cancelAll()
    #expect(location.writes.map(\.value) == [20, 0])
    #expect(stage.take() == [])
  }

  @Test func goesBackWhenItsViewGoesAway() {
    let (stage, location, recognizer) = stage(GestureState(wrappedValue: 0))
    recognizer.attach(to: nil)
    #expect(location.writes.map(\.value) == [20, 0])
    stage.up(30, at: 0.2)
    #expect(location.writes.count == 2 && stage.take() == [])
  }

  @Test func notWrittenBeforeItIsActiveNorAfterAFailure() {
    let stage = GestureStage()
    let location = RecordingLocation(CGFloat(0))
    let state = GestureState(wrappedValue: CGFloat(0)).placed(at: location)
    stage.add(DragGesture().updating(state) { value, state, _ in state = value.translation.width })
    stage.down(at: 0)
    stage.move(9, at: 0.1)
    stage.up(9, at: 0.2)
    #expect(location.writes.isEmpty)
  }

  @Test func writesFollowAFingerAndEachIsATransactionOfItsOwn() {
    let (stage, location, _) = stage(GestureState(wrappedValue: 0))
    stage.up(30, at: 0.2)
    #expect(location.writes.map(\.transaction.tracksVelocity) == [true, false])
    #expect(location.writes[0].transaction.id != location.writes[1].transaction.id)
  }

  @Test func resetIsGivenTheValueAndTheTransaction() {
    var given: [CGFloat] = []
    let state = GestureState<CGFloat>(wrappedValue: 0) { value, transaction in
      given.append(value)
      transaction.tracksVelocity = true
    }
    let (stage, location, _) = stage(state)
    stage.up(30, at: 0.2)
    #expect(given == [20])
    #expect(location.writes.last?.transaction.tracksVelocity == true)
  }

  @Test func optionalStatesStartAsNil() {
    #expect(GestureState<CGFloat?>().wrappedValue == nil)
    #expect(GestureState(initialValue: 3).wrappedValue == 3)
  }
}
