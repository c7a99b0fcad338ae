import CoreGraphics
import GestureEngine

/// What stands in the arena for a `UIGestureRecognizer`.
final class AttachedRecognizer: Recognizer {
  weak var owner: UIGestureRecognizer?

  /// UIKit's objects live on the main thread, and so does the arena that calls this.
  private func asked<Answer: Sendable>(or fallback: Answer, _ ask: @MainActor (UIGestureRecognizer) -> Answer) -> Answer {
    MainActor.assumeIsolated { owner.map(ask) ?? fallback }
  }
  private func tell(_ call: @MainActor (UIGestureRecognizer) -> Void) { asked(or: (), call) }

  override func touchesBegan(_ touches: [Touch], event: TouchEvent) {
    tell { $0.take(touches, event) { $0.touchesBegan($1, with: $2) } }
  }
  override func touchesMoved(_ touches: [Touch], event: TouchEvent) {
    tell { $0.take(touches, event) { $0.touchesMoved($1, with: $2) } }
  }
  override func touchesEnded(_ touches: [Touch], event: TouchEvent) {
    tell { $0.take(touches, event) { $0.touchesEnded($1, with: $2) } }
  }
  override func touchesCancelled(_ touches: [Touch], event: TouchEvent) {
    tell { $0.take(touches, event) { $0.touchesCancelled($1, with: $2) } }
  }

  override var nextDeadline: TimeInterval? { asked(or: nil) { $0.nextDeadline } }
  override func timeAdvanced(to time: TimeInterval) { tell { $0.timeAdvanced(to: time) } }
  override func settled(in state: RecognizerState) { tell { $0.settled(in: state) } }
  override func reset() { tell { $0.sequenceEnded() } }

  override var cancelsTouchesInView: Bool { asked(or: false) { $0.cancelsTouchesInView } }
  override var delaysTouchesBegan: Bool { asked(or: false) { $0.delaysTouchesBegan } }
  override var delaysTouchesEnded: Bool { asked(or: false) { $0.delaysTouchesEnded } }
  override var diagnosticName: String { asked(or: "a recognizer that is gone") { $0.diagnosticName } }

  override func shouldReceive(_ touch: Touch) -> Bool { asked(or: false) { $0.mayReceive(touch) } }
  override func shouldBegin() -> Bool { asked(or: false) { $0.mayBegin() } }

  override func canPrevent(_ other: Recognizer) -> Bool {
    guard let other = (other as? AttachedRecognizer)?.owner else { return super.canPrevent(other) }
    return asked(or: false) { $0.canPrevent(other) }
  }
  override func canBePrevented(by other: Recognizer) -> Bool {
    guard let other = (other as? AttachedRecognizer)?.owner else { return super.canBePrevented(by: other) }
    return asked(or: false) { $0.canBePrevented(by: other) }
  }
  override func shouldRequireFailure(of other: Recognizer) -> Bool {
    guard let other = (other as? AttachedRecognizer)?.owner else { return super.shouldRequireFailure(of: other) }
    return asked(or: false) { $0.requiresFailure(of: other) }
  }
  override func shouldBeRequiredToFail(by other: Recognizer) -> Bool {
    guard let other = (other as? AttachedRecognizer)?.owner else { return super.shouldBeRequiredToFail(by: other) }
    return asked(or: false) { $0.isRequiredToFail(by: other) }
  }
  override func shouldRecognizeSimultaneously(with other: Recognizer) -> Bool {
    guard let other = (other as? AttachedRecognizer)?.owner else { return super.shouldRecognizeSimultaneously(with: other) }
    return asked(or: false) { $0.recognizesSimultaneously(with: other) }
  }
}
