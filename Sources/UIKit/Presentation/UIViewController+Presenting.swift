extension UIViewController {
  var sheetOfStyle: UISheetPresentationController? {
    guard modalPresentationStyle.stageStyle == .sheet else { return nil }
    if let sheet = presentingState.sheet { return sheet }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    presentingState.sheet = sheet
    return sheet
  }
  var coverController: UIPresentationController {
    if let cover = presentingState.cover { return cover }
    let cover = UIPresentationController(presentedViewController: self, presenting: nil)
    presentingState.cover = cover
    return cover
  }

  /// What `present` does for a controller without a parent.
  func raise(_ other: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let names = "present \(type(of: other)) on \(type(of: self))"
    guard let window = viewIfLoaded?.window else {
      return UIApplication.shared.writeToConsole(
        "Attempt to \(names) whose view is not in the window hierarchy. Present when the view has appeared.")
    }
    if let presentation {
      return window.owningApplication.writeToConsole(
        "Attempt to \(names) which is already presenting \(type(of: presentation.presented)). Present on that one, or dismiss it first."
      )
    }
    guard other.presentedBy == nil, other !== self else {
      return window.owningApplication.writeToConsole("Attempt to \(names) which is presented already, or is it itself.")
    }
    let presentation = ControllerPresentation(other, by: self)
    self.presentation = presentation
    other.presentedBy = self
    presentation.begin(in: window, animated: animated, completion: completion)
  }
}

/// What few controllers have.
struct PresentingState {
  var style = UIModalPresentationStyle.automatic
  var isModal = false
  var sheet: UISheetPresentationController?
  var cover: UIPresentationController?
}
