import Foundation
import Motion

/// A curve from (0, 0) to (1, 1): how far something has got, as a function of how far its time has.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case bezier(BezierCurve)
    case circularIn, circularOut, circularInOut, circularInOutInverse
  }
  private let shape: Shape
  private init(_ shape: Shape) { self.shape = shape }

  public static let linear = UnitCurve(.bezier(.linear))
  public static let easeIn = UnitCurve(.bezier(.easeIn))
  public static let easeOut = UnitCurve(.bezier(.easeOut))
  public static let easeInOut = UnitCurve(.bezier(.easeInOut))
  /// Quarters of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A cubic Bézier. The x of both points is held within 0...1; a coordinate that is not finite counts as 0, with a line on the console.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func coordinate(_ value: CGFloat) -> Double {
      Double(OddNumbers.finite(value, "A control point of UnitCurve.bezier", or: 0))
    }
    return UnitCurve(
      .bezier(
        BezierCurve(
          coordinate(startControlPoint.x), coordinate(startControlPoint.y), coordinate(endControlPoint.x),
          coordinate(endControlPoint.y))))
  }

  /// `progress` is held within 0...1.
  public func value(at progress: Double) -> Double {
    let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
    switch shape {
    case .bezier(let curve): return curve.value(at: x)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      func half(_ x: Double) -> Double { (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      return x < 0.5 ? half(x) : 1 - half(1 - x)
    case .circularInOutInverse:
      func half(_ x: Double) -> Double { (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2 }
      return x < 0.5 ? half(x) : 1 - half(1 - x)
    }
  }

  /// The slope at `progress`, held within 0...1. Where a curve stands upright it is that over a millionth of the way.
  public func velocity(at progress: Double) -> Double {
    let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
    if case .bezier(let curve) = shape { return curve.velocity(at: x) }
    let step = 1e-6
    let (low, high) = (max(0, x - step / 2), min(1, x + step / 2))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The curve with both axes exchanged. Of a Bézier whose y leaves 0...1 there is none; its control points are held there.
  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let curve): UnitCurve(.bezier(BezierCurve(curve.y1, curve.x1, curve.y2, curve.x2)))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(.circularInOutInverse)
    case .circularInOutInverse: .circularEaseInOut
    }
  }
}
