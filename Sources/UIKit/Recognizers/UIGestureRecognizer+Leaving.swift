import GestureEngine

extension UIGestureRecognizer {
  /// Its view leaves the window: a gesture under way is cancelled, and its targets hear of that.
  ///
  /// Apple documents as much for touches (the removal of the view that handles them from its window cancels them) and for what a
  /// continuous recognizer does when its touches are cancelled; that recognizers of a view that leaves hear of it is not documented (a
  /// choice).
  ///
  /// What is called belongs after the update in which a view leaves; by then the view, the recognizer on it and the coordinator behind it
  /// may be gone, with nobody left to put back what the gesture has moved. So they live as long.
  func viewLeavesWindow() {
    guard attached.arena != nil, !attached.arenaState.isTerminal else { return }
    keptUntilSettled = [self] + [view, delegate].compactMap { $0 as AnyObject? } + actions.compactMap(\.target)
    attached.request(.cancel(.removed))
  }
}
