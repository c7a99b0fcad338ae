extension UIViewController {
  /// What `addChild` does.
  func adopt(_ child: UIViewController) {
    if child.parent === self { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.appearance.isMovingToParent = true
  }

  /// What `removeFromParent` does.
  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    // On its way out with those around it, it will not be found there when they are gone.
    if appearance.phase == .disappearing && viewIfLoaded?.window == nil { endOwnTransition() }
    self.parent = nil
    (appearance.isMovingToParent, appearance.isMovingFromParent) = (false, false)
    didMove(toParent: nil)
  }
}
