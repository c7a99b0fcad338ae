import AttributeGraph

/// Runs an action after an update in which something of a view's geometry changed.
struct GeometryActionModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryActionModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let size = inputs.subgraph.rule(SizeOfFrame(frame: inputs.frame))
    let geometry = ViewGeometry(size: size, inputs: inputs)
    inputs.subgraph.effect(GeometryAction(modifier: modifier, geometry: geometry, viewGraph: inputs.viewGraph))
    return body(inputs)
  }
}

private struct GeometryAction<Value: Equatable>: Rule {
  private let modifier: _GraphValue<GeometryActionModifier<Value>>
  private let geometry: ViewGeometry
  private unowned(unsafe) let viewGraph: ViewGraph
  private var last: Value?
  private var repeats = ValueRepeats<Value>()

  init(modifier: _GraphValue<GeometryActionModifier<Value>>, geometry: ViewGeometry, viewGraph: ViewGraph) {
    self.modifier = modifier
    self.geometry = geometry
    self.viewGraph = viewGraph
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    let new = modifier.transform(GeometryProxy(geometry: geometry))
    let old = last
    guard new != old else { return false }
    last = new
    guard repeats.allows(new, "Geometry action", in: viewGraph) else { return false }
    let action = modifier.action
    viewGraph.afterUpdate { ActionContext.with({ "onGeometryChange(for: \(Value.self))" }) { action(old ?? new, new) } }
    return false
  }
  func name() -> String { "onGeometryChange(for: \(Value.self))" }
}

extension View {
  /// Runs `action` after the first layout, and after each update in which what `transform` makes of the view's geometry changed.
  ///
  /// A value that was already told in the same frame is reported and kept back.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryActionModifier<T>(transform: transform) { _, new in action(new) })
  }
  /// The same with the old value; at first the value twice (a choice).
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryActionModifier<T>(transform: transform, action: action))
  }
}
