// A controller appears when its view comes into a visible window, whoever put it there: root or child. It has appeared when the
// frame in which that happened has been laid out or, where a presentation carries it, when that has come to rest.
extension UIViewController {
  func viewWillMove(from old: UIWindow?, to new: UIWindow?) {
    guard followsItsView else { return }
    let isAnimated = leader?.appearance.leadingTransition?.isAnimated ?? false
    if old == nil && new != nil && !isBehindCover { beginTransition(isAppearing: true, animated: isAnimated) }
    if old != nil && new == nil { beginTransition(isAppearing: false, animated: isAnimated) }
  }

  func viewDidMove(from old: UIWindow?, to new: UIWindow?) {
    guard followsItsView else { return }
    if appearance.phase == .appearing, let window = new, leader == nil {
      window.windowScene?.frames.afterUpdate { [weak self] in
        guard let self, self.leader == nil, self.appearance.phase == .appearing else { return }
        self.endOwnTransition()
      }
    }
    if appearance.phase == .disappearing && new == nil && leader?.appearance.phase != .disappearing { endOwnTransition() }
  }

  /// The view is about to be laid out: its own size and traits are known now.
  func viewWillLayOut() {
    tellIsAppearing()
    viewWillLayoutSubviews()
  }

  // MARK: Transitions

  /// The controller and those in it whose views are in a window are on their way; nothing for who is so already.
  func beginTransition(isAppearing: Bool, animated: Bool) {
    switch appearance.phase {
    case .absent where !isAppearing, .disappearing where !isAppearing, .present where isAppearing, .appearing where isAppearing:
      return
    case .absent, .appearing, .present, .disappearing: break
    }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.isAppearingWasTold = false
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.window != nil {
      child.beginTransition(isAppearing: isAppearing, animated: animated)
    }
  }

  /// They have come or gone, those in the controller first.
  func endTransition() {
    if shouldAutomaticallyForwardAppearanceMethods { for child in children { child.endTransition() } }
    endOwnTransition()
  }

  func endOwnTransition() {
    switch appearance.phase {
    case .absent, .present: return
    case .appearing:
      tellIsAppearing()
      appearance.phase = .present
      viewDidAppear(appearance.isAnimated)
      appearance.isMovingToParent = false
    case .disappearing:
      appearance.phase = .absent
      viewDidDisappear(appearance.isAnimated)
      appearance.isMovingFromParent = false
    }
  }

  private func tellIsAppearing() {
    guard appearance.phase == .appearing, !appearance.isAppearingWasTold, let view = viewIfLoaded, view.window != nil else {
      return
    }
    appearance.isAppearingWasTold = true
    viewIsAppearing(appearance.isAnimated)
  }

  // MARK: Who says so

  /// False: the controller around it tells it of its appearance.
  private var followsItsView: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

  /// The innermost controller around this one, or itself, whose transition somebody leads.
  private var leader: UIViewController? { appearance.leadingTransition == nil ? parent?.leader : self }
  private var isBehindCover: Bool { appearance.isCovered || parent?.isBehindCover ?? false }
}
