import SwiftUI

/// Answers where values lie in a chart, and which values lie at a place.
///
/// **All places are those of the plot**, in points from its upper left corner: the plot lies between the axes, and a view in front of the
/// chart is as big as the whole. A place of such a view becomes one of the plot by `geometry[proxy.plotFrame!]`:
///
/// ```swift
/// .chartOverlay { proxy in
///   GeometryReader { geometry in
///     Color.clear.contentShape(Rectangle())
///       .onTapGesture { place in
///         let plot = geometry[proxy.plotFrame!]
///         guard plot.contains(place) else { return }
///         picked = proxy.value(atX: place.x - plot.minX)
///       }
///   }
/// }
/// ```
public struct ChartProxy {
  /// nil: there is no chart.
  let context: Context?

  struct Context {
    let model: ChartModel
    let memory: ChartMemory
    let space: PlotSpace
    let plot: Anchor<CGRect>
    /// The part of the plot that is seen.
    let container: Anchor<CGRect>
    let xSelection: ChartSelection?
    let ySelection: ChartSelection?
    let angleSelection: ChartSelection?
  }

  private var space: PlotSpace? { context?.space }

  // MARK: Frames

  /// The plot, without the axes; nil where there is no chart. Of a chart that scrolls all of it, what is out of sight too.
  public var plotFrame: Anchor<CGRect>? { context?.plot }
  /// The part of the plot that is seen; nil where there is no chart.
  public var plotContainerFrame: Anchor<CGRect>? { context?.container }
  /// `plotFrame`, as it was called before iOS 17. Where there is no chart, an empty rectangle at the origin of whatever
  /// view reads it, with a line on the console.
  public var plotAreaFrame: Anchor<CGRect> {
    if let context { return context.plot }
    OddNumbers.report(
      "ChartProxy.plotAreaFrame was asked for where there is no chart; it is an empty rectangle. Usual cause: a proxy that was kept "
        + "from before there was a plot. Use plotFrame, which is nil there.")
    return .zeroRect
  }
  /// In points; zero where there is no chart.
  public var plotSize: CGSize { space?.size ?? .zero }
  /// `plotSize`, as it was called before iOS 17.
  public var plotAreaSize: CGSize { plotSize }

  // MARK: Places of values

  /// Where a value lies along x: the middle of its band, or its point, also outside of the domain. nil for a value that the scale has
  /// no place for: another category, or another kind.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { space?.x?.position(value.datum) }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { space?.y?.position(value.datum) }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// What a value takes along x: the whole band of a category, no length on a continuous scale.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { space?.x?.range(value.datum) }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { space?.y?.range(value.datum) }
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  // MARK: Values at places

  /// The value at a place along x. Outside of the plot continuous scales go on, and categories answer with the nearest (a choice). nil
  /// where the axis has values of another type, with a report.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    value(at: position, space?.x, type, "x")
  }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    value(at: position, space?.y, type, "y")
  }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  private func value<P: Plottable>(at position: CGFloat, _ scale: LaidScale?, _ type: P.Type, _ name: String) -> P? {
    guard position.isFinite, let datum = scale?.datum(at: position) else { return nil }
    let value = P(datum: datum)
    if value == nil, !Self.hasKind(type, datum.kind) {
      OddNumbers.report(
        "ChartProxy: a \(P.self) was asked for along \(name), whose values are \(datum.kind.plural); the answer is nil. Ask for the "
          + "type that the marks have along \(name).")
    }
    return value
  }

  /// The type is plotted as values of the kind; one that still has no value there answers nil on its own account.
  private static func hasKind<P: Plottable>(_ type: P.Type, _ kind: Datum.Kind) -> Bool {
    switch kind {
    case .category: P.PrimitivePlottable.self == String.self
    case .date: P.PrimitivePlottable.self == Date.self
    case .number: P.PrimitivePlottable.self != String.self && P.PrimitivePlottable.self != Date.self
    }
  }

  // MARK: Angles

  /// The angle of a place around the middle of the plot, clockwise from the top, from 0 to a whole turn.
  public func angle(at position: CGPoint) -> Angle {
    let size = plotSize
    let (x, y) = (position.x - size.width / 2, position.y - size.height / 2)
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return .zero }
    let angle = atan2(Double(x), Double(-y))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The value at an angle clockwise from the top: of sectors the sum of those before it and of its part of the one there. nil
  /// where there are no sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    angleDatum(angle).flatMap { P(datum: $0) }
  }
  private func angleDatum(_ angle: Angle) -> Datum? {
    guard let domain = context?.model.stacks.angles, angle.radians.isFinite else { return nil }
    let turns = angle.radians / (2 * .pi)
    return .number(domain.lower + (turns - turns.rounded(.down)) * (domain.upper - domain.lower))
  }
  /// Writes the value at an angle into what `chartAngleSelection(value:)` is bound to.
  public func selectAngleValue(at angle: Angle) {
    guard let datum = angleDatum(angle) else { return }
    context?.angleSelection?.selectValue?(datum)
  }

  // MARK: Domains

  /// All categories, or both ends of a continuous domain.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(space?.x) }
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(space?.y) }
  private func domain<P: Plottable>(_ scale: LaidScale?) -> [P] { scale?.scale.domain.compactMap { P(datum: $0) } ?? [] }

  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    context?.model.styles?.domain.compactMap { P(datum: $0) } ?? []
  }
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    context?.model.symbols?.domain.compactMap { P(datum: $0) } ?? []
  }
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    context?.model.lineStyles?.domain.compactMap { P(datum: $0) } ?? []
  }
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    context?.model.symbolSizes?.domain.compactMap { P(datum: $0) } ?? []
  }

  // MARK: Looks of values

  /// The style of marks with this value; nil where none are told apart by it.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { context?.model.styles?.style(for: value.datum) }
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { context?.model.symbols?[value.datum] }
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { context?.model.lineStyles?[value.datum] }
  /// In square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { context?.model.symbolSizes?.area(for: value.datum) }

  // MARK: Selection

  /// Writes the value at a place along x into what `chartXSelection(value:)` is bound to.
  public func selectXValue(at position: CGFloat) { select(position, context?.xSelection, space?.x) }
  public func selectYValue(at position: CGFloat) { select(position, context?.ySelection, space?.y) }
  /// Writes the values between two places along x into what `chartXSelection(range:)` is bound to.
  public func selectXRange(from start: CGFloat, to end: CGFloat) { select(start, end, context?.xSelection, space?.x, "X") }
  public func selectYRange(from start: CGFloat, to end: CGFloat) { select(start, end, context?.ySelection, space?.y, "Y") }

  private func select(_ position: CGFloat, _ selection: ChartSelection?, _ scale: LaidScale?) {
    guard position.isFinite, let datum = scale?.datum(at: position) else { return }
    selection?.selectValue?(datum)
  }
  private func select(_ start: CGFloat, _ end: CGFloat, _ selection: ChartSelection?, _ scale: LaidScale?, _ name: String) {
    guard let selectRange = selection?.selectRange, let scale, start.isFinite, end.isFinite else { return }
    guard scale.scale.bands == nil else {
      OddNumbers.report(
        "chart\(name)Selection(range:) is on an axis of categories, which has no ranges; nothing is selected. Bind a single value."
      )
      return
    }
    guard let a = scale.datum(at: start), let b = scale.datum(at: end) else { return }
    selectRange(a, b)
  }
}

extension Datum.Kind {
  fileprivate var plural: String {
    switch self {
    case .number: "numbers"
    case .date: "dates"
    case .category: "categories (strings)"
    }
  }
}
