import SwiftUI

/// What is said of one axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  /// nil: what comes by itself.
  var content: (@MainActor () -> [AxisMarkSet])?
  var titles: [AxisTitle] = []
}

/// A view along an axis that says what it shows.
struct AxisTitle {
  let content: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?

  /// `spacing` in points; one that is not finite counts as 0, with a line on the console.
  init<Content: View>(_ content: Content, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
    self.content = AnyView(content)
    self.position = position
    self.alignment = alignment
    self.spacing = spacing.map { OddNumbers.finite($0, "The spacing of an axis label", or: 0) }
  }
}

extension View {
  /// Whether charts have an x axis.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    configuringChart { $0.xAxis.visibility = visibility }
  }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    configuringChart { $0.yAxis.visibility = visibility }
  }
  /// The marks of the x axis, in place of those that come by themselves.
  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: @escaping () -> Content) -> some View {
    configuringChart { $0.xAxis.content = axisSets(content) }
  }
  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: @escaping () -> Content) -> some View {
    configuringChart { $0.yAxis.content = axisSets(content) }
  }

  /// What the x axis shows, in words: below it, in the middle, unless the position says otherwise (a choice).
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(content(), position, alignment, spacing)
    return configuringChart { $0.xAxis.titles.append(title) }
  }
  nonisolated public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// What the y axis shows, in words: above the plot at the side of the axis, unless the position says otherwise (a choice). Beside
  /// the plot it is turned by a quarter.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(content(), position, alignment, spacing)
    return configuringChart { $0.yAxis.titles.append(title) }
  }
  nonisolated public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
}

private func axisSets<Content: AxisContent>(_ content: @escaping () -> Content) -> @MainActor () -> [AxisMarkSet] {
  {
    var collector = _AxisCollector()
    content()._collect(into: &collector)
    return collector.sets
  }
}
