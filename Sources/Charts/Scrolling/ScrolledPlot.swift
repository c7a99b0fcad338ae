import SwiftUI

/// The window on a plot that scrolls, with the labels that move along.
struct ScrolledPlot<Content: View>: View {
  let extent: ScrollExtent
  let place: ScrolledPlace
  /// What labels along the axes take of the window: their part does not grow with the plot.
  let content: Content

  var body: some View {
    GeometryReader { geometry in
      ScrolledPlotLayout(extent: extent) { content }
        .modifier(MovedByScrolling(place: place, sign: -1))
        .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
        .clipped()
    }
    // Places are counted from the left.
    .environment(\.layoutDirection, .leftToRight)
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
}

/// The part of the plot that is seen, in points.
struct PlotAreaKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    if value == .zero { value = next }
  }
}
