import CoreGraphics

/// A recognizer around one core.
open class CoreRecognizer<Core: GestureCore>: Recognizer {
  /// The gesture itself. What it is told, it is told by the arena.
  public var core: Core
  private var finger = SingleFinger()
  private let ownRelation: GestureRelation?

  /// `relation` says how it stands to SwiftUI's gestures; nil makes it none of them.
  public init(_ core: Core, relation: GestureRelation? = nil) {
    self.core = core
    ownRelation = relation
    super.init()
  }

  open override var relation: GestureRelation? { ownRelation }
  open override var nextDeadline: TimeInterval? { core.nextDeadline }

  open override func touchesBegan(_ touches: [Touch], event: TouchEvent) { look(at: touches, event) }
  open override func touchesMoved(_ touches: [Touch], event: TouchEvent) { look(at: touches, event) }
  open override func touchesEnded(_ touches: [Touch], event: TouchEvent) { look(at: touches, event) }
  open override func touchesCancelled(_ touches: [Touch], event: TouchEvent) { look(at: touches, event) }

  open override func timeAdvanced(to time: TimeInterval) {
    core.take(.time(time))
    requestRawPhase(core.phase, failure: core.failure)
  }

  /// What the arena lets the outside know.
  public func permittedPhase(in state: RecognizerState) -> GesturePhase<Core.Value> { core.phase.permitted(by: state) }

  open override func reset() {
    finger.reset()
    core.reset()
  }

  private func look(at touches: [Touch], _ event: TouchEvent) {
    for input in finger.inputs(from: touches, at: event.timestamp) { core.take(input) }
    requestRawPhase(core.phase, failure: core.failure)
  }
}

extension Recognizer {
  /// Asks for what a gesture's raw phase amounts to; `possible` asks for nothing.
  public func requestRawPhase<Value>(_ phase: GesturePhase<Value>, failure: GestureReason?) {
    switch phase {
    case .possible: break
    case .active: request(arenaState.isActive ? .change : .begin)
    case .ended: request(.end)
    case .failed:
      if case .touchCancelled? = failure { return request(.cancel(.touchCancelled)) }
      request(.fail(failure ?? .custom("failed")))
    }
  }
}
