import SwiftUI

/// What a chart shows, apart from its size: marks that are stacked, and the scales they are placed and coloured by.
final class ChartModel {
  let marks: [StackedMark]
  let x: PositionScale?
  let y: PositionScale?
  /// The least distance of two bars at single values, in values; nil: there are none.
  let barGaps: (x: Double?, y: Double?)
  let styles: StyleScale?
  let symbols: ListScale<AnyChartSymbolShape>?
  let lineStyles: ListScale<StrokeStyle>?
  let symbolSizes: SymbolSizeScale?
  let xAxis: [AxisSet]
  let yAxis: [AxisSet]
  let words: ValueWords
  let isRightToLeft: Bool
  /// What tells colours, symbols and line styles apart, in words.
  let encodingLabels: EncodingLabels

  struct EncodingLabels {
    var style: String?, symbol: String?, lineStyle: String?
  }

  @MainActor
  init(_ marks: [Mark], _ configuration: ChartConfiguration, size: CGSize, words: ValueWords, isRightToLeft: Bool) {
    self.words = words
    self.isRightToLeft = isRightToLeft
    var xKind: Datum.Kind?, yKind: Datum.Kind?
    let checked = MarkChecks.checked(marks, x: &xKind, y: &yKind)
    self.marks = Stacking(xKind: xKind, yKind: yKind).stacked(checked)

    let xSets = Self.sets(of: configuration.xAxis), ySets = Self.sets(of: configuration.yAxis)
    let xInference = DomainInference(
      axis: .horizontal, settings: configuration.xScale, kind: xKind ?? Self.kind(of: configuration.xScale),
      desiredCount: Self.xLabels(size.width), values: xSets.first?.values ?? .automatic, calendar: words.calendar,
      length: Self.finite(size.width))
    let yInference = DomainInference(
      axis: .vertical, settings: configuration.yScale, kind: yKind ?? Self.kind(of: configuration.yScale),
      desiredCount: Self.yLabels(size.height), values: ySets.first?.values ?? .automatic, calendar: words.calendar,
      length: Self.finite(size.height))
    x = xInference.scale(self.marks)
    y = yInference.scale(self.marks)
    barGaps = (xInference.barGap(self.marks), yInference.barGap(self.marks))
    // What nothing lies along has no axis.
    let shownX = configuration.xAxis.visibility == .hidden ? [] : xSets
    let shownY = configuration.yAxis.visibility == .hidden ? [] : ySets
    let normalized = Self.normalizedAxis(self.marks)
    xAxis =
      x.map { scale in
        shownX.map {
          AxisSet(
            $0, axis: .horizontal, scale, words, desiredCount: xInference.desiredCount,
            mostCategories: Self.mostCategories(size.width), isNormalized: normalized == .horizontal)
        }
      } ?? []
    yAxis =
      y.map { scale in
        shownY.map {
          AxisSet(
            $0, axis: .vertical, scale, words, desiredCount: yInference.desiredCount,
            mostCategories: Self.mostCategories(size.height), isNormalized: normalized == .vertical)
        }
      } ?? []

    let encoded = Self.encoded(marks)
    encodingLabels = encoded.labels
    styles = StyleScale(encoded.styles, configuration.styleScale)
    symbols = ListScale(
      encoded.symbols, domain: configuration.symbolScale?.domain,
      range: configuration.symbolScale?.range ?? BasicChartSymbolShape.scale.map { AnyChartSymbolShape($0) })
    lineStyles = ListScale(
      encoded.lineStyles, domain: configuration.lineStyleScale?.domain,
      range: configuration.lineStyleScale?.range ?? LineStyles.scale)
    symbolSizes = SymbolSizeScale(encoded.symbolSizes, configuration.symbolSizeScale)
  }

  @MainActor
  private static func sets(of axis: AxisSettings) -> [AxisMarkSet] { axis.content?() ?? [.automatic] }

  /// About one label in so many points (a choice).
  private static func xLabels(_ width: CGFloat) -> Int { min(7, max(2, Int(finite(width) / 60))) }
  private static func yLabels(_ height: CGFloat) -> Int { min(5, max(2, Int(finite(height) / 36))) }
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

  /// The side whose numbers are parts of a whole.
  private static func normalizedAxis(_ marks: [StackedMark]) -> Axis? {
    marks.first { $0.mark.stacking == .normalized && $0.valueAxis != nil }?.valueAxis
  }

  private struct Encoded {
    var styles: [Datum] = [], symbols: [Datum] = [], lineStyles: [Datum] = [], symbolSizes: [Datum] = []
    var labels = EncodingLabels()
  }
  /// What marks are told apart by, each value once, in the order in which they come.
  private static func encoded(_ marks: [Mark]) -> Encoded {
    var encoded = Encoded()
    var known = (Set<Datum>(), Set<Datum>(), Set<Datum>(), Set<Datum>())
    for mark in marks {
      if let by = mark.attributes.styleBy, by.isFinite, known.0.insert(by.value).inserted {
        encoded.styles.append(by.value)
        if encoded.labels.style == nil { encoded.labels.style = by.label.string }
      }
      guard mark.attributes.hasRare else { continue }
      let rare = mark.attributes.rare
      if let by = rare.symbolBy, by.isFinite, known.1.insert(by.value).inserted {
        encoded.symbols.append(by.value)
        if encoded.labels.symbol == nil { encoded.labels.symbol = by.label.string }
      }
      if let by = rare.lineStyleBy, by.isFinite, known.2.insert(by.value).inserted {
        encoded.lineStyles.append(by.value)
        if encoded.labels.lineStyle == nil { encoded.labels.lineStyle = by.label.string }
      }
      if let by = rare.symbolSizeBy, by.isFinite, known.3.insert(by.value).inserted { encoded.symbolSizes.append(by.value) }
    }
    return encoded
  }
}

enum LineStyles {
  /// In points; of lines and rules that say nothing else.
  static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  static let rule = StrokeStyle(lineWidth: 1)
  /// In the order in which a scale takes them (a choice).
  static let scale: [StrokeStyle] = [[], [6, 4], [2, 4], [8, 4, 2, 4], [12, 4]].map {
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
  }
}

/// The scales of a chart, laid along the sides of its plot: values in, points of the plot out, from its upper left corner.
struct PlotSpace {
  let size: CGSize
  let x: LaidScale?
  let y: LaidScale?

  init(_ model: ChartModel, size: CGSize) {
    self.size = size
    x = model.x.map { LaidScale(scale: $0, length: size.width, startsAtEnd: model.isRightToLeft) }
    y = model.y.map { LaidScale(scale: $0, length: size.height, startsAtEnd: true) }
  }

  func scale(_ axis: Axis) -> LaidScale? { axis == .horizontal ? x : y }
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
}
