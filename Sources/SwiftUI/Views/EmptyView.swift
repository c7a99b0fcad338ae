/// A view without content; it takes no place in a container.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs { .empty }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs { .fixed([]) }
}
