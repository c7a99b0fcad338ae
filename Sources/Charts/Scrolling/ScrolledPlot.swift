import SwiftUI

/// The window on a plot that scrolls, with the labels that move along.
struct ScrolledPlot<Content: View>: View {
  let extent: ScrollExtent
  let place: ScrolledPlace
  /// The plot and those labels.
  let content: Content

  var body: some View {
    ExtentLayout(extent: ScrollExtent()) {
      ExtentLayout(extent: extent) { content }
        .modifier(MovedByScrolling(place: place, sign: -1, axes: extent.axes))
    }
    .clipped()
    // Places are counted from the left.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// As large as what it is offered, times the extent, whatever is in it, which begins at its upper left corner. Guides in it are its own.
private struct ExtentLayout: Layout {
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

/// The part of the plot that is seen, in points.
struct PlotAreaKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    if value == .zero { value = next }
  }
}
