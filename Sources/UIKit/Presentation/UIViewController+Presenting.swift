extension UIViewController {
  /// The one that this controller, or one around it, presents.
  public var presentedViewController: UIViewController? { presentation?.presented ?? parent?.presentedViewController }
  /// The one who presents this controller, or one around it.
  public var presentingViewController: UIViewController? { presentedBy ?? parent?.presentingViewController }

  /// Fingers can't take the controller's sheet away.
  public var isModalInPresentation: Bool {
    get { presentingState.isModal }
    set {
      presentingState.isModal = newValue
      presentedBy?.presentation?.takeSettings()
    }
  }
  /// How the controller is presented; to be set before.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { presentingState.style }
    set { presentingState.style = newValue }
  }
  /// What its presentation is like; nil for one that covers the window.
  public var sheetPresentationController: UISheetPresentationController? {
    guard modalPresentationStyle.stageStyle == .sheet else { return nil }
    if let sheet = presentingState.sheet { return sheet }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    presentingState.sheet = sheet
    return sheet
  }
  public var presentationController: UIPresentationController? {
    if let sheet = sheetPresentationController { return sheet }
    if let cover = presentingState.cover { return cover }
    let cover = UIPresentationController(presentedViewController: self, presenting: nil)
    presentingState.cover = cover
    return cover
  }

  /// Presents `viewControllerToPresent` over the window; `completion` runs when it is up.
  ///
  /// The outermost controller around this one presents, as on iOS. One that is in no window, or presents already, does not, and a line
  /// on the console says so.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    if let parent { return parent.present(viewControllerToPresent, animated: flag, completion: completion) }
    let names = "present \(type(of: viewControllerToPresent)) on \(type(of: self))"
    guard let window = viewIfLoaded?.window else {
      return UIApplication.shared.writeToConsole(
        "Attempt to \(names) whose view is not in the window hierarchy. Present when the view has appeared.")
    }
    if let presentation {
      return window.owningApplication.writeToConsole(
        "Attempt to \(names) which is already presenting \(type(of: presentation.presented)). Present on that one, or dismiss it first."
      )
    }
    guard viewControllerToPresent.presentedBy == nil, viewControllerToPresent !== self else {
      return window.owningApplication.writeToConsole("Attempt to \(names) which is presented already, or is it itself.")
    }
    let presentation = ControllerPresentation(viewControllerToPresent, by: self)
    self.presentation = presentation
    viewControllerToPresent.presentedBy = self
    presentation.begin(in: window, animated: flag, completion: completion)
  }

  /// Dismisses what the controller presents, or else the controller itself; `completion` runs when it is gone.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presentation { return presentation.end(animated: flag, completion: completion) }
    if let presentation = presentedBy?.presentation { return presentation.end(animated: flag, completion: completion) }
    if let parent { return parent.dismiss(animated: flag, completion: completion) }
    completion?()
  }
}

/// What few controllers have.
struct PresentingState {
  var style = UIModalPresentationStyle.automatic
  var isModal = false
  var sheet: UISheetPresentationController?
  var cover: UIPresentationController?
}
