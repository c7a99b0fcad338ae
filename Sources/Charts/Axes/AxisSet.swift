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

  /// What a set of marks is made from.
  struct Recipe {
    let chart: ChartName
    let set: AxisMarkSet
    let axis: Axis
    let scale: PositionScale
    let words: ValueWords
    let desiredCount: Int
    let mostCategories: Int
    let isNormalized: Bool

    /// Makes the same, as far as can be told: authors' closures may make something else each time.
    func isSame(as other: Recipe) -> Bool {
      guard set.content == nil, other.set.content == nil, set.format == nil, other.set.format == nil else { return false }
      return axis == other.axis && words === other.words && desiredCount == other.desiredCount
        && mostCategories == other.mostCategories && isNormalized == other.isNormalized && set.preset == other.set.preset
        && set.position == other.set.position && set.stroke == other.set.stroke && set.values.isSame(as: other.set.values)
        && scale == other.scale
    }

    /// Of a step that gave no marks, says so where that is because they would be too many.
    fileprivate func reportDense(_ step: Double) {
      guard scale.dataKind == .number, let bounds = scale.bounds, (bounds.upper - bounds.lower) / step > 1 else { return }
      chart.report(
        "\(AxisSet.name(axis)) has AxisMarkValues.stride(by: \(step)), which makes more marks than an axis can show; it has none. Give a longer "
          + "step.")
    }
  }

  static func name(_ axis: Axis) -> String { axis == .horizontal ? "chartXAxis" : "chartYAxis" }

  /// Numbers and dates along x have their labels beside lines that go on outside of the plot.
  var isExtended: Bool {
    axis == .horizontal && scale.bands == nil && (preset == .automatic || preset == .extended)
  }

  @MainActor
  init(_ recipe: Recipe) {
    let set = recipe.set, scale = recipe.scale, words = recipe.words
    axis = recipe.axis
    self.scale = scale
    preset = set.preset.kind
    edge = Self.edge(set.position.kind, recipe.axis)
    let data = TickValues(
      scale: scale, calendar: words.calendar, desiredCount: recipe.desiredCount, mostCategories: recipe.mostCategories
    ).values(set.values)
    if data.isEmpty, case .stride(let step) = set.values.kind { recipe.reportDense(step) }
    let automatic: [String]
    if let format = set.format {
      automatic = data.map { format($0) ?? words.words($0) }
    } else {
      automatic = words.labels(data, isNormalized: recipe.isNormalized)
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
          items: set.content?(value).map { $0.at(datum) } ?? Self.automatic(recipe.axis, scale, stroke: set.stroke),
          words: automatic[index]))
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

/// What a label, tick or line of an axis is known by while a chart changes: what stands at a value moves with it, and other axes do not
/// count.
struct AxisPartID: Hashable {
  let axis: Axis
  /// Among the sets of marks of that axis.
  let set: Int
  let datum: Datum
  /// Among what stands at the value.
  let item: Int
}

extension [AxisSet] {
  /// Which of the sets along its axis one of them is; those along x come first.
  func number(of index: Int) -> Int { self[..<index].reduce(0) { $0 + ($1.axis == self[index].axis ? 1 : 0) } }
}

/// The axes of a chart: one object for as long as nothing of them changes.
final class ChartAxes {
  let x: [AxisSet]
  let y: [AxisSet]
  let recipes: Recipes

  struct Recipes {
    let x: [AxisSet.Recipe], y: [AxisSet.Recipe]
    func isSame(as other: Recipes) -> Bool {
      x.count == other.x.count && y.count == other.y.count && zip(x, other.x).allSatisfy { $0.isSame(as: $1) }
        && zip(y, other.y).allSatisfy { $0.isSame(as: $1) }
    }
  }

  /// Those before where they are the same.
  @MainActor
  static func axes(_ recipes: Recipes, after last: ChartAxes?) -> ChartAxes {
    guard let last else { return ChartAxes(recipes) }
    if last.recipes.isSame(as: recipes) { return last }
    let new = ChartAxes(recipes)
    return last.isSame(as: new) ? last : new
  }

  @MainActor
  private init(_ recipes: Recipes) {
    self.recipes = recipes
    x = recipes.x.map { AxisSet($0) }
    y = recipes.y.map { AxisSet($0) }
  }
}

extension PositionScale {
  /// A place from the leading or upper edge of a plot, as if leading were left.
  func layoutPosition(_ fraction: Double, axis: Axis, length: CGFloat) -> CGFloat {
    let offset = padding.start + CGFloat(fraction) * (length - padding.start - padding.end)
    return axis == .horizontal ? offset : length - offset
  }
}
