import CoreGraphics
import GestureEngine
import LayerTree
import Touchstone
import UIKit

/// Notes each sample it sees.
final class Listener: Recognizer {
  struct Note: Equatable {
    var phase: TouchPhase, time: TimeInterval, location: CGPoint
  }
  var notes: [Note] = []
  var onEnd: () -> Void = {}
  /// Else with the last.
  var endsWithFirstLift = true
  private func note(_ touches: [Touch]) {
    for touch in touches { notes.append(Note(phase: touch.phase, time: touch.timestamp, location: touch.location)) }
  }
  override func touchesBegan(_ touches: [Touch], event: TouchEvent) { note(touches) }
  override func touchesMoved(_ touches: [Touch], event: TouchEvent) { note(touches) }
  override func touchesEnded(_ touches: [Touch], event: TouchEvent) {
    note(touches)
    if endsWithFirstLift || event.all.allSatisfy(\.phase.isOver) { request(.end) }
  }
  override func touchesCancelled(_ touches: [Touch], event: TouchEvent) {
    note(touches)
    request(.cancel(.touchCancelled))
  }
  override func settled(in state: RecognizerState) { if state == .ended { onEnd() } }
  override var diagnosticName: String { "Listener" }
}

/// A view with a text for queries and a colour for pictures.
@MainActor
func label(_ text: String, _ frame: CGRect, id: String? = nil, color: UIColor = .red) -> UIView {
  let view = UIView(frame: frame)
  view.accessibilityLabel = text
  view.accessibilityIdentifier = id
  view.backgroundColor = color
  return view
}

/// A screen of 100 × 200 points at 2 pixels a point, with `views` on a white background.
@MainActor
func screen(_ views: [UIView], framesPerSecond: Int = 60) throws -> Screen {
  let device = Device(
    name: "Bench", size: CGSize(width: 100, height: 200), scale: 2,
    safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 10, bottom: 5, right: 10))
  return try Screen(device, settings: Settings(framesPerSecond: framesPerSecond)) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for view in views { controller.view.addSubview(view) }
    return controller
  }
}
