import GestureEngine

extension UIGestureRecognizer {
  /// Its view leaves the window: a gesture under way is cancelled, and its targets hear of that.
  ///
  /// What is called belongs after the update in which a view leaves; by then the view, the recognizer on it and the coordinator behind it
  /// may be gone, with nobody left to put back what the gesture has moved. So they live as long.
  func viewLeavesWindow() {
    guard attached.arena != nil, !attached.arenaState.isTerminal else { return }
    keptUntilSettled = [self] + [view, delegate].compactMap { $0 as AnyObject? } + actions.compactMap(\.target)
    attached.request(.cancel(.removed))
  }
}
