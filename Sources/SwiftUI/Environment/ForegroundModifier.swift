import AttributeGraph

/// Sets what texts and shapes in a view are filled with.
///
/// It holds the style and no closure, so that it is seen to say the same as before: then no environment is made.
struct ForegroundModifier {
  let style: AnyShapeStyle
  /// Nothing is set where somebody further out has said what to fill with, as of a button's label.
  var isFallback = false
}

extension View {
  /// Fills texts and shapes with `style` where no `foregroundStyle` around the view says otherwise.
  nonisolated func foregroundFallback(_ style: AnyShapeStyle) -> some View {
    modifier(ForegroundModifier(style: style, isFallback: true))
  }
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
  private var last: (style: AnyShapeStyle, isFallback: Bool, outer: EnvironmentValues)?

  init(modifier: _GraphValue<ForegroundModifier>, outer: Attribute<EnvironmentValues>) {
    self.modifier = modifier
    self.outer = outer
  }
  mutating func update(_ slot: Slot<EnvironmentValues>) -> Bool {
    let style = modifier.value.style, isFallback = modifier.value.isFallback, outer = outer.value
    if slot.hasValue, let last, last.outer.isIdentical(to: outer), last.isFallback == isFallback, last.style == style {
      return false
    }
    last = (style, isFallback, outer)
    var drawing = outer.drawing
    if !isFallback || drawing.foreground == nil { drawing.foreground = style.seen(around: drawing.foreground) }
    if slot.hasValue && slot.pointer.pointee.isSame(as: outer, with: drawing) { return false }
    return slot.put(outer.with(drawing))
  }
  func name() -> String { "environment" }
}
