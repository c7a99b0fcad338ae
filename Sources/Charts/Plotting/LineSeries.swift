import SwiftUI

/// Which points make up which line or area.
struct LineSeries {
  /// The members of a series, by the index of its first mark.
  var starts: [Int: [Int]] = [:]

  private struct Key: Hashable {
    let kind: Mark.Kind, series: Datum?, style: Datum?, symbol: Datum?, lineStyle: Datum?, slot: Int?
  }

  static func collect(_ marks: [StackedMark]) -> LineSeries {
    var members: [Key: [Int]] = [:]
    for (index, stacked) in marks.enumerated() where stacked.mark.kind == .line || stacked.mark.kind == .area {
      let attributes = stacked.mark.attributes
      let rare = attributes.hasRare ? attributes.rare : nil
      let key = Key(
        kind: stacked.mark.kind, series: stacked.mark.series, style: attributes.styleBy?.value, symbol: rare?.symbolBy?.value,
        lineStyle: rare?.lineStyleBy?.value, slot: stacked.slot?.index)
      members[key, default: []].append(index)
    }
    return LineSeries(starts: Dictionary(uniqueKeysWithValues: members.values.map { ($0[0], $0) }))
  }
}
