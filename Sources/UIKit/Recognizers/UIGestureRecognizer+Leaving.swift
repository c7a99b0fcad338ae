import GestureEngine

extension UIGestureRecognizer {
  /// Its view leaves the window: a gesture under way is cancelled, and its targets hear of that.
  ///
  /// Apple documents as much for touches (the removal of the view that handles them from its window cancels them) and for what a
  /// continuous recognizer does when its touches are cancelled; that recognizers of a view that leaves hear of it is not documented (a
  /// choice).
  ///
  /// Targets are called after the update in which the view leaves. By then the view, this recognizer and the coordinator behind it might
  /// be gone, with nobody left to put back what the gesture has moved; so they are kept until the call.
  func viewLeavesWindow() {
    guard attached.arena != nil, !attached.arenaState.isTerminal else { return }
    keptUntilSettled = [self] + [view, delegate].compactMap { $0 as AnyObject? } + actions.compactMap(\.target)
    attached.request(.cancel(.removed))
  }
}
