import AttributeGraph

/// A view that is told its own size and place. It takes all that is offered; what it contains starts at its top leading corner.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let size = inputs.subgraph.rule(SizeOfFrame(frame: inputs.frame))
    let geometry = ViewGeometry(size: size, inputs: inputs)
    let handle = BodyHandle(in: inputs.subgraph)
    let content = inputs.subgraph.rule(GeometryContent(view: view, geometry: geometry, handle: handle))
    handle.node = content.untyped
    _ = inputs.makeChild("GeometryReader", isDetached: true) {
      makeImplicitTopLeading(Content.self, _GraphValue(content), $0)
    } placing: { computer, outer in
      let proposal = ProposedViewSize(outer.size.size)
      return ViewPlace(origin: outer.origin, size: ViewSize(computer.size(proposal), proposal: proposal))
    }
    return _ViewOutputs(layout: .constant(FillingComputer.shared))
  }
}

/// Content that may be several views, laid over each other at the top leading corner.
private func makeImplicitTopLeading<Content: View>(
  _ type: Content.Type, _ content: _GraphValue<Content>, _ inputs: _ViewInputs
) -> _ViewOutputs {
  makeContainer("GeometryReader", inputs, OverlayingComputer()) {
    $0.alignment = .topLeading
  } content: {
    Content._makeViewList(content, $0)
  }
}

private struct GeometryContent<Content: View>: Rule {
  let view: _GraphValue<GeometryReader<Content>>
  let geometry: ViewGeometry
  let handle: BodyHandle
  let plan = TypePlan.of(Content.self)
  func update(_ slot: Slot<Content>) -> Bool {
    let content = view.value.content
    // The content depends on the size even if it does not read it: that is what it is made for.
    _ = geometry.size.value
    let proxy = GeometryProxy(geometry: geometry)
    return slot.put(handle.observing(in: geometry.viewGraph) { content(proxy) }, by: plan)
  }
  func name() -> String { "GeometryReader.content" }
}
