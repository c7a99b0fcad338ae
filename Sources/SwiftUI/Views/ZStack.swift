import AttributeGraph

/// Views over each other, the first at the back.
public struct ZStack<Content: View> {
  var alignment: Alignment
  var content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let alignment = inputs.subgraph.rule(Narrowed<Alignment>(value: view.field { address(of: &$0.alignment) }))
    return makeContainer("ZStack", inputs, OverlayingComputer()) {
      $0.alignment = alignment.value
    } content: {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}
