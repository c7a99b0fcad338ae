import SwiftUI

/// A tick on its way to the layout.
struct PlacedTick: Identifiable {
  let id: AxisPartID
  let axisSet: AxisSet
  let setIndex: Int
  let entryIndex: Int
  let tick: AxisTick
  let attributes: AxisItem.Attributes

  var stroke: StrokeStyle { tick.stroke ?? GridLines.automaticStroke(axisSet.axis) }
  var fraction: Double {
    let entry = axisSet.entries[entryIndex]
    return tick.isCentered == true ? entry.centered : entry.fraction
  }
}
