import SwiftUI

/// A label on its way to the layout.
struct PlacedLabel: Identifiable {
  let id: Int
  let axisSet: AxisSet
  let setIndex: Int
  let entryIndex: Int
  let content: AxisLabelContent
  let attributes: AxisItem.Attributes

  var entry: AxisSet.Entry { axisSet.entries[entryIndex] }
  var fraction: Double { isCentered ? entry.centered : entry.fraction }
  /// Bands are labelled in their middle, and so is what asks for it.
  var isCentered: Bool { content.isCentered ?? (axisSet.scale.bands != nil) }
  /// The label lies in the plot, which makes no room for it.
  var isInside: Bool { content.offsetsMarks == false || (axisSet.preset == .inset && content.offsetsMarks != true) }

  /// A value at the very end has no room up to the next.
  private var hasRoom: Bool { !isCentered || axisSet.scale.bands != nil || entry.centered != entry.fraction }
  /// nil: there is nothing to say, or a view says it.
  var words: String? {
    guard hasRoom else { return nil }
    return switch content.words {
    case .automatic: entry.words
    case .format(let format): format(entry.datum) ?? entry.words
    case .view: nil
    }
  }
  var view: AnyView? {
    guard hasRoom, case .view(let view) = content.words else { return nil }
    return view
  }
  /// Words as they come by themselves.
  var isPlain: Bool {
    guard case .view = content.words else {
      return turns == 0 && attributes.font == nil && attributes.style == nil && content.collisions.kind != .truncate
    }
    return false
  }
  /// Quarters of a turn.
  var turns: Int {
    switch content.orientation.kind {
    case .automatic, .horizontal: 0
    case .vertical: 1
    case .verticalReversed: -1
    }
  }
}
