import AttributeGraph

/// Sets what texts and shapes in a view are filled with.
///
/// It holds the style and no closure, so that it is seen to say the same as before: then no environment is made.
struct ForegroundModifier {
  let style: AnyShapeStyle
}

extension ForegroundModifier: InputsModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, _ modifier: _GraphValue<Self>) {
    inputs.environment = inputs.subgraph.rule(ForegroundEnvironment(modifier: modifier, outer: inputs.environment))
  }
}

private struct ForegroundEnvironment: Rule {
  private let modifier: _GraphValue<ForegroundModifier>
  private let outer: Attribute<EnvironmentValues>
  /// What the value was made of.
  private var last: (style: AnyShapeStyle, outer: EnvironmentValues)?

  init(modifier: _GraphValue<ForegroundModifier>, outer: Attribute<EnvironmentValues>) {
    self.modifier = modifier
    self.outer = outer
  }
  mutating func update(_ slot: Slot<EnvironmentValues>) -> Bool {
    let style = modifier.value.style, outer = outer.value
    if slot.hasValue, let last, last.outer.isIdentical(to: outer), last.style == style { return false }
    last = (style, outer)
    var drawing = outer.drawing
    drawing.foreground = style.seen(around: drawing.foreground)
    if slot.hasValue && slot.pointer.pointee.isSame(as: outer, with: drawing) { return false }
    return slot.put(outer.with(drawing))
  }
  func name() -> String { "environment" }
}
