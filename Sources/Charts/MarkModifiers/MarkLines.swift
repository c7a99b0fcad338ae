import SwiftUI

extension ChartContent {
  /// How lines and rules are drawn. Lines are 2 points wide and rules 1 point unless this says otherwise (a choice).
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing {
      var style = style
      style.lineWidth = $0.length(style.lineWidth, "lineStyle(_:) lineWidth", or: 1)
      style.miterLimit = $0.finite(style.miterLimit, "lineStyle(_:) miterLimit", or: 10)
      style.dashPhase = $0.finite(style.dashPhase, "lineStyle(_:) dashPhase", or: 0)
      style.dash = $0.dash(style.dash)
      $0.rare.lineStyle = style
    }
  }
  /// A dash pattern for each value; marks of different values are different lines.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let channel = value.channel
    return changing { $0.rare.lineStyleBy = channel }
  }
  /// How the points of lines and areas are joined.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.rare.interpolation = method }
  }
}

/// How the points of a line are joined.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat), catmullRom(CGFloat)
  }
  let kind: Kind

  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A curve that never goes beyond its points in y.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(OddNumbers.finite(alpha, "catmullRom(alpha:)", or: 0.5)))
  }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0.5) }
  /// 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(OddNumbers.finite(tension, "cardinal(tension:)", or: 0.5)))
  }
  /// Level from each point on.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
  /// Level up to each point.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// Level around each point.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
}
