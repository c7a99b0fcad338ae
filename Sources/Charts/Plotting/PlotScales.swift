import SwiftUI

/// All that places and looks of marks follow from, besides the marks: the scales of a chart.
///
/// One object for as long as nothing of it changes.
final class PlotScales {
  let x: PositionScale?
  let y: PositionScale?
  /// The least distance of two bars at single values, in values; nil: there are none.
  let barGaps: (x: Double?, y: Double?)
  let styles: StyleScale?
  let symbols: ListScale<AnyChartSymbolShape>?
  let lineStyles: ListScale<StrokeStyle>?
  let symbolSizes: SymbolSizeScale?
  let isRightToLeft: Bool
  /// Symbols and sizes are those of the scales that these were made after.
  private let keepsSymbols: Bool

  /// - Parameter last: The scales before and what was said of them, where marks are told apart by the same values as then.
  init(
    x: DomainInference.Found, y: DomainInference.Found, _ encoded: EncodedValues, _ settings: StyleSettings,
    after last: (scales: PlotScales, settings: StyleSettings)?, isRightToLeft: Bool, in chart: ChartName
  ) {
    self.x = x.scale
    self.y = y.scale
    barGaps = (x.barGap, y.barGap)
    self.isRightToLeft = isRightToLeft
    styles = StyleScale(encoded.styles, settings.styles, in: chart)
    lineStyles = ListScale(
      encoded.lineStyles, domain: settings.lineStyles?.domain, range: settings.lineStyles?.range ?? LineStyles.scale,
      "chartLineStyleScale", in: chart)
    if let last, settings.hasSameSymbols(as: last.settings) {
      symbols = last.scales.symbols
      symbolSizes = last.scales.symbolSizes
      keepsSymbols = true
    } else {
      symbols = ListScale(
        encoded.symbols, domain: settings.symbols?.domain,
        range: settings.symbols?.range ?? BasicChartSymbolShape.scale.map { AnyChartSymbolShape($0) }, "chartSymbolScale",
        in: chart)
      symbolSizes = SymbolSizeScale(encoded.symbolSizes, settings.symbolSizes, in: chart)
      keepsSymbols = false
    }
  }

  /// `new` was made after these scales.
  func isSame(as new: PlotScales) -> Bool {
    let keepsSymbols = new.keepsSymbols || symbols == nil && new.symbols == nil && symbolSizes == nil && new.symbolSizes == nil
    return keepsSymbols && x == new.x && y == new.y && barGaps == new.barGaps && isRightToLeft == new.isRightToLeft
      && lineStyles == new.lineStyles && styles == new.styles
  }
}

/// What modifiers say of the scales that marks are told apart by.
struct StyleSettings {
  let styles: StyleScaleSettings?
  let symbols: SymbolScaleSettings?
  let lineStyles: LineStyleScaleSettings?
  let symbolSizes: SymbolSizeSettings?

  init(_ configuration: ChartConfiguration) {
    styles = configuration.styleScale
    symbols = configuration.symbolScale
    lineStyles = configuration.lineStyleScale
    symbolSizes = configuration.symbolSizeScale
  }

  func hasSameSymbols(as other: StyleSettings) -> Bool {
    symbolSizes == other.symbolSizes && symbols?.domain == other.symbols?.domain
      && isSame(symbols?.range ?? [], other.symbols?.range ?? [])
  }
  private func isSame(_ a: [AnyChartSymbolShape], _ b: [AnyChartSymbolShape]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
  }
}

/// What marks are told apart by, each value once, in the order in which they come.
struct EncodedValues {
  private(set) var styles: [Datum] = [], symbols: [Datum] = [], lineStyles: [Datum] = [], symbolSizes: [Datum] = []

  init(_ marks: [Mark]) {
    var known = (Set<Datum>(), Set<Datum>(), Set<Datum>(), Set<Datum>())
    for mark in marks {
      if let by = mark.attributes.styleBy, by.isFinite, known.0.insert(by.value).inserted { styles.append(by.value) }
      guard mark.attributes.hasRare else { continue }
      let rare = mark.attributes.rare
      if let by = rare.symbolBy, by.isFinite, known.1.insert(by.value).inserted { symbols.append(by.value) }
      if let by = rare.lineStyleBy, by.isFinite, known.2.insert(by.value).inserted { lineStyles.append(by.value) }
      if let by = rare.symbolSizeBy, by.isFinite, known.3.insert(by.value).inserted { symbolSizes.append(by.value) }
    }
  }
}
