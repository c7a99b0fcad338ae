import SwiftUI

/// The marks of a chart while its content is gone through.
public struct _MarkCollector {
  private(set) var marks: [Mark] = []
  /// What the modifiers around the content say.
  var attributes = MarkAttributes()
  /// Identifies the place in the content: which branches, which elements.
  private var place: UInt64 = 0
  private var nextInPlace: UInt64 = 0

  /// The marks of the time before, the next of them that is expected, and where they are once one came out of turn.
  private let known: [Mark]
  private var expected = 0
  private var indexByID: [UInt64: Int]?
  /// How many marks are others than the time before.
  private(set) var made = 0

  init(known: [Mark] = []) {
    self.known = known
    marks.reserveCapacity(known.count)
  }

  mutating func reserve(_ count: Int) {
    // Room for a group in a group is doubled by the array itself.
    if marks.isEmpty { marks.reserveCapacity(count) }
  }

  mutating func add(_ kind: Mark.Kind, x: Placement, y: Placement, _ change: (inout Mark.Words) -> Void = { _ in }) {
    var words = Mark.Words(kind: kind, x: x, y: y, attributes: attributes, id: Self.mix(place, nextInPlace))
    nextInPlace += 1
    change(&words)
    if let mark = knownMark(words.id), mark.says(words) {
      marks.append(mark)
    } else {
      made += 1
      marks.append(Mark(words))
    }
  }

  /// The mark that had the identity the time before.
  private mutating func knownMark(_ id: UInt64) -> Mark? {
    if expected < known.count && known[expected].id == id {
      expected += 1
      return known[expected - 1]
    }
    guard !known.isEmpty else { return nil }
    if indexByID == nil {
      indexByID = Dictionary(known.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    guard let index = indexByID?[id] else { return nil }
    expected = index + 1
    return known[index]
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
