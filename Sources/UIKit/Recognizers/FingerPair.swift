import CoreGraphics
import Foundation
import GestureEngine

/// Two fingers as what pinches and rotations see of them.
struct FingerPair {
  let first: CGPoint
  let second: CGPoint
  private let minimum: CGFloat

  /// nil for fewer than two fingers; of more, the two oldest. `minimum` is the least distance told.
  init?(_ fingers: [Touch], minimum: CGFloat = 0) {
    guard fingers.count >= 2 else { return nil }
    first = fingers[0].location
    second = fingers[1].location
    self.minimum = minimum
  }

  var distance: CGFloat { max(hypot(second.x - first.x, second.y - first.y), minimum) }
  var middle: CGPoint { CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }
  /// Radians, clockwise on the screen.
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }

  /// Radians since `other`, the shorter way round.
  func turn(since other: FingerPair) -> CGFloat { remainder(angle - other.angle, 2 * .pi) }
}
