import AttributeGraph

/// Views in rows whose cells share columns.
public struct Grid<Content: View> {
  var layout: GridLayout
  var content: Content

  /// Spacing in points; nil is the default distance of the views beside it.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let layout = inputs.subgraph.rule(Narrowed<GridLayout>(value: view.field { address(of: &$0.layout) }))
    return makeContainer("Grid", inputs, CustomLayoutComputer<GridLayout>()) { computer in
      computer.update(layout.value, direction: .leftToRight)
    } content: {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}

/// One row of a grid: each view in it is a cell.
public struct GridRow<Content: View> {
  var alignment: VerticalAlignment?
  var content: Content

  /// `alignment` nil takes the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  /// Outside of grids the views lie over each other, as in a group.
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view.field { address(of: &$0.content) }, inputs)
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    let token = GridRowToken()
    var inputs = inputs
    inputs.traits.say(GridRowKey.self) { GridRowTrait(token: token, alignment: view.value.alignment) }
    return Content._makeViewList(view.field { address(of: &$0.content) }, inputs)
  }
}

/// Tells rows apart.
final class GridRowToken {}

struct GridRowTrait {
  let token: GridRowToken
  let alignment: VerticalAlignment?
}

enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowTrait? { nil } }
enum GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

private enum GridColumns {
  /// A column takes memory whether or not something is in it.
  static let most = 1000
  static func usable(_ count: Int) -> Int {
    guard count > most else { return OddNumbers.count(count, "gridCellColumns(_:)") }
    OddNumbers.report(
      "gridCellColumns(\(count)) is more columns than a grid can have; \(most) are used. The usual cause is a count that was meant for rows, or "
        + "a number of no meaning.")
    return most
  }
}

extension View {
  /// Lets a cell go over several columns: at least 1 and at most 1,000 (a choice; fewer and more get a line on the console).
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: GridColumns.usable(count))
  }
  /// Aligns all cells of the column that this one is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
  /// Puts a point of the cell's view on the same point of the cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridAnchorKey.self, value: anchor) }
  /// Along these axes the view takes what its column or row has and asks for nothing.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}
