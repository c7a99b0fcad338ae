import CoreGraphics

/// A controller on a stage over the window of the one who presents it.
@MainActor
final class ControllerPresentation {
  let presented: UIViewController
  private weak var presenting: UIViewController?
  private let stage: PresentationStage
  private var onGone: [() -> Void] = []
  private lazy var passage = PresentationPassage(presented, over: covers ? presenting : nil)
  private let covers: Bool
  private var leavesAnimated = true

  init(_ presented: UIViewController, by presenting: UIViewController) {
    self.presented = presented
    self.presenting = presenting
    covers = presented.modalPresentationStyle == .fullScreen
    stage = PresentationStage(style: presented.modalPresentationStyle.stageStyle, content: presented.view)
  }

  func begin(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    stage.owner = self
    stage.delegate = self
    takeSettings()
    presented.sheetPresentationController?.onChange = { [weak self] in self?.takeSettings() }
    stage.prepare(in: window)
    passage.begin(animated: animated)
    stage.onArrival = { [passage] in
      guard !animated else { return passage.arrive(completion) }
      // It has appeared when it has been laid out.
      passage.isWaiting = completion ?? {}
      window.windowScene?.frames.afterUpdate { passage.stopWaiting() }
    }
    stage.present(animated: animated)
  }

  func takeSettings() {
    var settings = presented.sheetPresentationController?.settings ?? SheetSettings()
    settings.color = presented.view.backgroundColor
    stage.settings = settings
  }

  func end(animated: Bool, completion: (() -> Void)?) {
    if let completion { onGone.append(completion) }
    leavesAnimated = animated
    stage.dismiss(animated: animated)
  }

  private var controller: UIPresentationController? { presented.presentationController }
}

extension ControllerPresentation: PresentationStageDelegate {
  var stageName: String { "the sheet of \(type(of: presented))" }

  func stage(_ stage: PresentationStage, placedContent frame: CGRect) {}

  func stage(_ stage: PresentationStage, restsAt detent: AnyHashable) {
    guard let sheet = presented.sheetPresentationController else { return }
    sheet.selectedDetentIdentifier = detent.base as? UISheetPresentationController.Detent.Identifier
    (sheet.delegate as? UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  func stageMayLeave(_ stage: PresentationStage) -> Bool {
    guard let controller, let delegate = controller.delegate else { return true }
    return delegate.presentationControllerShouldDismiss(controller)
  }
  func stageWasHeld(_ stage: PresentationStage) {
    if let controller { controller.delegate?.presentationControllerDidAttemptToDismiss(controller) }
  }
  func stageWillLeave(_ stage: PresentationStage, byUser: Bool) {
    passage.stopWaiting()
    // What it presents itself goes with it, and does not bring it back before.
    presented.presentation?.passage.presenterLeavesToo()
    presented.presentation?.end(animated: false, completion: nil)
    passage.leave(animated: byUser || leavesAnimated)
    if byUser, let controller { controller.delegate?.presentationControllerWillDismiss(controller) }
  }

  func stageIsGone(_ stage: PresentationStage, byUser: Bool) {
    presented.sheetPresentationController?.onChange = {}
    presented.presentedBy = nil
    passage.end()
    if presenting?.presentation === self { presenting?.presentation = nil }
    if byUser, let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
    for action in onGone { action() }
  }
}
