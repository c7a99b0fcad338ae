import AttributeGraph

/// Room around a view.
struct PaddingModifier: Equatable {
  var insets: EdgeInsets
}

extension PaddingModifier: Animatable {
  var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }
}

extension PaddingModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let padding = inputs.subgraph.rule(Animated(modifier, inputs))
    var inner = inputs
    inner.ownsLayer = false
    inner.setPlace(inputs.subgraph.rule(PaddedFrame(outer: inputs.place, padding: padding, direction: inputs.direction)))
    let layout = PaddingLayout(padding: padding, child: body(inner).layout, viewGraph: inputs.viewGraph)
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(layout)))
  }
}

private struct PaddedFrame: Rule {
  let outer: PlaceSource
  let padding: Attribute<PaddingModifier>
  let direction: DirectionSource
  func update(_ slot: Slot<ViewPlace>) -> Bool {
    let outer = outer.value
    let insets = padding.value.insets.finite
    let start = direction.isRightToLeft.value ? insets.trailing : insets.leading
    return slot.putIfChanged(
      ViewPlace(origin: CGPoint(x: outer.origin.x + start, y: outer.origin.y + insets.top), size: outer.size.inset(by: insets)))
  }
  func name() -> String { "frame inside padding" }
  static var cycleDefault: ViewPlace? { .zero }
}

private struct PaddingLayout: LayoutRule {
  let padding: Attribute<PaddingModifier>
  let child: LayoutSource
  unowned(unsafe) let viewGraph: ViewGraph
  func make() -> PaddingComputer { PaddingComputer() }
  func fill(_ computer: PaddingComputer) {
    let insets = padding.value.insets
    if !insets.isFinite {
      viewGraph.services.console("padding \(insets) is no length; 0 is used for it. The usual cause is a division by zero.")
    }
    computer.insets = insets.finite
    computer.child = child.value
  }
  func name() -> String { "layout of padding" }
}

final class PaddingComputer: WrappingComputer {
  var insets = EdgeInsets()
  override func measure(_ proposal: ProposedViewSize) -> CGSize { around(child.size(proposal.inset(by: insets))) }
  override var fixedSize: CGSize? { child.fixed.map(around) }
  private func around(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width + insets.leading + insets.trailing), height: max(0, size.height + insets.top + insets.bottom))
  }
  override func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard let guide = child.guide(key, at: size.inset(by: insets)) else { return nil }
    return guide + (key.axis == .horizontal ? insets.leading : insets.top)
  }
  override var preferredSpacing: ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.viewSpacing.resetting(edges)
  }
}

extension ViewSize {
  /// Less `insets`, never below zero; so is the proposal.
  func inset(by insets: EdgeInsets) -> ViewSize {
    ViewSize(
      CGSize(
        width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom)),
      proposal: proposal.inset(by: insets))
  }
}

extension EdgeInsets {
  var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
  var finite: EdgeInsets {
    if isFinite { return self }
    func length(_ value: CGFloat) -> CGFloat { OddNumbers.finite(value, "A length of EdgeInsets", or: 0) }
    return EdgeInsets(top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
  }
}

/// What `padding()` adds where no length is given, in points: 16 on every iPhone.
let defaultPadding: CGFloat = 16

extension View {
  /// Room of `insets` around the view. Negative lengths let it reach out of its frame.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }
  /// Room on some sides; `length` nil is 16 points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length ?? defaultPadding, on: edges)))
  }
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length, on: .all)))
  }
}
