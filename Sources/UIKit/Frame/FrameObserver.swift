import CoreGraphics
import GestureEngine
import LayerTree

/// Hears what frames do; every method has an empty default.
@MainActor
package protocol FrameObserver: AnyObject {
  /// A finger landed; `path` is what it hit, nil for nothing.
  func fingerLanded(_ touch: Touch, on path: HitPath?)
  /// The arena has carried an event through.
  func delivered(_ event: TouchEvent)
  /// A key press was delivered; `responder` is who used it, nil for nobody.
  func pressed(_ press: KeyPress, at time: TimeInterval, usedBy responder: UIResponder?)
  /// A turn of the wheel was delivered; `scrollView` is who took it, nil for nobody.
  func turned(_ turn: WheelTurn, at time: TimeInterval, takenBy scrollView: UIScrollView?)
  func frameDidNotSettle(_ frame: UnsettledFrame)
  /// Required constraints contradicted each other, and one was broken.
  func constraintsDidConflict(_ conflict: ConstraintConflict)
  func frameEnded(_ report: FrameReport)
}

extension FrameObserver {
  package func fingerLanded(_ touch: Touch, on path: HitPath?) {}
  package func delivered(_ event: TouchEvent) {}
  package func pressed(_ press: KeyPress, at time: TimeInterval, usedBy responder: UIResponder?) {}
  package func turned(_ turn: WheelTurn, at time: TimeInterval, takenBy scrollView: UIScrollView?) {}
  package func frameDidNotSettle(_ frame: UnsettledFrame) {}
  package func constraintsDidConflict(_ conflict: ConstraintConflict) {}
  package func frameEnded(_ report: FrameReport) {}
}
