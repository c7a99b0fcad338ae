import CoreGraphics
import GestureEngine
import TestSupport
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

  /// Facts 1.1: `@GestureState` goes back at the end, before an `onEnded` written later.
  @Test func goesBackWhenItEnds() {
    let (stage, location, _) = stage(GestureState(wrappedValue: 0))
    stage.up(30, at: 0.2)
    #expect(location.writes.map(\.value) == [20, 0])
    #expect(stage.take() == ["ended"])
  }

  /// Facts 1.1: a failure puts `@GestureState` back and calls no `onEnded`.
  @Test func goesBackWhenASecondFingerLands() {
    let (stage, location, _) = stage(GestureState(wrappedValue: 0))
    stage.down(100, at: 0.2, id: 2)
    stage.move(50, at: 0.3)
    stage.up(50, at: 0.4)
    stage.up(100, at: 0.5, id: 2)
    #expect(location.writes.map(\.value) == [20, 0])
    #expect(stage.take() == [])
  }

  /// Facts 1.1: a cancellation puts `@GestureState` back and calls no `onEnded`.
  @Test func goesBackWhenCancelled() {
    let (stage, location, _) = stage(GestureState(wrappedValue: 0))
    stage.arena.cancelAll()
    #expect(location.writes.map(\.value) == [20, 0])
    #expect(stage.take() == [])
  }

  /// Facts 1.1: a view that goes puts `@GestureState` back and calls no `onEnded`.
  @Test func goesBackWhenItsViewGoesAway() {
    let (stage, location, recognizer) = stage(GestureState(wrappedValue: 0))
    recognizer.attach(to: nil)
    #expect(location.writes.map(\.value) == [20, 0])
    stage.up(30, at: 0.2)
    #expect(location.writes.count == 2 && stage.take() == [])
  }

  /// Facts 1.1: `updating` runs while the gesture is active only.
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

  /// Facts 1.1: the transaction of `updating` tracks velocity, that of the reset is empty.
  @Test func writesFollowAFingerAndEachIsATransactionOfItsOwn() {
    let (stage, location, _) = stage(GestureState(wrappedValue: 0))
    stage.up(30, at: 0.2)
    #expect(location.writes.map(\.transaction.tracksVelocity) == [true, false])
    #expect(location.writes[0].transaction.id != location.writes[1].transaction.id)
  }

  /// Facts 1.1: `reset:` is given the value and the transaction.
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

extension GestureStateTests {
  /// Random fingers over three gestures: once all are up, every state is back and nothing was ended twice.
  @Test func whateverHappensStatesGoBack() {
    var random = RandomNumbers(seed: 42)
    let stage = GestureStage()
    let locations = (0..<3).map { _ in RecordingLocation(CGFloat(0)) }
    for (index, priority) in [GestureRelation.Priority.standard, .simultaneous, .high].enumerated() {
      let state = GestureState(wrappedValue: CGFloat(0)).placed(at: locations[index])
      let drag = DragGesture(minimumDistance: CGFloat(index) * 15)
      stage.add(drag.updating(state) { value, state, _ in state = 1 + abs(value.translation.width) }, priority: priority)
    }
    stage.add(TapGesture(count: 2).onEnded { stage.say("double") })
    var time = 0.0
    for _ in 0..<20_000 {
      time += Double(random.below(20)) / 100
      let id = random.below(3)
      let x = CGFloat(random.below(100))
      let isDown = stage.arena.liveTouches.contains { $0.id == id }
      let phase: TouchPhase = !isDown ? .began : [.moved, .moved, .moved, .ended, .ended, .cancelled][random.below(6)]
      stage.send(phase, x, at: time, id: id)
      if stage.arena.liveTouches.isEmpty { #expect(locations.map(\.value) == [0, 0, 0]) }
    }
    // The first never begins: a drag with priority over it is undecided until the lift.
    #expect(locations[0].writes.isEmpty && locations[1].writes.count > 100 && locations[2].writes.count > 100)
  }
}
