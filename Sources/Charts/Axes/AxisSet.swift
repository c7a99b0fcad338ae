import SwiftUI

/// A set of axis marks at its values: where each lies on the scale, and what stands there.
struct AxisSet {
  let axis: Axis
  /// The side of the plot at which its labels lie.
  let edge: Edge
  let preset: AxisMarkPreset.Kind
  let entries: [Entry]
  let scale: PositionScale

  struct Entry {
    let datum: Datum
    /// On the scale, 0 where it starts and 1 where it ends.
    let fraction: Double
    /// Halfway to the next value; the middle of a band is its middle anyway.
    let centered: Double
    let items: [AxisItem]
    /// What a label that says nothing itself says.
    let words: String
  }

  /// Numbers and dates along x have their labels beside lines that go on outside of the plot.
  var isExtended: Bool {
    axis == .horizontal && scale.bands == nil && (preset == .automatic || preset == .extended)
  }

  @MainActor
  init(
    _ set: AxisMarkSet, axis: Axis, _ scale: PositionScale, _ words: ValueWords, desiredCount: Int, mostCategories: Int,
    isNormalized: Bool
  ) {
    self.axis = axis
    self.scale = scale
    preset = set.preset.kind
    edge = Self.edge(set.position.kind, axis)
    let data = TickValues(scale: scale, calendar: words.calendar, desiredCount: desiredCount, mostCategories: mostCategories)
      .values(set.values)
    let automatic: [String]
    if let format = set.format {
      automatic = data.map { format($0) ?? words.words($0) }
    } else {
      automatic = words.labels(data, isNormalized: isNormalized)
    }
    let fractions = data.map { scale.fraction($0) ?? 0 }
    var entries: [Entry] = []
    for (index, datum) in data.enumerated() {
      let value = AxisValue(index: index, count: data.count, datum: datum)
      let next = index + 1 < data.count ? fractions[index + 1] : Self.end(after: index, fractions, scale)
      entries.append(
        Entry(
          datum: datum, fraction: fractions[index],
          centered: scale.bands == nil ? (fractions[index] + next) / 2 : fractions[index],
          items: set.content?(value) ?? Self.automatic(axis, scale, stroke: set.stroke), words: automatic[index]))
    }
    self.entries = entries
  }

  /// The last value reaches as far as the one before it, or to the end of the scale.
  private static func end(after index: Int, _ fractions: [Double], _ scale: PositionScale) -> Double {
    let end: Double = scale.isReversed ? 0 : 1
    guard index > 0 else { return end }
    let next = 2 * fractions[index] - fractions[index - 1]
    return scale.isReversed ? max(next, end) : min(next, end)
  }

  private static func edge(_ position: AxisMarkPosition.Kind, _ axis: Axis) -> Edge {
    switch (axis, position) {
    case (.horizontal, .top): .top
    case (.horizontal, _): .bottom
    case (.vertical, .leading): .leading
    case (.vertical, _): .trailing
    }
  }

  /// What comes by itself: labels for categories; lines besides for numbers and dates.
  private static func automatic(_ axis: Axis, _ scale: PositionScale, stroke: StrokeStyle?) -> [AxisItem] {
    let plain = AxisItem.Attributes()
    let label = AxisItem(kind: .label(AxisLabelContent(words: .automatic)), attributes: plain)
    guard scale.bands == nil else { return [label] }
    let line = AxisItem(kind: .line(AxisGridLine(stroke: stroke)), attributes: plain)
    guard axis == .horizontal else { return [line, label] }
    return [line, AxisItem(kind: .tick(AxisTick(stroke: stroke)), attributes: plain), label]
  }
}

extension PositionScale {
  /// A place from the leading or upper edge of a plot, as if leading were left.
  func layoutPosition(_ fraction: Double, axis: Axis, length: CGFloat) -> CGFloat {
    let offset = padding.start + CGFloat(fraction) * (length - padding.start - padding.end)
    return axis == .horizontal ? offset : length - offset
  }
}
