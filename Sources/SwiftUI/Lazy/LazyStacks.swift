import CoreGraphics

/// Views above each other that are made when they come into view.
///
/// It takes all the width it is offered. Rows of a `ForEach` are made when they come into the visible part of the scroll view around
/// (without one: of the screen), and dropped when they are 100 points outside it; what they kept in `@State` goes with them. A row that
/// nobody has seen counts as long as the others on average; when it turns out otherwise, what is in view stays where it is.
public struct LazyVStack<Content: View> {
  var parameters: LazyParameters
  var content: Content

  /// `spacing` in points between rows; nil is 8 (a choice). Pinned headers and footers stay in view as long as their section is.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    parameters = LazyParameters(alignment: alignment.key, spacing: spacing, pins: pinnedViews)
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer("LazyVStack", .vertical, view.field { address(of: &$0.parameters) }, inputs) {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}

/// Views side by side that are made when they come into view, as in a `LazyVStack`. It takes all the height it is offered.
public struct LazyHStack<Content: View> {
  var parameters: LazyParameters
  var content: Content

  /// `spacing` in points between views; nil is 8 (a choice).
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    parameters = LazyParameters(alignment: alignment.key, spacing: spacing, pins: [])
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer("LazyHStack", .horizontal, view.field { address(of: &$0.parameters) }, inputs) {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}
