/// What a presentation of a controller is like.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The one who is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// The one who presents; before there is a presentation, the one who was said to.
  open var presentingViewController: UIViewController? {
    presentedViewController.presentingViewController ?? announcedPresenter
  }
  private weak var announcedPresenter: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    announcedPresenter = presentingViewController
    super.init()
  }
}

/// Hears of dismissals by fingers, and may forbid them.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Fingers have had it leave; it is on its way.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// It is gone. Not called when the program dismisses.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Fingers wanted it away and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
