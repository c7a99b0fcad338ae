import SwiftUI

/// A line across the plot at a value.
public struct AxisGridLine {
  let isCentered: Bool?
  let stroke: StrokeStyle?
  /// - Parameter centered: In the middle between this value and the next; nil: at the value.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }
}
extension AxisGridLine: AxisMark {
  public func _collect(into marks: inout _AxisMarkCollector) { marks.add(.line(self)) }
}

/// A short line outside of the plot at a value.
public struct AxisTick {
  let isCentered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fixed(CGFloat), label(CGFloat), longestLabel(CGFloat) }
    let kind: Kind
    /// Past the labels where they stand beside it, as those of numbers and dates along x do; 4 points elsewhere (a choice).
    public static var automatic: Length { Length(kind: .automatic) }
    /// As far as its label reaches.
    public static var label: Length { label(extendPastBy: 0) }
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(OddNumbers.finite(length, "AxisTick.Length.label(extendPastBy:)", or: 0)))
    }
    /// As far as the longest label of the axis reaches.
    public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(kind: .longestLabel(OddNumbers.finite(length, "AxisTick.Length.longestLabel(extendPastBy:)", or: 0)))
    }
  }

  nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }
  /// `length` in points.
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(
      centered: centered, length: Length(kind: .fixed(max(0, OddNumbers.finite(length, "AxisTick(length:)", or: 4)))),
      stroke: stroke)
  }
}
extension AxisTick: AxisMark {
  public func _collect(into marks: inout _AxisMarkCollector) { marks.add(.tick(self)) }
}
