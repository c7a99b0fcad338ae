import SwiftUI

/// What a chart shows, apart from its size: marks that are stacked, and the scales they are placed and coloured by.
///
/// Of a model that was made before, everything is kept that follows from the same: the scales of marks that did not move are the same
/// object, and so are the axes of scales that did not change. What is made of a model compares these objects and not what is in them.
final class ChartModel {
  let marks: [StackedMark]
  /// One object for as long as no mark lies elsewhere in the stacks, whatever else they say.
  let stacks: Stacks
  let scales: PlotScales
  let axes: ChartAxes
  let words: ValueWords
  /// For reports.
  let name: ChartName
  /// Marks have views: symbols that are some, or annotations.
  let hasViews: Bool

  // What a next model is compared with.
  private let said: [Mark]
  /// No mark was left out or made another one on the way to its place.
  private let hasAllMarks: Bool
  private let inferences: (x: DomainInference, y: DomainInference)
  private let encoded: EncodedValues
  private let styleSettings: StyleSettings
  /// The side whose numbers are parts of a whole.
  private let normalized: Axis?

  /// What is known of the marks in the stacks.
  final class Stacks {
    let kinds: (x: Datum.Kind?, y: Datum.Kind?)
    /// There are lines or areas.
    let hasSeries: Bool
    /// The values at the start and the end of the turn of sectors; nil: there are none.
    let angles: (lower: Double, upper: Double)?
    init(kinds: (x: Datum.Kind?, y: Datum.Kind?), hasSeries: Bool, angles: (lower: Double, upper: Double)?) {
      self.kinds = kinds
      self.hasSeries = hasSeries
      self.angles = angles
    }
  }

  var x: PositionScale? { scales.x }
  var y: PositionScale? { scales.y }
  var barGaps: (x: Double?, y: Double?) { scales.barGaps }
  var styles: StyleScale? { scales.styles }
  var symbols: ListScale<AnyChartSymbolShape>? { scales.symbols }
  var lineStyles: ListScale<StrokeStyle>? { scales.lineStyles }
  var symbolSizes: SymbolSizeScale? { scales.symbolSizes }
  var xAxis: [AxisSet] { axes.x }
  var yAxis: [AxisSet] { axes.y }
  var isRightToLeft: Bool { scales.isRightToLeft }

  /// - Parameter last: The model before, of which is kept what is still true.
  @MainActor
  init(
    _ said: [Mark], _ configuration: ChartConfiguration, size: CGSize, words: ValueWords, isRightToLeft: Bool,
    after last: ChartModel? = nil
  ) {
    self.said = said
    self.words = words
    let name = ChartName(said)
    self.name = name
    let changes = last.map { MarkChanges(from: $0.said, to: said) } ?? .everything

    // Marks at their places in the stacks.
    if let last, changes.keepPlaces, last.hasAllMarks, changes.indices.allSatisfy({ MarkChecks.isSound(said[$0]) }) {
      hasAllMarks = true
      stacks = last.stacks
      marks = last.marks(saying: said, at: changes.indices)
      normalized = last.normalized
    } else {
      var kinds: (x: Datum.Kind?, y: Datum.Kind?)
      let checked = MarkChecks(name).checked(said, x: &kinds.x, y: &kinds.y)
      var stacking = Stacking(xKind: kinds.x, yKind: kinds.y)
      marks = stacking.stacked(checked)
      stacks = Stacks(
        kinds: kinds, hasSeries: marks.indices.contains { [marks] in marks[$0].mark.kind.isSeries }, angles: stacking.turns.domain
      )
      hasAllMarks = marks.count == said.count && said.indices.allSatisfy { [marks] in marks[$0].mark === said[$0] }
      normalized = marks.first { $0.mark.stacking == .normalized && $0.valueAxis != nil }?.valueAxis
    }
    hasViews = marks.indices.contains { [marks] in marks[$0].mark.attributes.hasViews }

    // What they lie along.
    let xSets = Self.sets(of: configuration.xAxis).map { $0.checked(.horizontal, in: name) }
    let ySets = Self.sets(of: configuration.yAxis).map { $0.checked(.vertical, in: name) }
    inferences.x = DomainInference(
      chart: name, axis: .horizontal, settings: configuration.xScale, kind: stacks.kinds.x ?? Self.kind(of: configuration.xScale),
      desiredCount: Self.xLabels(size.width), values: xSets.first?.values ?? .automatic, calendar: words.calendar,
      length: Self.finite(size.width))
    inferences.y = DomainInference(
      chart: name, axis: .vertical, settings: configuration.yScale, kind: stacks.kinds.y ?? Self.kind(of: configuration.yScale),
      desiredCount: Self.yLabels(size.height), values: ySets.first?.values ?? .automatic, calendar: words.calendar,
      length: Self.finite(size.height))
    let keepsExtents = changes.keepPlaces && changes.keepRoom && last?.hasAllMarks == true
    let x = keepsExtents ? last?.found(inferences.x) : nil, y = keepsExtents ? last?.found(inferences.y) : nil
    let foundX = x ?? inferences.x.find(marks), foundY = y ?? inferences.y.find(marks)

    // What they look like.
    let settings = StyleSettings(configuration)
    styleSettings = settings
    encoded = last.flatMap { changes.keepEncodings ? $0.encoded : nil } ?? EncodedValues(said)
    let new = PlotScales(
      x: foundX, y: foundY, encoded, settings, after: changes.keepEncodings ? last.map { ($0.scales, $0.styleSettings) } : nil,
      isRightToLeft: isRightToLeft, in: name)
    scales = last.flatMap { $0.scales.isSame(as: new) ? $0.scales : nil } ?? new

    // What is said along the edges. What nothing lies along has no axis.
    let room = AxisRoom(chart: name, words: words, normalized: normalized)
    let recipes = ChartAxes.Recipes(
      x: configuration.xAxis.visibility == .hidden
        ? [] : room.recipes(xSets, .horizontal, scales.x, inferences.x.desiredCount, Self.mostCategories(size.width)),
      y: configuration.yAxis.visibility == .hidden
        ? [] : room.recipes(ySets, .vertical, scales.y, inferences.y.desiredCount, Self.mostCategories(size.height)))
    axes = ChartAxes.axes(recipes, after: last?.axes)
  }

