import AttributeGraph
import CoreGraphics

/// A bar at one side of a view, which keeps out of the bar's way. What ignores the safe area reaches under the bar.
struct SafeAreaInsetModifier<Bar: View> {
  var edge: Edge
  /// Across the side: where the bar lies along it.
  var alignment: AlignmentKey
  /// Between the bar and the rest, in points; nil: the default distance.
  var spacing: CGFloat?
  var bar: Bar
}

extension SafeAreaInsetModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let bar = LateLayout()
    let parameters = inputs.subgraph.rule(InsetParametersRule(modifier: modifier))
    var own = inputs
    own.ownsLayer = false
    var base = own
    let inset = inputs.subgraph.rule(BarInset(parameters: parameters, bar: bar, outer: inputs.place))
    base.safeArea = inputs.subgraph.rule(NarrowedSafeArea(inputs, inset))
    let child = base.makeChild(
      "safeAreaInset", body,
      placing: { computer, outer in
        outer.inside(inset.value, computer)
      })
    bar.source = own.makeChild(
      "safeAreaInset", { Bar._makeView(modifier.field { address(of: &$0.bar) }, $0) },
      placing: {
        parameters.value.placeBar($0, in: $1)
      })
    let layout = SafeAreaInsetLayout(parameters: parameters, child: child, bar: bar)
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(layout)))
  }
}

extension ViewPlace {
  /// The place of content that is offered the part of this one inside `insets`.
  func inside(_ insets: EdgeInsets, _ content: LayoutComputer) -> ViewPlace {
    let room = size.inset(by: insets)
    return Alignment.center.place(
      content.dimensions(room.proposal),
      in: ViewPlace(origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), size: room))
  }
}

/// What the author says of a bar.
private struct InsetParameters: Equatable {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat

  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The bar is offered the whole; it lies at its side.
  func placeBar(_ bar: LayoutComputer, in outer: ViewPlace) -> ViewPlace {
    let dimensions = bar.dimensions(ProposedViewSize(outer.size.size))
    var origin = outer.origin
    origin[axis.other] += ViewDimensions(size: outer.size)[alignment] - dimensions[alignment]
    if edge == .bottom || edge == .trailing { origin[axis] += outer.size.size[axis] - dimensions.size[axis] }
    return ViewPlace(origin: origin, size: dimensions.viewSize)
  }
  /// What the bar takes of a view of this size.
  func insets(_ bar: LayoutComputer, _ proposal: ProposedViewSize) -> EdgeInsets {
    EdgeInsets(bar.size(proposal)[axis] + spacing, on: Edge.Set(edge))
  }
}

private struct InsetParametersRule<Bar: View>: Rule {
  let modifier: _GraphValue<SafeAreaInsetModifier<Bar>>
  func update(_ slot: Slot<InsetParameters>) -> Bool {
    let modifier = modifier.value
    let spacing = OddNumbers.finite(modifier.spacing ?? ViewSpacing.standard, "safeAreaInset(spacing:)", or: 0)
    return slot.putIfChanged(InsetParameters(edge: modifier.edge, alignment: modifier.alignment, spacing: spacing))
  }
  func name() -> String { "safeAreaInset" }
}

private struct BarInset: Rule {
  let parameters: Attribute<InsetParameters>
  let bar: LateLayout
  let outer: PlaceSource
  func update(_ slot: Slot<EdgeInsets>) -> Bool {
    slot.putIfChanged(parameters.value.insets(bar.source.value, ProposedViewSize(outer.value.size.size)))
  }
  func name() -> String { "inset by a bar" }
  static var cycleDefault: EdgeInsets? { EdgeInsets() }
}

private struct SafeAreaInsetLayout: LayoutRule {
  let parameters: Attribute<InsetParameters>
  let child: LayoutSource
  let bar: LateLayout
  func make() -> SafeAreaInsetComputer { SafeAreaInsetComputer() }
  func fill(_ computer: SafeAreaInsetComputer) {
    computer.parameters = parameters.value
    computer.child = child.value
    computer.bar = bar.source.value
  }
  func name() -> String { "layout of safeAreaInset" }
}

/// As big as the content in what the bar leaves, and the bar.
private final class SafeAreaInsetComputer: WrappingComputer {
  var parameters: InsetParameters?
  var bar: LayoutComputer = .empty
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let parameters else { return .zero }
    let insets = parameters.insets(bar, proposal)
    let inner = child.size(proposal.inset(by: insets))
    return CGSize(
      width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
  }
  override func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard let parameters else { return nil }
    let insets = parameters.insets(bar, ProposedViewSize(size.size))
    guard let guide = child.guide(key, at: size.inset(by: insets)) else { return nil }
    return guide + (key.axis == .horizontal ? insets.leading : insets.top)
  }
}

extension View {
  /// A bar at the top or bottom of the view, which is inset by the bar's height and `spacing` points (nil: 8).
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, bar: content()))
  }
  /// A bar at the leading or trailing side of the view, which is inset by the bar's width and `spacing` points (nil: 8).
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing, bar: content()))
  }
}
