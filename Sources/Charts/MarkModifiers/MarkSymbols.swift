import SwiftUI

extension ChartContent {
  /// The symbol of points; lines are given one at each of their points.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let symbol = AnyChartSymbolShape(symbol)
    return changing { $0.rare.symbol = .shape(symbol) }
  }
  /// A view as the symbol, in its own size.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { $0.rare.symbol = .view(view) }
  }
  /// A symbol for each value; the legend tells which.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let channel = value.channel
    return changing { $0.rare.symbolBy = channel }
  }
  /// The area of a symbol, in square points. Less than 0 is reported and counts as 0.
  nonisolated public func symbolSize(_ size: CGFloat) -> some ChartContent {
    changing { $0.rare.symbolArea = $0.length(size, "symbolSize(_:)", or: MarkSymbol.automaticArea) }
  }
  /// The symbol is as big as fits into the size.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing {
      let width = $0.length(size.width, "symbolSize(_:)", or: 0), height = $0.length(size.height, "symbolSize(_:)", or: 0)
      $0.rare.symbolArea = min(min(width, height) * min(width, height), .greatestFiniteMagnitude)
    }
  }
  /// An area in proportion to each value; for categories from small to big. A mark whose value is no number is left out.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let channel = value.channel
    return changing { $0.rare.symbolSizeBy = channel }
  }
}

enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)

  /// In square points (a choice).
  static let automaticArea: CGFloat = 64
  /// Of symbols on lines, in square points (a choice).
  static let automaticAreaOnLines: CGFloat = 49
}
