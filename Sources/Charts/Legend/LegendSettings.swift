import SwiftUI

/// What is said of the legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  /// In place of what comes by itself.
  var content: AnyView?
}

extension View {
  /// Whether charts have a legend. By themselves they have one when marks are told apart by colour, symbol or line style.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    configuringChart { $0.legend.visibility = visibility }
  }
  /// Where the legend lies: below the chart, leading, unless this says otherwise.
  /// - Parameter spacing: From the chart, in points.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    configuringChart { $0.legend.place(position, alignment, spacing) }
  }
  /// A legend of one's own.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return configuringChart {
      $0.legend.place(position, alignment, spacing)
      $0.legend.content = view
    }
  }
}

extension LegendSettings {
  fileprivate mutating func place(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
    self.position = position
    self.alignment = alignment
    self.spacing = spacing.map { OddNumbers.finite($0, "chartLegend(spacing:)", or: 0) }
    if visibility == .hidden { visibility = .automatic }
  }
}
