import CoreGraphics

extension UIWindow {
  /// What is presented over the window, the frontmost last.
  package var stages: [PresentationStage] { subviews.compactMap { $0 as? PresentationStage } }

  /// Assistive technology meets only what is in front of everything that leaves the rest out of use.
  func updateModality() {
    let stages = stages
    let top = stages.lastIndex { $0.isModal && !$0.isLeaving } ?? 0
    for (index, stage) in stages.enumerated() {
      let isCovered = index < top
      if stage.accessibilityElementsHidden != isCovered { stage.accessibilityElementsHidden = isCovered }
    }
  }

  /// Who had the keyboard loses it to what comes in front, as on iOS.
  func endFirstResponderBehind(_ stage: PresentationStage) { firstResponder?.resignFirstResponder() }
}
