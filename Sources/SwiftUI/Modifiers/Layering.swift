import AttributeGraph

/// Behind or in front of the view that is modified.
protocol LayeringPlace { static var isBehind: Bool { get } }
enum Behind: LayeringPlace { static var isBehind: Bool { true } }
enum InFront: LayeringPlace { static var isBehind: Bool { false } }

/// A view behind or in front of another, in its frame and without a say in its size.
struct LayeringModifier<Place: LayeringPlace, Layered: View> {
  var alignment: Alignment
  var view: Layered
}

extension LayeringModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs.ownsLayer = false
    if Place.isBehind {
      return inputs.behind {
        makeLayered(modifier, $0)
      } _: {
        body($0)
      }
    }
    let outputs = body(inputs)
    makeLayered(modifier, inputs)
    return outputs
  }

  private nonisolated static func makeLayered(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) {
    let alignment = inputs.subgraph.rule(Narrowed<Alignment>(value: modifier.field { address(of: &$0.alignment) }))
    _ = inputs.makeChild(Place.isBehind ? "background" : "overlay", isDetached: true) {
      Layered._makeView(modifier.field { address(of: &$0.view) }, $0)
    } placing: { computer, outer in
      alignment.value.place(computer.dimensions(ProposedViewSize(outer.size.size)), in: outer)
    }
  }
}

extension View {
  /// A view behind this one, offered its size and aligned in its frame.
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayeringModifier<Behind, _>(alignment: alignment, view: content()))
  }
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(LayeringModifier<Behind, _>(alignment: alignment, view: background))
  }
  /// A style behind the view. Where it touches the safe area it reaches to the edges of the screen.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(.all, edges: edges) }
  }
  /// The background of the screen behind the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }
  /// The background of the screen, in a shape behind the view.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
  /// A style in a shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    background { shape.fill(style, style: fillStyle) }
  }
  /// A view in front of this one, offered its size and aligned in its frame.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayeringModifier<InFront, _>(alignment: alignment, view: content()))
  }
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayeringModifier<InFront, _>(alignment: alignment, view: overlay))
  }
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(.all, edges: edges) }
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
