import SwiftUI

/// A label on its way to the layout.
struct PlacedLabel: Identifiable {
  let id: AxisPartID
  let axisSet: AxisSet
  let setIndex: Int
  let entryIndex: Int
  let content: AxisLabelContent
  let attributes: AxisItem.Attributes
  /// What is seen of it.
  var look = LabelLook.none

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
    case .automatic, .format: entry.words
    case .said(let words): words
    case .view: nil
    }
  }
  var view: AnyView? {
    guard hasRoom, case .view(let view) = content.words else { return nil }
    return view
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

/// What is seen of a label, wherever it lies: one object for as long as nothing of it changes.
final class LabelLook {
  let words: String?
  let view: AnyView?
  let turns: Int
  let attributes: AxisItem.Attributes
  /// Cut where there is no room for all of it.
  let isTruncated: Bool

  static let none = LabelLook(words: nil, view: nil, turns: 0, attributes: AxisItem.Attributes(), isTruncated: false)
  private init(words: String?, view: AnyView?, turns: Int, attributes: AxisItem.Attributes, isTruncated: Bool) {
    self.words = words
    self.view = view
    self.turns = turns
    self.attributes = attributes
    self.isTruncated = isTruncated
  }
  convenience init(_ label: PlacedLabel) {
    self.init(
      words: label.words, view: label.view, turns: label.turns, attributes: label.attributes,
      isTruncated: label.content.collisions.kind == .truncate)
  }

  /// Words as they come by themselves.
  var isPlain: Bool { view == nil && turns == 0 && attributes.font == nil && attributes.style == nil && !isTruncated }

  /// The same as far as can be told; false when in doubt.
  func isSame(as other: LabelLook) -> Bool {
    guard words == other.words, turns == other.turns, attributes == other.attributes, isTruncated == other.isTruncated else {
      return false
    }
    return switch (view, other.view) {
    case (let a?, let b?): a.isSame(as: b)
    case (nil, nil): true
    case (nil, _?), (_?, nil): false
    }
  }
}
