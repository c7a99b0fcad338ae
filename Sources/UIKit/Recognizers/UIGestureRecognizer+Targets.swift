import CoreGraphics

/// What a recognizer calls when it recognizes. The target is not kept alive.
struct RecognizerAction {
  weak var target: AnyObject?
  let selector: Selector
}

// An action written for no argument, or for the recognizer.
extension UIGestureRecognizer {
  func runActions() {
    actions.removeAll { $0.target == nil }
    for action in actions {
      if let target = action.target { action.selector.perform(on: target, with: self) }
    }
  }
}

extension UIView {
  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    attachGestureRecognizers()
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    storedGestureRecognizers.removeAll { $0 === gestureRecognizer }
    attachGestureRecognizers()
    gestureRecognizer.view = nil
  }

  /// In the order of their addition: of two that prevent each other in the same event the older one wins (a choice; Apple
  /// documents no order).
  private func attachGestureRecognizers() { backingLayer.setRecognizers(storedGestureRecognizers.map(\.attached)) }
}
