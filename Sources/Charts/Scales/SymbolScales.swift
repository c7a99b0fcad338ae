import SwiftUI

/// What `chartSymbolScale` says.
struct SymbolScaleSettings {
  var domain: [Datum]?
  var range: [AnyChartSymbolShape]?
}
/// What `chartLineStyleScale` says.
struct LineStyleScaleSettings {
  var domain: [Datum]?
  var range: [StrokeStyle]?
}
/// What `chartSymbolSizeScale` says: areas in square points.
struct SymbolSizeSettings: Equatable {
  var domain: [Datum]?
  var range: [CGFloat]?
}

/// Gives each value one of several things, in order and then again.
struct ListScale<Value> {
  let domain: [Datum]
  private let values: [Datum: Value]

  init?(_ data: [Datum], domain: [Datum]?, range: [Value]) {
    guard !data.isEmpty, !range.isEmpty else { return nil }
    var all = domain ?? []
    var known = Set(all)
    for datum in data where known.insert(datum).inserted { all.append(datum) }
    self.domain = all
    values = Dictionary(all.enumerated().map { ($1, range[$0 % range.count]) }, uniquingKeysWith: { first, _ in first })
  }
  subscript(datum: Datum) -> Value? { values[datum] }
}
extension ListScale: Equatable where Value: Equatable {}

/// Areas of symbols: in proportion to numbers, in steps for categories.
struct SymbolSizeScale {
  /// All categories, or both ends of the numbers, of which 0 has no area.
  let domain: [Datum]
  private let steps: ListScale<CGFloat>?
  private let greatest: Double
  private let areas: ClosedRange<CGFloat>

  /// In square points, of the least and of the greatest (a choice).
  static let automaticAreas: ClosedRange<CGFloat> = 9...400

  init?(_ data: [Datum], _ settings: SymbolSizeSettings?) {
    guard !data.isEmpty else { return nil }
    let scalars = data.compactMap(\.scalar)
    let own = settings?.range?.map { max(0, OddNumbers.finite($0, "chartSymbolSizeScale(range:)", or: MarkSymbol.automaticArea)) }
    let range = own.flatMap { areas in areas.min().flatMap { low in areas.max().map { low...$0 } } }
    areas = range ?? Self.automaticAreas
    greatest = scalars.map(abs).max() ?? 0
    if scalars.count == data.count && settings?.domain == nil {
      steps = nil
      domain = [.number(0), .number(greatest)]
      return
    }
    let count = max(2, Set(data).count)
    let ramp =
      own
      ?? (0..<count).map { [areas] in
        areas.lowerBound + (areas.upperBound - areas.lowerBound) * CGFloat($0 + 1) / CGFloat(count)
      }
    steps = ListScale(data, domain: settings?.domain, range: ramp)
    domain = steps?.domain ?? []
  }

  func area(for datum: Datum) -> CGFloat? {
    if let steps { return steps[datum] }
    guard let value = datum.scalar, value.isFinite, greatest > 0 else { return areas.lowerBound }
    return max(0, CGFloat(abs(value) / greatest)) * areas.upperBound
  }
}

extension View {
  /// The symbol of each value that marks are told apart by.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let settings = SymbolScaleSettings(
      domain: mapping.map(\.key.datum), range: mapping.map { AnyChartSymbolShape($0.value) })
    return configuringChart { $0.symbolScale = settings }
  }
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let settings = SymbolScaleSettings(domain: domain.map(\.datum), range: range.map { AnyChartSymbolShape($0) })
    return configuringChart { $0.symbolScale = settings }
  }
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let settings = SymbolScaleSettings(domain: nil, range: range.map { AnyChartSymbolShape($0) })
    return configuringChart { $0.symbolScale = settings }
  }
  /// The line style of each value that lines are told apart by.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View
  {
    let settings = LineStyleScaleSettings(domain: mapping.map(\.key.datum), range: mapping.map(\.value))
    return configuringChart { $0.lineStyleScale = settings }
  }
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(domain: [DataValue], range: [StrokeStyle]) -> some View {
    let settings = LineStyleScaleSettings(domain: domain.map(\.datum), range: range)
    return configuringChart { $0.lineStyleScale = settings }
  }
  /// The areas of symbols, in square points: those of the least and the greatest number, or one for each category in turn.
  nonisolated public func chartSymbolSizeScale(range: [CGFloat]) -> some View {
    configuringChart { $0.symbolSizeScale = SymbolSizeSettings(range: range) }
  }
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(domain: [DataValue], range: [CGFloat]) -> some View {
    let settings = SymbolSizeSettings(domain: domain.map(\.datum), range: range)
    return configuringChart { $0.symbolSizeScale = settings }
  }
}
