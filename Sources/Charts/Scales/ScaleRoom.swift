import SwiftUI

/// Gives the ends of automatic scales room for what would stick out of the plot there: symbols, and annotations above bars.
struct ScaleRoom {
  let axis: Axis
  let marks: [StackedMark]
  /// Of the plot along the axis, about, in points.
  let length: CGFloat

  /// What a line of small type takes besides its distance from the bar, in points: annotations are measured only later (a choice).
  private static let annotation: CGFloat = 18

  /// In points, at the start and at the end of the scale.
  func padding(of scale: PositionScale) -> (start: CGFloat, end: CGFloat) {
    guard scale.bands == nil, length > 0 else { return (0, 0) }
    var start: CGFloat = 0, end: CGFloat = 0
    // Bars and areas stand on the edge of the plot.
    let hasBase = marks.contains { $0.valueAxis != nil }
    for stacked in marks where !stacked.isGap && stacked.mark.attributes.hasRare || stacked.mark.kind == .point {
      if !hasBase, let radius = radius(of: stacked), let place = fraction(stacked, scale) {
        start = max(start, radius - CGFloat(place) * length)
        end = max(end, radius - CGFloat(1 - place) * length)
      }
      guard axis == .vertical, stacked.valueAxis == .vertical, stacked.mark.attributes.hasRare else { continue }
      let isAbove = stacked.mark.attributes.rare.annotations.contains {
        [.automatic, .top].contains($0.position.kind) && $0.overflow.y.kind == .automatic
      }
      if isAbove, let place = fraction(stacked, scale) { end = max(end, Self.annotation - CGFloat(1 - place) * length) }
    }
    return (max(0, start.rounded(.up)), max(0, end.rounded(.up)))
  }

  private func radius(of stacked: StackedMark) -> CGFloat? {
    let rare = stacked.mark.attributes.hasRare ? stacked.mark.attributes.rare : nil
    switch stacked.mark.kind {
    case .point: return (rare?.symbolArea ?? MarkSymbol.automaticArea).squareRoot() / 2
    case .line where rare?.symbol != nil || rare?.symbolBy != nil:
      return (rare?.symbolArea ?? MarkSymbol.automaticAreaOnLines).squareRoot() / 2
    default: return nil
    }
  }

  private func fraction(_ stacked: StackedMark, _ scale: PositionScale) -> Double? {
    let value: Double
    switch axis == .horizontal ? stacked.x : stacked.y {
    case .point(let point): value = point
    case .interval(_, let end): value = end
    case .bin(let a, let b): value = a / 2 + b / 2
    case .band, .bands, .fixed, .span: return nil
    }
    return scale.fraction(scale.dataKind == .date ? .date(value) : .number(value)).flatMap { $0 >= 0 && $0 <= 1 ? $0 : nil }
  }
}
