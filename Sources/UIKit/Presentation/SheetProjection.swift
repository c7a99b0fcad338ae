import CoreGraphics
import Motion

/// Where a sheet goes that is let go.
struct SheetProjection {
  let heights: SheetHeights
  let mayBeDismissed: Bool

  /// The height nearest to where a scroll view's content would come to rest from here with this speed (a choice): a flick goes one or
  /// several detents on. Out of the window counts as a height of 0 and is nil. A drag that is cancelled ends at the nearest detent.
  /// - Parameter velocity: Points per second; up is positive.
  func target(from height: CGFloat, velocity: CGFloat, cancelled: Bool) -> SheetHeights.Rest? {
    let projected = CGFloat(Deceleration.normal.target(from: Double(height), initialVelocity: Double(velocity)))
    let nearest = heights.nearest(to: projected)
    let isNearerToNothing = abs(projected) < abs(nearest.height - projected) || projected < 0
    return mayBeDismissed && !cancelled && isNearerToNothing ? nil : nearest
  }
}
