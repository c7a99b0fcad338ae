extension UIViewController {
  /// Makes `child` a child; it leaves the parent it had and hears `willMove(toParent:)`. The caller adds its view and calls
  /// `didMove(toParent:)`.
  public func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the parent and hears `didMove(toParent: nil)`. The caller has called `willMove(toParent: nil)` and removed the view.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
