import CoreGraphics

/// Who presents something on a stage. Called outside of updates, but for `placedContent`.
@MainActor
package protocol PresentationStageDelegate: AnyObject {
  /// For reports.
  var stageName: String { get }
  /// Content lies here in the window, and is so large.
  func stage(_ stage: PresentationStage, placedContent frame: CGRect)
  /// It goes to another detent than it rested at before, by the fingers or since that one is no more.
  func stage(_ stage: PresentationStage, restsAt detent: AnyHashable)
  /// Asked when fingers want it away.
  func stageMayLeave(_ stage: PresentationStage) -> Bool
  /// Fingers wanted it away, and may not.
  func stageWasHeld(_ stage: PresentationStage)
  func stageWillLeave(_ stage: PresentationStage, byUser: Bool)
  func stageIsGone(_ stage: PresentationStage, byUser: Bool)
}

extension PresentationStageDelegate {
  package func stageMayLeave(_ stage: PresentationStage) -> Bool { true }
  package func stageWasHeld(_ stage: PresentationStage) {}
}
