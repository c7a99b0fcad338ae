import AttributeGraph
import LayerTree

/// Shows of a view only what another one covers.
struct MaskModifier<Mask: View> {
  var alignment: Alignment
  var mask: Mask
}

extension MaskModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layer = Layer(name: "mask")
    layer.isGroup = true
    inputs.layer.addChild(layer)
    let space = FramedSpace(parent: inputs.space, layer: layer, frame: inputs.frame)
    inputs.subgraph.effect(LayerPlacing(layer: layer, inputs: inputs))
    let inner = inputs.inside(layer, space: space)
    let outputs = body(inner)
    makeMask(modifier, inner)
    return outputs
  }

  /// A layer in front of the content that cuts it. It takes no touches and means nothing.
  private nonisolated static func makeMask(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) {
    let layer = Layer(name: "what masks")
    layer.blend = .mask
    layer.allowsHitTesting = false
    inputs.layer.addChild(layer)
    let space = FramedSpace(parent: inputs.space, layer: layer, frame: inputs.frame)
    inputs.subgraph.effect(LayerPlacing(layer: layer, inputs: inputs))
    let alignment = inputs.subgraph.rule(Narrowed<Alignment>(value: modifier.field { address(of: &$0.alignment) }))
    _ = inputs.inside(layer, space: space).makeChild("mask", isDetached: true) {
      Mask._makeView(modifier.field { address(of: &$0.mask) }, $0)
    } place: { computer, outer in
      alignment.value.place(computer.dimensions(ProposedViewSize(outer.size)), in: outer)
    }
  }
}

extension View {
  /// Shows of the view what the mask covers: as much as the mask is opaque. The mask is offered the view's size. Touches are not
  /// cut, as with clips.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(alignment: .center, mask: mask))
  }
}
