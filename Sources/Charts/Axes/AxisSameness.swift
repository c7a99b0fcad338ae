import SwiftUI

// What authors' closures make of axes can't be told from the closures; what they made can be compared.

extension ChartAxes {
  /// The same stands at the same values, as far as can be told; false when in doubt.
  func isSame(as other: ChartAxes) -> Bool {
    func areSame(_ a: [AxisSet], _ b: [AxisSet]) -> Bool { a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) } }
    return areSame(x, other.x) && areSame(y, other.y)
  }
}

extension AxisSet {
  fileprivate func isSame(as other: AxisSet) -> Bool {
    axis == other.axis && edge == other.edge && preset == other.preset && entries.count == other.entries.count
      && scale == other.scale && zip(entries, other.entries).allSatisfy { $0.isSame(as: $1) }
  }
}

extension AxisSet.Entry {
  fileprivate func isSame(as other: AxisSet.Entry) -> Bool {
    datum == other.datum && fraction == other.fraction && centered == other.centered && words == other.words
      && items.count == other.items.count && zip(items, other.items).allSatisfy { $0.isSame(as: $1) }
  }
}

extension AxisItem {
  fileprivate func isSame(as other: AxisItem) -> Bool {
    guard attributes == other.attributes else { return false }
    return switch (kind, other.kind) {
    case (.line(let a), .line(let b)): a.isCentered == b.isCentered && a.stroke == b.stroke
    case (.tick(let a), .tick(let b)): a.isCentered == b.isCentered && a.length == b.length && a.stroke == b.stroke
    case (.label(let a), .label(let b)): a.isSame(as: b)
    case (.line, _), (.tick, _), (.label, _): false
    }
  }
}

extension AxisLabelContent {
  fileprivate func isSame(as other: AxisLabelContent) -> Bool {
    isCentered == other.isCentered && anchor == other.anchor && alignment == other.alignment && collisions == other.collisions
      && offsetsMarks == other.offsetsMarks && orientation == other.orientation && horizontalSpacing == other.horizontalSpacing
      && verticalSpacing == other.verticalSpacing && words.isSame(as: other.words)
  }
}

extension AxisLabelContent.Words {
  fileprivate func isSame(as other: AxisLabelContent.Words) -> Bool {
    switch (self, other) {
    case (.automatic, .automatic): true
    case (.said(let a), .said(let b)): a == b
    case (.view(let a), .view(let b)): a.isSame(as: b)
    case (.automatic, _), (.format, _), (.said, _), (.view, _): false
    }
  }
}
