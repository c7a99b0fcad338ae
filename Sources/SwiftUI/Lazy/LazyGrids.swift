import CoreGraphics

/// Views in columns, line after line, that are made when they come into view, as in a `LazyVStack`.
public struct LazyVGrid<Content: View> {
  var parameters: LazyParameters
  var content: Content

  /// `alignment`: where the columns lie that leave room; `spacing` in points between lines, nil is 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    parameters = LazyParameters(
      alignment: alignment.key, spacing: spacing, grid: LazyGridTracks(items: columns), pins: pinnedViews)
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer("LazyVGrid", .vertical, view.field { address(of: &$0.parameters) }, inputs) {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}

/// Views in rows, column after column, that are made when they come into view, as in a `LazyHStack`.
public struct LazyHGrid<Content: View> {
  var parameters: LazyParameters
  var content: Content

  /// `alignment`: where the rows lie that leave room; `spacing` in points between columns, nil is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    parameters = LazyParameters(alignment: alignment.key, spacing: spacing, grid: LazyGridTracks(items: rows), pins: [])
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer("LazyHGrid", .horizontal, view.field { address(of: &$0.parameters) }, inputs) {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}
