import SwiftUI

/// What is said of how a chart scrolls.
struct ChartScrollSettings {
  var axes: Axis.Set = []
  /// How much of the domain is seen at once, in values: of categories so many of them. nil: all of it.
  var xLength: Double?
  var yLength: Double?
  var x: ChartScrollBinding?
  var y: ChartScrollBinding?

  func length(_ axis: Axis) -> Double? { axis == .horizontal ? xLength : yLength }
  func binding(_ axis: Axis) -> ChartScrollBinding? { axis == .horizontal ? x : y }
  func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }
}

/// The value at the start of what is seen, and who is told of it.
struct ChartScrollBinding {
  /// As the author wrote it.
  let name: String
  fileprivate let read: () -> Datum
  /// nil: it is said once, where the chart starts.
  let write: ((Datum) -> Void)?

  /// nil, with a report, for what is nowhere.
  func place(in chart: ChartName) -> Datum? {
    let datum = read()
    if datum.isFinite { return datum }
    chart.report(
      "\(name) is \(datum.scalar ?? .nan), which is no place on an axis; the chart stays where it is. The usual cause is a division by zero: "
        + "give a value that the axis has.")
    return nil
  }
}

extension View {
  /// Charts are scrolled along these axes, where they show less than their whole domain.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { configuringChart { $0.scroll.axes = axes } }
  /// How much of the x axis is seen at once: a difference of numbers, seconds of dates, a number of categories.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.scalar
    return configuringChart { $0.scroll.xLength = length }
  }
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.scalar
    return configuringChart { $0.scroll.yLength = length }
  }
  /// The value at the leading end of what is seen: written while the chart is scrolled, and scrolled to when it is written.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let binding = ChartScrollBinding(
      name: "chartScrollPosition(x:)", read: { x.wrappedValue.datum },
      write: { if let value = P(datum: $0) { x.wrappedValue = value } })
    return configuringChart { $0.scroll.x = binding }
  }
  /// The value at the upper end of what is seen (a choice).
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    let binding = ChartScrollBinding(
      name: "chartScrollPosition(y:)", read: { y.wrappedValue.datum },
      write: { if let value = P(datum: $0) { y.wrappedValue = value } })
    return configuringChart { $0.scroll.y = binding }
  }
  /// The value at the leading end of what is seen when the chart appears.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX value: P) -> some View {
    let datum = value.datum
    return configuringChart {
      $0.scroll.x = ChartScrollBinding(name: "chartScrollPosition(initialX:)", read: { datum }, write: nil)
    }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(initialY value: P) -> some View {
    let datum = value.datum
    return configuringChart {
      $0.scroll.y = ChartScrollBinding(name: "chartScrollPosition(initialY:)", read: { datum }, write: nil)
    }
  }
}

/// How much longer than what is seen a plot is, along each axis; 1 where it does not scroll.
struct ScrollExtent: Equatable {
  var x: CGFloat = 1, y: CGFloat = 1
  var isScrolled: Bool { x > 1 || y > 1 }
  var isScrolledBothWays: Bool { x > 1 && y > 1 }
  /// The same along one axis, and none across.
  func along(_ axis: Axis) -> ScrollExtent {
    var extent = ScrollExtent()
    if axis == .horizontal { extent.x = x } else { extent.y = y }
    return extent
  }
  var axes: Axis.Set { (x > 1 ? Axis.Set.horizontal : []).union(y > 1 ? .vertical : []) }

  init() {}
  init(_ model: ChartModel, _ settings: ChartScrollSettings) {
    x = Self.factor(model, settings, .horizontal)
    y = Self.factor(model, settings, .vertical)
  }

  /// A choice: longer plots are no plots.
  private static let most: CGFloat = 10_000

  private static func factor(_ model: ChartModel, _ settings: ChartScrollSettings, _ axis: Axis) -> CGFloat {
    guard settings.scrolls(axis), let scale = axis == .horizontal ? model.x : model.y, let length = settings.length(axis) else {
      return 1
    }
    guard length > 0, length.isFinite else {
      model.name.report(
        "chart\(axis == .horizontal ? "X" : "Y")VisibleDomain(length: \(length)) is no length; all of the domain is seen. Give a finite "
          + "length above 0, in the axis's values.")
      return 1
    }
    if let bands = scale.bands { return min(most, max(1, CGFloat(bands.count) / CGFloat(length))) }
    guard let bounds = scale.bounds else { return 1 }
    return min(most, max(1, CGFloat((bounds.upper - bounds.lower) / length)))
  }
}
