import CoreGraphics
import GestureEngine

/// A finger on a text field: taps give the focus, place the caret and select; a caret that is caught, or a finger that has rested
/// on the focused field, drags the caret along.
final class FieldRecognizer: Recognizer {
  /// Points around the caret in which a finger catches it, and seconds after which it is caught anywhere (choices).
  private static let reach: CGFloat = 22, holdDuration: TimeInterval = 0.5
  /// Points after which a finger that has caught nothing is no tap any more.
  private static let slop: CGFloat = 10

  private unowned let model: FieldModel
  private let context: any GestureContext
  private var finger: Touch?
  private var start: (location: CGPoint, time: TimeInterval)?
  private var hasCaught = false, isDragging = false

  init(_ model: FieldModel, context: any GestureContext) {
    self.model = model
    self.context = context
    super.init()
  }

  override var relation: GestureRelation? { GestureRelation(dependency: .pausedUntilFailed) }
  override var diagnosticName: String { "TextField \(context.place)" }
  override var nextDeadline: TimeInterval? {
    guard let start, model.isFocused, !isDragging, !arenaState.isTerminal else { return nil }
    return start.time + Self.holdDuration
  }

  override func touchesBegan(_ touches: [Touch], event: TouchEvent) {
    guard finger == nil, let touch = touches.first, touches.count == 1 else { return request(.fail(.secondFinger)) }
    finger = touch
    start = (touch.location, event.timestamp)
    let caret = model.geometry.caret
    let point = local(touch)
    hasCaught = model.isFocused && abs(point.x - caret.midX) <= Self.reach && abs(point.y - caret.midY) <= Self.reach
  }

  override func touchesMoved(_ touches: [Touch], event: TouchEvent) {
    guard let finger, touches.contains(where: { $0 === finger }), let start else { return }
    if isDragging { return request(.change) }
    let moved = hypot(finger.location.x - start.location.x, finger.location.y - start.location.y)
    guard moved >= Self.slop else { return }
    if hasCaught { drag() } else { request(.fail(.moved(moved, limit: Self.slop))) }
  }

  override func touchesEnded(_ touches: [Touch], event: TouchEvent) {
    if touches.contains(where: { $0 === finger }) { request(.end) }
  }
  override func touchesCancelled(_ touches: [Touch], event: TouchEvent) {
    if touches.contains(where: { $0 === finger }) { request(.cancel(.touchCancelled)) }
  }

  override func timeAdvanced(to time: TimeInterval) { drag() }

  private func drag() {
    isDragging = true
    request(.begin)
  }

  override func settled(in state: RecognizerState) {
    guard let finger else { return }
    switch state {
    case .began, .changed: context.perform({ model.dragged(to: local(finger)) }, named: "TextField, dragged")
    case .ended where !isDragging:
      context.perform({ model.tapped(at: local(finger), count: finger.tapCount) }, named: "TextField, tapped")
    case .possible, .ended, .failed, .cancelled: break
    }
  }

  override func reset() {
    finger = nil
    start = nil
    hasCaught = false
    isDragging = false
  }

  private func local(_ touch: Touch) -> CGPoint { context.convert(touch.location, to: .local) }
}
