import AttributeGraph

/// Several views in a row, as a builder's block makes them.
public struct TupleView<each Content: View> {
  var content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitGroup(inputs) { _makeViewList(view, $0) }
  }

  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    var offset = view.offset
    var lists: [_ListOutputs] = []
    for type in repeat (each Content).self {
      lists.append(type._makeElement(of: view.attribute, startingAt: view.offset, after: &offset, inputs))
    }
    return .group(lists)
  }
}

extension View {
  /// Wires one field of a tuple and moves `offset` behind it.
  fileprivate nonisolated static func _makeElement(
    of attribute: Attribute<UInt8>, startingAt base: Int, after offset: inout Int, _ inputs: _ListInputs
  ) -> _ListOutputs {
    let alignment = MemoryLayout<Self>.alignment
    offset = (offset - base + alignment - 1) / alignment * alignment + base
    defer { offset += MemoryLayout<Self>.size }
    return _makeViewList(_GraphValue<Self>(field: attribute, offset: offset), inputs)
  }
}
