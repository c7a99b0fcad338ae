import SwiftUI

/// The marks of a chart while its content is gone through.
public struct _MarkCollector {
  private(set) var marks: [Mark] = []
  /// What the modifiers around the content say.
  var attributes = MarkAttributes()
  /// Identifies the place in the content: which branches, which elements.
  private var place: UInt64 = 0
  private var nextInPlace: UInt64 = 0

  mutating func reserve(_ count: Int) { marks.reserveCapacity(marks.count + count) }

  mutating func add(_ kind: Mark.Kind, x: Placement, y: Placement, _ change: (inout Mark) -> Void = { _ in }) {
    var mark = Mark(kind: kind, x: x, y: y, attributes: attributes, id: Self.mix(place, nextInPlace))
    nextInPlace += 1
    change(&mark)
    marks.append(mark)
  }

  /// Content that has an identity of its own.
  mutating func scoped(by part: Int, _ body: (inout _MarkCollector) -> Void) {
    let outer = (place, nextInPlace)
    place = Self.mix(place, UInt64(bitPattern: Int64(part)))
    nextInPlace = 0
    body(&self)
    (place, nextInPlace) = outer
  }

  /// Pieces in a row: each keeps its identity whatever the one before it makes of itself.
  mutating func nested(_ body: (inout _MarkCollector) -> Void) {
    let outer = (place, nextInPlace)
    place = Self.mix(place, nextInPlace)
    nextInPlace = 0
    body(&self)
    (place, nextInPlace) = (outer.0, outer.1 + 1)
  }

  /// Spreads bits as MurmurHash3's finalizer does.
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var hash = a &* 0x9E37_79B9_7F4A_7C15 ^ b &+ 0x517C_C1B7_2722_0A95
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ (hash >> 33)
  }
}

/// One mark as its content says it, before it is stacked and placed.
struct Mark {
  enum Kind: UInt8 {
    case bar, line, point, area, rule, rectangle

    /// As the author wrote it.
    var name: String {
      switch self {
      case .bar: "BarMark"
      case .line: "LineMark"
      case .point: "PointMark"
      case .area: "AreaMark"
      case .rule: "RuleMark"
      case .rectangle: "RectangleMark"
      }
    }
  }
  let kind: Kind
  var x: Placement
  var y: Placement
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// Which line or area a point belongs to.
  var series: Datum?
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

/// How a mark lies along one side of the plot.
enum Placement {
  case value(Channel)
  case interval(Channel, Channel)
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
}
