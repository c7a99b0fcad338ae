import AttributeGraph
import LayerTree

/// Names the space of a view, for geometry read inside it.
struct CoordinateSpaceModifier {
  var name: AnyHashable
}

extension CoordinateSpaceModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layer = Layer(name: "coordinateSpace")
    inputs.layer.addChild(layer)
    let space = FramedSpace(parent: inputs.space, layer: layer, frame: inputs.frame)
    space.coordinateSpaceName = { modifier.value.name }
    inputs.subgraph.effect(LayerPlacing(layer: layer, inputs: inputs))
    return body(inputs.inside(layer, space: space))
  }
}

extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
