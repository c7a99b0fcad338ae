import CoreGraphics

/// What a recognizer calls when it recognizes. The target is not kept alive.
struct RecognizerAction {
  weak var target: AnyObject?
  let selector: Selector
}

// An action written for no argument, or for the recognizer.
extension UIGestureRecognizer {
  /// A pair that is there already is not added again. `target` is held weakly.
  public func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !actions.contains(where: { $0.target === target && $0.selector == action }) else { return }
    actions.append(RecognizerAction(target: target, selector: action))
  }

  /// nil stands for all targets, or all actions.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { (target == nil || $0.target === target) && (action == nil || $0.selector == action) }
  }

  func runActions() {
    actions.removeAll { $0.target == nil }
    for action in actions {
      if let target = action.target { action.selector.perform(on: target, with: self) }
    }
  }
}

extension UIView {
  /// In the order in which they were added.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      for old in storedGestureRecognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// It leaves the view it was on.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    attachGestureRecognizers()
  }

  /// In the middle of a gesture it is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    storedGestureRecognizers.removeAll { $0 === gestureRecognizer }
    attachGestureRecognizers()
    gestureRecognizer.view = nil
  }

  /// In the order of their addition: of two that prevent each other in the same event the older one wins (a choice; Apple
  /// documents no order).
  private func attachGestureRecognizers() { backingLayer.setRecognizers(storedGestureRecognizers.map(\.attached)) }
}
