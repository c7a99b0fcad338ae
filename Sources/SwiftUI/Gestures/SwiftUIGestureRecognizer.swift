import CoreGraphics
import GestureEngine

/// A SwiftUI gesture in the arena, attached to one view.
///
/// The modifier that adds the gesture keeps it while the view lives, puts it into its layer's `recognizers` (a gesture written
/// later comes later), hands it new descriptions by `update(to:priority:)`, and takes it off the layer when the view goes
/// away or the gesture is disabled, which cancels it and puts `@GestureState` back. `context` must not keep it alive.
final class SwiftUIGestureRecognizer<G: Gesture>: Recognizer {
  private let machine: _GestureMachine<G.Value>
  private let context: any GestureContext
  private var priority: GestureRelation.Priority

  init(_ gesture: G, priority: GestureRelation.Priority, context: any GestureContext) {
    machine = gesture._makeMachine()
    self.priority = priority
    self.context = context
    super.init()
  }

  /// Takes a new description over, in the middle of a sequence too.
  func update(to gesture: G, priority: GestureRelation.Priority) {
    self.priority = priority
    gesture._update(machine)
  }

  override var relation: GestureRelation? {
    GestureRelation(priority: priority, dependency: machine.dependency, requiredTapCount: machine.requiredTapCount)
  }
  override var nextDeadline: TimeInterval? { machine.nextDeadline }
  /// As UIKit's recognizers: a tap gesture around a UIKit control kills it.
  override var cancelsTouchesInView: Bool { true }
  override var diagnosticName: String { notedName().description }
  override func notedName() -> NotedName {
    context.notedName(machine.name) { "\($0.kind) of \(words(ofPlace: $0))" }
  }

  override func touchesBegan(_ touches: [Touch], event: TouchEvent) { look(at: touches, event) }
  override func touchesMoved(_ touches: [Touch], event: TouchEvent) { look(at: touches, event) }
  override func touchesEnded(_ touches: [Touch], event: TouchEvent) { look(at: touches, event) }
  override func touchesCancelled(_ touches: [Touch], event: TouchEvent) { look(at: touches, event) }

  override func timeAdvanced(to time: TimeInterval) {
    machine.timeAdvanced(to: time)
    requestRawPhase(machine.claim, failure: machine.failure)
  }

  override func settled(in state: RecognizerState) { machine.deliver(in: state, context) }
  override func reset() { machine.reset() }

  private func look(at touches: [Touch], _ event: TouchEvent) {
    machine.observe(touches, at: event.timestamp, in: context)
    requestRawPhase(machine.claim, failure: machine.failure)
  }
}
