import AttributeGraph
import LayerTree

extension Color: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.subgraph.effect(ColorEffect(view: view, inputs: inputs))
    return _ViewOutputs(layout: .constant(FillingComputer.shared))
  }
}

private struct ColorEffect: Rule {
  private let view: _GraphValue<Color>
  private var leaf: LeafLayer
  private let inputs: EffectContext
  private let scope: TransactionScope?
  private var state = AnimatableState<PaintColor.AnimatableData>()

  init(view: _GraphValue<Color>, inputs: _ViewInputs) {
    self.view = view
    leaf = LeafLayer("Color", inputs)
    self.inputs = EffectContext(viewGraph: inputs.viewGraph, environment: inputs.environment)
    scope = inputs.transaction
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let bounds = leaf.update()
    var color = view.value.resolved(in: inputs.environment.value)
    color.animatableData = state.update(color.animatableData, in: inputs.viewGraph, scope: scope)
    paint(color, bounds)
    return false
  }
  private func paint(_ color: PaintColor, _ bounds: CGRect) {
    let layer = leaf.layer
    layer.content =
      color.alpha > 0 && !bounds.isEmpty ? [.fill(CGPath(rect: bounds, transform: nil), .color(color), evenOdd: false)] : []
    // A clear colour draws nothing and so takes no touches: a choice, reports differ. `contentShape` makes it take them.
    layer.hitShape = color.alpha > 0 ? .bounds : .none
  }
  func name() -> String { "drawing of Color" }
}

extension PaintColor: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(red, green), AnimatablePair(blue, alpha)) }
    set {
      (red, green) = (newValue.first.first, newValue.first.second)
      (blue, alpha) = (newValue.second.first, newValue.second.second)
    }
  }
}
