/// What the controllers of a presentation hear of it: the one who is presented comes when the stage starts and has come when it rests; the
/// one who presents goes behind it, where it covers all.
@MainActor
final class PresentationPassage {
  private let presented: UIViewController
  /// Who disappears behind; nil where what is behind is still seen.
  private weak var covered: UIViewController?
  /// What is left to do when it has been laid out, for one that does not move.
  var isWaiting: (() -> Void)?

  init(_ presented: UIViewController, over covered: UIViewController?) {
    self.presented = presented
    self.covered = covered
  }

  /// Before the stage is in the window, which has the presented one appear.
  func begin(animated: Bool) {
    presented.appearance.isBeingPresented = true
    lead(animated: animated)
    covered?.beginTransition(isAppearing: false, animated: animated)
    covered?.appearance.isCovered = true
  }

  /// It rests where it was to come to.
  func arrive(_ completion: (() -> Void)?) {
    presented.endTransition()
    covered?.endTransition()
    presented.appearance.isBeingPresented = false
    endLead()
    completion?()
  }
  func stopWaiting() {
    guard let completion = isWaiting else { return }
    isWaiting = nil
    arrive(completion)
  }

  func leave(animated: Bool) {
    presented.appearance.isBeingPresented = false
    presented.appearance.isBeingDismissed = true
    lead(animated: animated)
    presented.beginTransition(isAppearing: false, animated: animated)
    uncover()
    covered?.beginTransition(isAppearing: true, animated: animated)
  }
  /// The one behind is on its way out itself.
  func presenterLeavesToo() {
    uncover()
    covered = nil
  }

  /// The stage is gone from the window.
  func end() {
    uncover()
    covered?.endTransition()
    presented.endTransition()
    presented.appearance.isBeingPresented = false
    presented.appearance.isBeingDismissed = false
    endLead()
  }

  private func uncover() { covered?.appearance.isCovered = false }
  private func lead(animated: Bool) {
    for controller in [presented, covered] {
      controller?.appearance.leadingTransition = Appearance.Transition(isAnimated: animated)
    }
  }
  private func endLead() { for controller in [presented, covered] { controller?.appearance.leadingTransition = nil } }
}
