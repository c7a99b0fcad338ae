import LayerTree
import UIKit

typealias OddNumbers = UIKit.OddNumbers

extension OddNumbers {
  /// The parameters of a spring; those of the default one, with a line, when one of them is not finite.
  static func spring(mass: Double, stiffness: Double, damping: Double) -> (mass: Double, stiffness: Double, damping: Double) {
    let isUsable = areFinite(
      mass, stiffness, damping, of: "A spring of mass, stiffness and damping", consequence: "the default spring is used")
    if isUsable { return (mass, stiffness, damping) }
    let fallback = Spring()
    return (fallback.mass, fallback.stiffness, fallback.damping)
  }

  /// The centre stands for what is no point.
  static func finite(_ point: UnitPoint, _ what: @autoclosure () -> String) -> UnitPoint {
    UnitPoint(x: finite(point.x, what(), or: 0.5), y: finite(point.y, what(), or: 0.5))
  }

  /// `projection`, or the identity with a line when it, or the affine map that it stands for, is not finite.
  static func finite(_ projection: PlaneProjection, _ what: @autoclosure () -> String) -> PlaneProjection {
    if projection.isFinite { return projection }
    report("\(what()) is not finite; the view is not moved. The usual cause is a division by zero, or numbers beyond all bounds.")
    return PlaneProjection(.identity)
  }
}
