import SwiftUI

/// Where a mark lies along one side of the plot, stacked, in the scale's values.
enum Extent: Equatable {
  /// A category: across by the mark's width or height.
  case band(Datum)
  /// From one category to another.
  indirect case bands(Datum, Datum)
  /// A bin of a continuous scale: across by the mark's width or height.
  case bin(Double, Double)
  /// One value of a continuous scale.
  case point(Double)
  /// From one value to another.
  case interval(Double, Double)
  /// Points of the plot; nil: the middle.
  case fixed(CGFloat?)
  /// Points of the plot; nil: to the edge.
  case span(CGFloat?, CGFloat?)
}

/// A mark, stacked, on its way to the plot.
struct StackedMark {
  var mark: Mark
  var x: Extent
  var y: Extent
  /// The side along which a bar or area grows; its values are numbers.
  var valueAxis: Axis?
  /// Among the marks that stand side by side in a band, and how many there are.
  var slot: Slot?
  /// Of a sector.
  var turn: SectorTurn?
  /// Of a line or area: there is nothing here, and the line is broken.
  var isGap = false

  struct Slot: Equatable {
    let index: Int, count: Int, axis: Axis, span: MarkDimension
  }

  /// Says the same and lies at the same place.
  func isSame(as other: StackedMark) -> Bool {
    mark === other.mark && x == other.x && y == other.y && valueAxis == other.valueAxis && slot == other.slot
      && turn == other.turn && isGap == other.isGap
  }
}
