import CoreGraphics
import LayerTree

extension UIWindow {
  /// What is presented over the window, the frontmost last.
  package var stages: [PresentationStage] { subviews.compactMap { $0 as? PresentationStage } }

  /// What holds all that can be used; nil: the window does.
  package var modalLayer: Layer? { stages.last { $0.isModal && !$0.isLeaving }?.backingLayer }

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

  /// What took it is gone. Who has it by now keeps it, and what is still in front of `responder` gives it back later.
  func giveKeyboardBack(to responder: UIResponder) {
    guard firstResponder == nil else { return }
    let front = stages.last { $0.isModal && !$0.isLeaving }
    if let front, !sequence(first: responder, next: \.next).contains(where: { $0 === front }) {
      front.keyboardOwner = responder
    } else {
      responder.becomeFirstResponder()
    }
  }
}
