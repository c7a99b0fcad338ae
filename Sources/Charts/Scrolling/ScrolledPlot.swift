import SwiftUI

/// The window on a plot that scrolls, with the labels that move along.
struct ScrolledPlot<Content: View>: View {
  let extent: ScrollExtent
  let place: ScrolledPlace
  /// What labels along the axes take of the window: their part does not grow with the plot.
  let content: Content

  var body: some View {
    WindowLayout {
      ScrolledPlotLayout(extent: extent) { content }
        .modifier(MovedByScrolling(place: place, sign: -1, axes: extent.axes))
    }
    .clipped()
    // Places are counted from the left.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// As large as what it is offered, whatever is in it, which begins at its upper left corner.
private struct WindowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide]
  }
}

/// As long as the plot is, along the axes that scroll.
private struct ScrolledPlotLayout: Layout {
  let extent: ScrollExtent

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let seen = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: seen.width * extent.x, height: seen.height * extent.y)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide]
  }
}

/// What labels that scroll with a plot take of each side of its window, in points: guides carry it out of what scrolls.
enum MovingLabels {
  private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

  /// Vertical ones, also for the sides: those are not mirrored on their way.
  private static let guides: [(guide: VerticalAlignment, side: WritableKeyPath<EdgeInsets, CGFloat>)] = [
    (VerticalAlignment(Top.self), \.top), (VerticalAlignment(Leading.self), \.leading),
    (VerticalAlignment(Bottom.self), \.bottom), (VerticalAlignment(Trailing.self), \.trailing),
  ]

  /// nil: another guide.
  static func side(_ guide: VerticalAlignment) -> WritableKeyPath<EdgeInsets, CGFloat>? {
    guides.first { $0.guide == guide }?.side
  }
  static func insets(of window: LayoutSubview, in size: CGSize) -> EdgeInsets {
    let dimensions = window.dimensions(in: ProposedViewSize(size))
    var insets = EdgeInsets()
    for (guide, side) in guides { insets[keyPath: side] = dimensions[explicit: guide] ?? 0 }
    return insets
  }
}

/// The part of the plot that is seen, in points.
struct PlotAreaKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    if value == .zero { value = next }
  }
}
