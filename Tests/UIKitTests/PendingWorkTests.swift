import CoreGraphics
import GestureEngine
import Testing

@testable import UIKit

/// Whatever asks for a frame is named by those who wait in vain.
@MainActor @Suite struct PendingWorkTests {
  /// What asks, and what it is called.
  private static let work: [(name: String, ask: @MainActor (Stage, UIView) -> Void)] = [
    ("assistive technology", { stage, _ in stage.frames.enqueue {} }),
    ("after the update", { stage, _ in stage.frames.afterUpdate {} }),
    ("not drawn yet", { _, view in view.backingLayer.opacity = 0.5 }),
    ("layout of", { _, view in view.setNeedsLayout() }),
    ("a timer due at 5.0 s", { stage, _ in stage.frames.schedule(at: 5) {} }),
    ("touches due at 5.0 s", { stage, _ in stage.frames.enqueue([TouchSample(id: 1, phase: .began, location: .zero)], at: 5) }),
    ("a key press due at 5.0 s", { stage, _ in stage.frames.deliver(KeyPress(.return), at: 5) }),
    ("the wheel due at 5.0 s", { stage, _ in stage.frames.deliver(WheelTurn(at: .zero, by: CGVector(dx: 0, dy: 1)), at: 5) }),
  ]

  @Test(arguments: 0..<8) func whatAsksForAFrameIsNamed(index: Int) {
    let stage = Stage(), view = UIView()
    let window = stage.window(view)
    stage.frame()
    #expect(stage.frames.nextWakeUpBeforeRest == nil && stage.frames.pendingWork == [])
    let (name, ask) = Self.work[index]
    ask(stage, view)
    #expect(stage.frames.nextWakeUpBeforeRest != nil)
    #expect(
      stage.frames.pendingWork.count == 1 && stage.frames.pendingWork.first?.contains(name) == true, "\(stage.frames.pendingWork)"
    )
    _ = window
  }

  @Test func workFromAnotherThreadIsNamed() async {
    let stage = Stage()
    stage.frame()
    let clock = stage.frames.clock
    await Task.detached { clock.schedule(at: 0) {} }.value
    #expect(stage.frames.pendingWork == ["work from another thread"] && stage.frames.nextWakeUp == stage.time)
  }

  /// A time that is none is no time for input.
  @Test(arguments: [TimeInterval.nan, .infinity, -.infinity]) func inputAtNoTimeIsLeftOut(time: TimeInterval) {
    let stage = Stage()
    let window = stage.window(UIView())
    stage.frame()
    stage.frames.deliver(KeyPress(.return), at: time)
    stage.frames.deliver(WheelTurn(at: .zero, by: CGVector(dx: 0, dy: 1)), at: time)
    stage.frames.enqueue([TouchSample(id: 1, phase: .began, location: .zero)], at: time)
    #expect(stage.frames.nextWakeUp == nil)
    #expect(stage.console.lines.count == 3 && stage.console.lines.allSatisfy { $0.contains("at the time \(time)") })
    _ = window
  }
}
