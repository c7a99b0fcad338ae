/// How far a controller has come on its way into a window and out.
enum Appearance {
  case absent, appearing, present, disappearing
}

// A controller appears when its view comes into a visible window, whoever put it there: root or child. It has appeared when the
// frame in which that happened has been laid out.
extension UIViewController {
  func viewWillMove(from old: UIWindow?, to new: UIWindow?) {
    if old == nil && new != nil && appearance == .absent {
      appearance = .appearing
      isAppearingWasTold = false
      viewWillAppear(false)
    }
    if old != nil && new == nil && (appearance == .present || appearance == .appearing) {
      appearance = .disappearing
      viewWillDisappear(false)
    }
  }

  func viewDidMove(from old: UIWindow?, to new: UIWindow?) {
    if appearance == .appearing, let window = new {
      window.windowScene?.frames.afterUpdate { [weak self] in self?.finishAppearing() }
    }
    if appearance == .disappearing && new == nil {
      appearance = .absent
      viewDidDisappear(false)
    }
  }

  /// The view is about to be laid out: its own size and traits are known now.
  func viewWillLayOut() {
    tellIsAppearing()
    viewWillLayoutSubviews()
  }

  private func tellIsAppearing() {
    guard appearance == .appearing, !isAppearingWasTold, let view = viewIfLoaded, view.window != nil else { return }
    isAppearingWasTold = true
    viewIsAppearing(false)
  }

  private func finishAppearing() {
    guard appearance == .appearing else { return }
    tellIsAppearing()
    appearance = .present
    viewDidAppear(false)
  }
}
