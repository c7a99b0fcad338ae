import SwiftUI

/// A part of a pie or a ring: its angle is to the whole turn as its value is to the sum of all of them.
///
/// Sectors follow each other clockwise from the top, in layouts from right to left too (a choice). They lie along no axis.
public struct SectorMark {
  private let sector: SectorWords

  /// - Parameters:
  ///   - angle: A number above 0, or an interval of numbers for a sector with a start and an end of its own.
  ///   - innerRadius: In points, or in relation to the outer radius; automatic is 0.
  ///   - outerRadius: In points, or in relation to half of the plot's shorter side, which is also the automatic one.
  ///   - angularInset: How far both straight sides are moved into the sector, in points; nil is 0, and so is less, with a report.
  nonisolated public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    sector = SectorWords(
      angle: angle.channel, innerRadius: innerRadius, outerRadius: outerRadius,
      inset: angularInset.map(Self.checked) ?? 0)
  }

  nonisolated private static func checked(_ inset: CGFloat) -> CGFloat {
    let inset = OddNumbers.finite(inset, "SectorMark(angularInset:)", or: 0)
    if inset < 0 {
      OddNumbers.report(
        "SectorMark(angularInset:) is \(inset), which would lay sectors over each other; 0 is used. Insets are 0 or more.")
    }
    return max(0, inset)
  }
}

extension SectorMark: PrimitiveChartContent {
  public func _collect(into marks: inout _MarkCollector) {
    marks.add(.sector, x: .fixed(nil), y: .fixed(nil)) { $0.sector = sector }
  }
}

/// What content says of a sector. An object, because few marks are sectors.
final class SectorWords {
  let angle: Channel
  let innerRadius: MarkDimension
  let outerRadius: MarkDimension
  let inset: CGFloat

  nonisolated init(angle: Channel, innerRadius: MarkDimension, outerRadius: MarkDimension, inset: CGFloat) {
    self.angle = angle
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.inset = inset
  }

  /// A number, or two, from 0 on.
  var isPart: Bool {
    guard case .number(let value) = angle.value, value.isFinite, value >= 0 else { return false }
    return angle.end.map { $0.scalar.map { $0.isFinite && $0 >= value } ?? false } ?? true
  }

  func isSame(as other: SectorWords) -> Bool {
    angle.isSame(as: other.angle) && innerRadius == other.innerRadius && outerRadius == other.outerRadius && inset == other.inset
  }
}

extension SectorWords? {
  func isSame(as other: SectorWords?) -> Bool {
    switch (self, other) {
    case (let a?, let b?): a === b || a.isSame(as: b)
    case (nil, nil): true
    case (nil, _), (_, nil): false
    }
  }
}
