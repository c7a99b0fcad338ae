import AttributeGraph
import CoreGraphics

/// Room at the sides of a view that counts as covered: content keeps out of it, what ignores the safe area does not.
struct SafeAreaPaddingModifier: Equatable {
  var insets: EdgeInsets
}

extension SafeAreaPaddingModifier: Animatable {
  var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }
}

extension SafeAreaPaddingModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let insets = inputs.subgraph.rule(SafeAreaPaddingInsets(padding: inputs.subgraph.rule(Animated(modifier, inputs))))
    var base = inputs
    base.safeArea = inputs.subgraph.rule(NarrowedSafeArea(inputs, insets))
    let child = base.makeChild("safeAreaPadding", body, placing: { computer, outer in outer.inside(insets.value, computer) })
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(SafeAreaPaddingLayout(insets: insets, child: child))))
  }
}

private struct SafeAreaPaddingInsets: Rule {
  let padding: Attribute<SafeAreaPaddingModifier>
  func update(_ slot: Slot<EdgeInsets>) -> Bool { slot.putIfChanged(padding.value.insets.finite) }
  func name() -> String { "safeAreaPadding" }
}

private struct SafeAreaPaddingLayout: LayoutRule {
  let insets: Attribute<EdgeInsets>
  let child: LayoutSource
  func make() -> PaddingComputer { PaddingComputer() }
  func fill(_ computer: PaddingComputer) {
    computer.insets = insets.value
    computer.child = child.value
  }
  func name() -> String { "layout of safeAreaPadding" }
}

extension View {
  /// Makes the safe area smaller at the view's sides by `insets`, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingModifier(insets: insets)) }
  /// Makes the safe area smaller on some sides; `length` nil is 16 points.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? defaultPadding, on: edges))
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(length, on: .all)) }
}
