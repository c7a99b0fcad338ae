import UIKit

typealias OddNumbers = UIKit.OddNumbers

extension OddNumbers {
  /// The centre stands for what is no point.
  static func finite(_ point: UnitPoint, _ what: @autoclosure () -> String) -> UnitPoint {
    UnitPoint(x: finite(point.x, what(), or: 0.5), y: finite(point.y, what(), or: 0.5))
  }
}
