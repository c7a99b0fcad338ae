import Combine
import CoreGraphics
import UIKit

/// Numbers that are none, in values that are made and used outside of any graph: colours, shapes, gradients, transitions.
package enum OddNumbers {
  /// `value`, or `fallback` when it is no finite number, with a line on the console of the application whose turn it is. The line
  /// comes once: such values are made again each time that a body runs.
  package static func finite<Number: BinaryFloatingPoint>(
    _ value: Number, _ what: @autoclosure () -> String, or fallback: Number
  ) -> Number {
    if value.isFinite { return value }
    report("\(what()) is \(value), which is no finite number; \(fallback) is used. The usual cause is a division by zero.")
    return fallback
  }

  static func finite(_ size: CGSize, _ what: @autoclosure () -> String, or fallback: CGFloat) -> CGSize {
    CGSize(width: finite(size.width, what(), or: fallback), height: finite(size.height, what(), or: fallback))
  }

  /// The centre stands for what is no point.
  static func finite(_ point: UnitPoint, _ what: @autoclosure () -> String) -> UnitPoint {
    UnitPoint(x: finite(point.x, what(), or: 0.5), y: finite(point.y, what(), or: 0.5))
  }

  /// Writes a line on the console of the application whose turn it is, once however often it is asked for.
  package static func report(_ line: String) {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { UIApplication.current?.writeOnceToConsole(line) }
  }
}