  /// Nothing is another than in the other model.
  func isSame(as other: ChartModel) -> Bool {
    scales === other.scales && axes === other.axes && words === other.words
      && MarkChanges(from: other.said, to: said).indices.isEmpty && said.count == other.said.count
  }

  // MARK: What is kept

  private func marks(saying said: [Mark], at indices: [Int]) -> [StackedMark] {
    guard !indices.isEmpty else { return marks }
    var marks = marks
    for index in indices { marks[index].mark = said[index] }
    return marks
  }

  /// What the same inference found before.
  private func found(_ inference: DomainInference) -> DomainInference.Found? {
    let isX = inference.axis == .horizontal
    guard inference.isSame(as: isX ? inferences.x : inferences.y) else { return nil }
    return DomainInference.Found(scale: isX ? scales.x : scales.y, barGap: isX ? scales.barGaps.x : scales.barGaps.y)
  }

  // MARK: Room

  @MainActor
  private static func sets(of axis: AxisSettings) -> [AxisMarkSet] { axis.content?() ?? [.automatic] }

  /// About one label in so many points (a choice).
  private static func xLabels(_ width: CGFloat) -> Int { min(7, max(2, Int(finite(width) / 60))) }
  private static func yLabels(_ height: CGFloat) -> Int { min(4, max(2, Int(finite(height) / 36))) }
  /// No word is shorter than this many points (a choice).
  private static func mostCategories(_ length: CGFloat) -> Int { max(2, Int(finite(length) / 10)) }
  private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? min(length, 100_000) : 0 }

  /// Of a side without marks: what its domain says.
  private static func kind(of settings: ScaleSettings) -> Datum.Kind {
    switch settings.domain?.kind {
    case .range(let lower, _)?: lower.kind
    case .values(let values)?: values.first?.kind ?? .number
    case .automatic?, nil: .number
    }
  }
}

/// What all axes of a chart are made with.
private struct AxisRoom {
  let chart: ChartName
  let words: ValueWords
  let normalized: Axis?

  func recipes(_ sets: [AxisMarkSet], _ axis: Axis, _ scale: PositionScale?, _ desiredCount: Int, _ mostCategories: Int)
    -> [AxisSet.Recipe]
  {
    guard let scale else { return [] }
    return sets.map {
      AxisSet.Recipe(
        chart: chart, set: $0, axis: axis, scale: scale, words: words, desiredCount: desiredCount, mostCategories: mostCategories,
        isNormalized: normalized == axis)
    }
  }
}
