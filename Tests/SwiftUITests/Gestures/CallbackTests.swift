import CoreGraphics
import GestureEngine
import Testing

@testable import SwiftUI

@MainActor @Suite struct CallbackTests {
  /// Facts 1.1: of several callbacks of one gesture the inner one comes first.
  @Test func innerModifierFirst() {
    let stage = GestureStage()
    let location = RecordingLocation(CGFloat(0))
    location.onWrite = { stage.say("state \($0)") }
    let state = GestureState(wrappedValue: CGFloat(0)).placed(at: location)
    let gesture = DragGesture()
      .updating(state) { value, state, _ in state = value.translation.width }
      .onChanged { stage.say("changed \($0.translation.width)") }
      .onEnded { stage.say("ended \($0.translation.width)") }
    stage.add(gesture)
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    #expect(stage.take() == ["state 20.0", "changed 20.0"])
    stage.up(30, at: 0.2)
    #expect(stage.take() == ["state 0.0", "ended 30.0"])
  }

  /// Facts 1.1: `updating` written after `onEnded` puts its state back after it.
  @Test func updatingWrittenLastRunsLast() {
    let stage = GestureStage()
    let location = RecordingLocation(false)
    location.onWrite = { stage.say("state \($0)") }
    let state = GestureState(wrappedValue: false).placed(at: location)
    stage.add(
      DragGesture().onEnded { _ in stage.say("ended") }.onChanged { _ in stage.say("changed") }
        .updating(state) { _, state, _ in state = true })
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.up(20, at: 0.2)
    #expect(stage.take() == ["changed", "state true", "ended", "state false"])
  }

  /// Facts 1.1: `onChanged` is called for new values while active, not for the last one.
  @Test func changedOnlyForNewValues() {
    let stage = GestureStage()
    stage.add(DragGesture().map { $0.translation.width }.onChanged { stage.say("\($0)") })
    stage.down(at: 0)
    stage.move(20, 0, at: 0.1)
    stage.move(20, 5, at: 0.2)
    stage.move(25, 5, at: 0.3)
    stage.up(40, 5, at: 0.4)
    #expect(stage.take() == ["20.0", "25.0"])
    // A new sequence forgets what was delivered.
    stage.down(at: 1)
    stage.move(25, at: 1.1)
    #expect(stage.take() == ["25.0"])
  }

  /// Facts 1.1: `onChanged` runs in `withAnimation(nil)`, `onEnded` does not.
  @Test func changedRunsWithoutAnimationAndEndedDoesNot() {
    let stage = GestureStage()
    let surrounding = TransactionContext.current.id
    var ids: [Int] = []
    stage.add(
      DragGesture().onChanged { _ in ids.append(TransactionContext.current.id) }
        .onEnded { _ in ids.append(TransactionContext.current.id) })
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.up(20, at: 0.2)
    #expect(ids.count == 2 && ids[0] != surrounding && ids[1] == surrounding)
  }

  @Test func updateKeepsTheGestureGoing() {
    let stage = GestureStage()
    func gesture(_ name: String) -> some Gesture<DragGesture.Value> {
      DragGesture().onChanged { stage.say("\(name) \($0.translation.width)") }.onEnded { _ in stage.say("\(name) ended") }
    }
    let recognizer = stage.add(gesture("first"))
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    recognizer.update(to: gesture("second"), priority: .standard)
    stage.move(30, at: 0.2)
    stage.up(30, at: 0.3)
    #expect(stage.take() == ["first 20.0", "second 30.0", "second ended"])
  }

  @Test func anyGestureOfAnotherTypeFailsAndStartsWithTheNextFinger() {
    let stage = GestureStage()
    func drag() -> AnyGesture<CGFloat> {
      AnyGesture(DragGesture().onChanged { stage.say("drag \($0.translation.width)") }.map { $0.translation.width })
    }
    func tap() -> AnyGesture<CGFloat> {
      AnyGesture(SpatialTapGesture().onEnded { stage.say("tap \($0.location.x)") }.map { $0.location.x })
    }
    let recognizer = stage.add(drag())
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    recognizer.update(to: tap(), priority: .standard)
    stage.move(30, at: 0.2)
    #expect(recognizer.arenaState == .cancelled)
    stage.up(30, at: 0.3)
    #expect(stage.take() == ["drag 20.0"])
    stage.down(5, at: 1)
    stage.up(5, at: 1.1)
    #expect(stage.take() == ["tap 5.0"])
    recognizer.update(to: drag(), priority: .standard)
    stage.down(at: 2)
    stage.move(20, at: 2.1)
    #expect(stage.take() == ["drag 20.0"])
  }

  @Test func aGestureMadeOfOthers() {
    struct Swipe: Gesture {
      let limit: CGFloat
      let action: (CGFloat) -> Void
      var body: some Gesture<CGFloat> {
        DragGesture(minimumDistance: limit).map { $0.translation.width }.onEnded(action)
      }
    }
    let stage = GestureStage()
    let recognizer = stage.add(Swipe(limit: 30) { stage.say("swipe \($0)") })
    stage.down(at: 0)
    stage.move(29, at: 0.1)
    recognizer.update(to: Swipe(limit: 30) { stage.say("updated \($0)") }, priority: .standard)
    stage.up(50, at: 0.2)
    #expect(stage.take() == ["updated 50.0"])
  }
}
