import AttributeGraph
import LayerTree

/// A modifier that gives a view a layer of its own and writes into it; layout goes through unchanged.
protocol LayerModifier: PrimitiveModifier, Animatable {
  static var layerName: String { get }
  /// Nothing that a leaf writes (content, hit shape, meaning) is written by the modifier, so the leaf may use its layer.
  static var lendsLayer: Bool { get }
  /// Writes the modifier, as it is presented, into the layer of a view of `size`.
  func apply(to layer: Layer, size: CGSize, in context: EffectContext)
}

/// What an effect may read besides its own modifier.
struct EffectContext {
  unowned(unsafe) let viewGraph: ViewGraph
  let environment: Attribute<EnvironmentValues>
}

extension LayerModifier {
  static var lendsLayer: Bool { true }

  nonisolated public static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layer = Layer(name: layerName)
    inputs.layer.addChild(layer)
    let space = FramedSpace(parent: inputs.space, layer: layer, frame: inputs.frame)
    inputs.subgraph.effect(LayerModifierEffect(modifier: modifier, layer: layer, inputs: inputs))
    return body(inputs.inside(layer, space: space, lendsLayer: lendsLayer))
  }
}

private struct LayerModifierEffect<Modifier: LayerModifier>: Rule {
  private let modifier: _GraphValue<Modifier>
  private let layer: Layer
  private let context: EffectContext
  private let scope: TransactionScope?
  private var placed: PlacedLayer
  private var state = AnimatableState<Modifier.AnimatableData>()

  init(modifier: _GraphValue<Modifier>, layer: Layer, inputs: _ViewInputs) {
    self.modifier = modifier
    self.layer = layer
    context = EffectContext(viewGraph: inputs.viewGraph, environment: inputs.environment)
    scope = inputs.transaction
    placed = PlacedLayer(inputs)
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let frame = placed.update(layer)
    var presented = modifier.value
    presented.animatableData = state.update(presented.animatableData, in: context.viewGraph, scope: scope)
    presented.apply(to: layer, size: frame.size, in: context)
    return false
  }
  func name() -> String { Modifier.layerName }
}

/// A modifier that moves, turns or scales a view where it is drawn and hit, and leaves the layout alone.
///
/// `transform` or `projection` is to be given, for a view of `size`, from its unmoved space to the moved one.
protocol GeometryEffectModifier: PrimitiveModifier, Animatable {
  static var layerName: String { get }
  /// Where the modifier was written, for those who explain.
  var source: SourcePlace? { get }
  func transform(for size: CGSize) -> CGAffineTransform
  func projection(for size: CGSize) -> PlaneProjection
}

extension GeometryEffectModifier {
  var source: SourcePlace? { nil }

  func transform(for size: CGSize) -> CGAffineTransform { .identity }
  func projection(for size: CGSize) -> PlaneProjection {
    PlaneProjection(transform(for: size))
  }

  nonisolated public static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeGeometryEffect(layerName, modifier, inputs, body, source: \.source) { $0.projection(for: $1) }
  }
}

/// Wires a view inside a layer that `effect` moves.
func makeGeometryEffect<Modifier: Animatable>(
  _ name: String, _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs,
  source: @escaping (Modifier) -> SourcePlace? = { _ in nil },
  effect: @escaping (Modifier, CGSize) -> PlaneProjection
) -> _ViewOutputs {
  let layer = Layer(name: name)
  inputs.layer.addChild(layer)
  let presented = inputs.subgraph.rule(Animated(modifier, inputs))
  func held(_ modifier: Modifier, _ size: CGSize) -> PlaneProjection {
    // Finite numbers may still make one that is not: a scale of 1e300 about a point as far away.
    OddNumbers.finite(effect(modifier, size), "The transform of \(name)")
  }
  let space = EffectSpace(parent: inputs.space, layer: layer, frame: inputs.frame) { size in
    let projection = held(presented.value, size)
    // In perspective, as it is in the middle of the view.
    return projection.affine ?? projection.linearized(at: CGPoint(x: size.width / 2, y: size.height / 2)) ?? .identity
  }
  inputs.subgraph.effect(
    GeometryEffectRule(
      presented: presented, layer: layer, placed: PlacedLayer(inputs), label: name, source: source, effect: held))
  return body(inputs.inside(layer, space: space, lendsLayer: true))
}

private struct GeometryEffectRule<Modifier: Animatable>: Rule {
  let presented: Attribute<Modifier>
  let layer: Layer
  var placed: PlacedLayer
  let label: String
  let source: (Modifier) -> SourcePlace?
  let effect: (Modifier, CGSize) -> PlaneProjection

  mutating func update(_ slot: Slot<Void>) -> Bool {
    let frame = placed.update(layer)
    let presented = presented.value
    let projection = effect(presented, frame.size)
    layer.source = source(presented)
    let affine = projection.affine
    layer.transform = affine ?? .identity
    layer.projection = affine == nil ? projection : nil
    return false
  }
  func name() -> String { label }
}
