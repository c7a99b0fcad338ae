import SwiftUI

/// One mark as its content says it, before it is stacked and placed.
///
/// A mark that says what it said before stays the same object when the content is gone through again. That is how all that is made of it
/// later, its place, its piece and its layer, is known to be the same.
final class Mark {
  enum Kind: UInt8 {
    case bar, line, point, area, rule, rectangle, sector

    /// As the author wrote it.
    var name: String {
      switch self {
      case .bar: "BarMark"
      case .line: "LineMark"
      case .point: "PointMark"
      case .area: "AreaMark"
      case .rule: "RuleMark"
      case .rectangle: "RectangleMark"
      case .sector: "SectorMark"
      }
    }
    /// Many of them make one piece.
    var isSeries: Bool { self == .line || self == .area }
  }

  /// What content says of a mark.
  struct Words {
    let kind: Kind
    var x: Placement
    var y: Placement
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// Which line or area a point belongs to.
    var series: Datum?
    /// Of a sector: it lies along neither side of the plot.
    var sector: SectorWords?
    var attributes: MarkAttributes
    let id: UInt64

    init(kind: Kind, x: Placement, y: Placement, attributes: MarkAttributes, id: UInt64) {
      self.kind = kind
      self.x = x
      self.y = y
      self.attributes = attributes
      self.id = id
    }
  }

  let words: Words
  init(_ words: Words) { self.words = words }

  var kind: Kind { words.kind }
  var x: Placement { words.x }
  var y: Placement { words.y }
  var width: MarkDimension { words.width }
  var height: MarkDimension { words.height }
  var stacking: MarkStackingMethod { words.stacking }
  var series: Datum? { words.series }
  var sector: SectorWords? { words.sector }
  var attributes: MarkAttributes { words.attributes }
  var id: UInt64 { words.id }
}

extension Mark {
  /// Says the same as far as can be told; false when in doubt.
  func says(_ other: Words) -> Bool {
    // Field by field from where they lie: a copy of all words costs more than the comparison.
    words.id == other.id && hasSamePlace(as: other) && words.x.hasSameLabels(as: other.x) && words.y.hasSameLabels(as: other.y)
      && words.attributes.isSame(as: other.attributes)
  }

  /// Lies where the other does among all others, whatever it looks like.
  func hasSamePlace(as other: Words) -> Bool {
    words.kind == other.kind && words.x.hasSameValues(as: other.x) && words.y.hasSameValues(as: other.y)
      && words.width == other.width && words.height == other.height && words.stacking == other.stacking
      && words.series == other.series && words.sector.isSame(as: other.sector)
      && words.attributes.hasSameGroup(as: other.attributes)
  }
}

/// How a mark lies along one side of the plot.
enum Placement {
  case value(Channel)
  /// Kept apart, because few marks have one and all are as big as it would be.
  indirect case interval(Channel, Channel)
  /// Points of the plot, from its left or upper edge; nil: the middle.
  case fixed(CGFloat?)
  /// Points of the plot, from its left or upper edge; nil: to the edge.
  case span(CGFloat?, CGFloat?)

  /// The values in it.
  var channels: [Channel] {
    switch self {
    case .value(let channel): [channel]
    case .interval(let start, let end): [start, end]
    case .fixed, .span: []
    }
  }
  var first: Channel? {
    switch self {
    case .value(let channel), .interval(let channel, _): channel
    case .fixed, .span: nil
    }
  }

  func hasSameValues(as other: Placement) -> Bool {
    switch (self, other) {
    case (.value(let a), .value(let b)): a.hasSameValue(as: b)
    case (.interval(let a, let b), .interval(let c, let d)): a.hasSameValue(as: c) && b.hasSameValue(as: d)
    case (.fixed(let a), .fixed(let b)): a == b
    case (.span(let a, let b), .span(let c, let d)): a == c && b == d
    case (.value, _), (.interval, _), (.fixed, _), (.span, _): false
    }
  }
  func hasSameLabels(as other: Placement) -> Bool {
    switch (self, other) {
    case (.value(let a), .value(let b)): a.label == b.label
    case (.interval(let a, let b), .interval(let c, let d)): a.label == c.label && b.label == d.label
    case (.fixed, .fixed), (.span, .span): true
    case (.value, _), (.interval, _), (.fixed, _), (.span, _): false
    }
  }
}

extension Channel {
  func hasSameValue(as other: Channel) -> Bool { value == other.value && end == other.end }
  func isSame(as other: Channel) -> Bool { hasSameValue(as: other) && label == other.label }
}

extension Channel? {
  func isSame(as other: Channel?) -> Bool {
    switch (self, other) {
    case (let a?, let b?): a.isSame(as: b)
    case (nil, nil): true
    case (nil, _), (_, nil): false
    }
  }
}
