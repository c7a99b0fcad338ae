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

  /// - Parameter name: Of what says the domain.
  init?(_ data: [Datum], domain: [Datum]?, range: [Value], _ name: String, in chart: ChartName) {
    guard !data.isEmpty, !range.isEmpty else { return nil }
    let (listed, range) = (domain ?? []).finite(with: range, "\(name)(domain:)", in: chart)
    guard let range else { return nil }
    var all = listed
    var known = Set(all)
    for datum in data where known.insert(datum).inserted { all.append(datum) }
    self.domain = all
    values = Dictionary(all.enumerated().map { ($1, range[$0 % range.count]) }, uniquingKeysWith: { first, _ in first })
  }
  subscript(datum: Datum) -> Value? { values[datum] }
}
extension [Datum] {
  /// Those of a domain that are values, each once, with a report of the others.
  func finite(_ name: String, in chart: ChartName) -> [Datum] {
    var known = Set<Datum>()
    return filter { datum in
      if datum.isFinite { return known.insert(datum).inserted }
      chart.report(
        "\(name) has \(datum.scalar ?? .nan) in it, which is no value; it is left out. The usual cause is a division by zero: list finite "
          + "numbers, dates or categories.")
      return false
    }
  }
}
extension [Datum] {
  /// The same, with the things that a range gives to those that stay.
  func finite<Value>(with range: [Value]?, _ name: String, in chart: ChartName) -> (domain: [Datum], range: [Value]?) {
    let kept = finite(name, in: chart)
    guard let range, !range.isEmpty, kept.count < count else { return (kept, range) }
    let own = kept.map { datum in range[(firstIndex(of: datum) ?? 0) % range.count] }
    return (kept, own.isEmpty ? range : own)
  }
}
extension ListScale: Equatable where Value: Equatable {}

/// Areas of symbols: in proportion to numbers, in steps for categories.
struct SymbolSizeScale {
  /// All categories, or both ends of the numbers, of which 0 has no area.
  let domain: [Datum]
  private let steps: ListScale<CGFloat>?
  private let greatest: Double
  /// The numbers that have the first and the last area, where a domain says them.
  private let ends: (Double, Double)?
  private let areas: ClosedRange<CGFloat>

  /// In square points, of the least and of the greatest (a choice).
  static let automaticAreas: ClosedRange<CGFloat> = 9...400

  init?(_ data: [Datum], _ settings: SymbolSizeSettings?, in chart: ChartName) {
    guard !data.isEmpty else { return nil }
    let scalars = data.compactMap(\.scalar)
    let own = settings?.range.map { Self.checked($0, in: chart) }
    let range = own.flatMap { areas in areas.min().flatMap { low in areas.max().map { low...$0 } } }
    areas = range ?? Self.automaticAreas
    greatest = scalars.map(abs).max() ?? 0
    let listed = settings?.domain?.compactMap(\.scalar) ?? []
    if scalars.count == data.count, let domain = settings?.domain, !domain.isEmpty, listed.count == domain.count {
      let finite = domain.finite("\(Self.name)(domain:)", in: chart).compactMap(\.scalar)
      ends = finite.min().flatMap { low in finite.max().map { (low, $0) } }
    } else {
      ends = nil
    }
    if scalars.count == data.count && listed.count == settings?.domain?.count ?? 0 {
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
    steps = ListScale(data, domain: settings?.domain, range: ramp, Self.name, in: chart)
    domain = steps?.domain ?? []
  }

  private static let name = "chartSymbolSizeScale"

  /// Areas from 0 on.
  private static func checked(_ range: [CGFloat], in chart: ChartName) -> [CGFloat] {
    range.map { area in
      if let odd = OddWord(area, "\(name)(range:)", instead: "\(MarkSymbol.automaticArea) is used") {
        chart.report(odd.line)
        return MarkSymbol.automaticArea
      }
      guard area < 0 else { return area }
      chart.report("\(name)(range:) = \(area), which is no area; 0 is used. Areas are square points from 0 on.")
      return 0
    }
  }

  func area(for datum: Datum) -> CGFloat? {
    if let steps { return steps[datum] }
    guard let value = datum.scalar, value.isFinite, greatest > 0 else { return areas.lowerBound }
    if let ends {
      // Halves, because the distance of two extreme numbers is no number.
      let length = ends.1 / 2 - ends.0 / 2
      let part = length > 0 ? (value / 2 - ends.0 / 2) / length : 1
      return areas.lowerBound + (areas.upperBound - areas.lowerBound) * CGFloat(min(1, max(0, part)))
    }
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
  /// The areas of symbols, in square points: up to that of the greatest number, or one for each category in turn. What is no area is
  /// reported: less than 0 counts as 0, what is no number as the usual one.
  nonisolated public func chartSymbolSizeScale(range: [CGFloat]) -> some View {
    configuringChart { $0.symbolSizeScale = SymbolSizeSettings(range: range) }
  }
  /// The least and the greatest number of the domain have the least and the greatest area, and so have what lies beyond them; of
  /// categories each has its own. A value that is none is reported and left out.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(domain: [DataValue], range: [CGFloat]) -> some View {
    let settings = SymbolSizeSettings(domain: domain.map(\.datum), range: range)
    return configuringChart { $0.symbolSizeScale = settings }
  }
}
