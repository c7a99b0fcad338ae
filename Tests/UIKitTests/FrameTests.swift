import CoreGraphics
import GestureEngine
import LayerTree
import Testing
import UIKit

@MainActor @Suite struct FrameTests {
  /// Notes the steps it takes part in.
  final class Participant: FrameParticipant {
    let diary: Diary
    var needsUpdate = false
    var updatesWanted = 0
    var afterUpdate: [() -> Void] = []
    var nextWakeUp: TimeInterval?
    init(_ diary: Diary) { self.diary = diary }

    func want(_ updates: Int) {
      updatesWanted = updates
      needsUpdate = updates > 0
    }
    func update() {
      diary.note("update")
      want(updatesWanted - 1)
    }
    func advanceAnimations(to time: TimeInterval) { diary.note("animations") }
    func runAfterUpdateActions() -> Bool {
      let actions = afterUpdate
      afterUpdate = []
      for action in actions { action() }
      return !actions.isEmpty
    }
    var pendingWorkDescription: String { "Participant" }
  }

  final class Finger: Recognizer {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }
    override func touchesBegan(_ touches: [Touch], event: TouchEvent) { diary.note("began") }
    override func touchesMoved(_ touches: [Touch], event: TouchEvent) { diary.note("moved") }
    override func touchesEnded(_ touches: [Touch], event: TouchEvent) { request(.end) }
    override func touchesCancelled(_ touches: [Touch], event: TouchEvent) { request(.cancel(.systemCancelled)) }
    override func settled(in state: RecognizerState) { if state != .possible { diary.note("\(state)") } }
  }

  final class Sink: FrameSink {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }
    func draw(_ commit: FrameCommit) { diary.note("draw \(commit.layerWrites)") }
  }

  /// Timers that set others for the same frame end with it; those that were there before are all fired.
  @Test func timersThatSetThemselvesWaitForTheNextFrame() {
    let stage = Stage()
    var calls = 0, isHeard = false
    func again() {
      calls += 1
      // Before all that are due.
      stage.frames.schedule(at: 0) { again() }
    }
    stage.frames.schedule(at: 0) { again() }
    stage.frames.schedule(at: 0.01) { isHeard = true }
    stage.frame()
    #expect(calls == 1_001 && isHeard)
    #expect(stage.console.lines.count == 1 && stage.console.lines[0].contains("without a delay"), "\(stage.console.lines)")
    stage.frame()
    #expect(calls > 1_001 && calls <= 2_002 && stage.console.lines.count == 1)
  }

  @Test func sixStepsInOrder() {
    let stage = Stage()
    let diary = Diary()
    let view = LayoutView()
    let window = stage.window(view)
    stage.frame()

    let participant = Participant(diary)
    let sink = Sink(diary)
    let finger = Finger(diary)
    stage.frames.add(participant)
    stage.frames.add(sink)
    view.onLayout = { _ in diary.note("layout") }
    view.backingLayer.setRecognizers([finger])
    participant.want(1)
    view.setNeedsLayout()
    view.backgroundColor = .red
    participant.afterUpdate = [
      {
        diary.note("after")
        participant.want(1)
      }
    ]
    let due = stage.time + 0.01
    stage.frames.schedule(at: due) { diary.note("timer") }
    stage.frames.enqueue([TouchSample(id: 1, phase: .began, location: CGPoint(x: 5, y: 5))], at: due)
    stage.frame()
    #expect(diary.read() == ["began", "timer", "animations", "update", "layout", "after", "update", "draw 1"])
    _ = window
  }

  @Test func touchesWaitForTheirFrameAndKeepTheirOrder() {
    let stage = Stage()
    let diary = Diary()
    let view = UIView()
    _ = stage.window(view)
    view.backingLayer.setRecognizers([Finger(diary)])
    stage.frame()
    let start = stage.time
    func sample(_ phase: TouchPhase, _ x: CGFloat) -> TouchSample {
      TouchSample(id: 1, phase: phase, location: CGPoint(x: x, y: 5))
    }
    stage.frames.enqueue([sample(.began, 1)], at: start + 1.0 / 120)
    stage.frames.enqueue([sample(.moved, 2)], at: start + 2.0 / 120)
    stage.frames.enqueue([sample(.ended, 3)], at: start + 3.0 / 120)
    #expect(stage.frames.nextWakeUp == start + 1.0 / 120)
    stage.frame()
    #expect(diary.read() == ["began", "moved"])
    stage.frame()
    #expect(diary.read() == ["ended"])
    #expect(stage.frames.nextWakeUp == nil)
  }

  @Test func losingTheScreenCancelsFingers() {
    let stage = Stage()
    let diary = Diary()
    let view = UIView()
    let window = stage.window(view)
    view.backingLayer.setRecognizers([Finger(diary)])
    stage.frame()
    stage.frames.enqueue([TouchSample(id: 1, phase: .began, location: CGPoint(x: 5, y: 5))], at: stage.time)
    stage.frame()
    stage.scene.deactivate()
    #expect(diary.read() == ["began", "cancelled"])
    #expect(!window.isKeyWindow && UIApplication.shared.applicationState == .inactive)
    stage.scene.activate(key: window)
    #expect(window.isKeyWindow && UIApplication.shared.applicationState == .active)
  }

  @Test func anIdleApplicationAsksForNoFrame() {
    let stage = Stage()
    let participant = Participant(Diary())
    stage.frames.add(participant)
    _ = stage.window()
    #expect(stage.frames.nextWakeUp != nil)
    stage.frame()
    #expect(stage.frames.nextWakeUp == nil)
    participant.nextWakeUp = 7
    #expect(stage.frames.nextWakeUp == 7)
    stage.frames.schedule(at: 5) {}
    #expect(stage.frames.nextWakeUp == 5)
  }

  @Test func eightRoundsAreTheBoundOfUpdatesAndAfterUpdateActionsTogether() {
    let stage = Stage()
    let diary = Diary()
    let participant = Participant(diary)
    stage.frames.add(participant)
    participant.want(8)
    stage.frame()
    #expect(diary.read().filter { $0 == "update" }.count == 8)
    #expect(stage.console.lines == [])

    participant.want(5)
    participant.afterUpdate = [{ participant.want(4) }]
    stage.frame()
    #expect(diary.read().filter { $0 == "update" }.count == 8)
    #expect(stage.console.lines.count == 1)
    #expect(stage.console.lines.first?.contains("still asking: Participant") == true)
  }
}
