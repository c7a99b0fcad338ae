import AttributeGraph

/// A value that lives in the graph, or a field of one: an attribute and a byte offset into its value.
///
/// Going down to a field costs no node. A reader of the field depends on the whole attribute.
public struct _GraphValue<Value> {
  let attribute: Attribute<UInt8>
  let offset: Int
  /// The attribute holds this value and nothing around it.
  let isWhole: Bool

  init(_ attribute: Attribute<Value>) {
    self.attribute = attribute.untyped
    offset = 0
    isWhole = true
  }
  init(whole attribute: Attribute<UInt8>) {
    self.attribute = attribute
    offset = 0
    isWhole = true
  }
  init(field attribute: Attribute<UInt8>, offset: Int) {
    self.attribute = attribute
    self.offset = offset
    isWhole = false
  }

  /// Read by the running rule, which runs again when the value changes.
  var value: Value { attribute.at(offset, Value.self) }

  /// The field that `address` points to, as in `value.field { address(of: &$0.content) }`.
  func field<Member>(_ address: (inout Value) -> Int) -> _GraphValue<Member> {
    _GraphValue<Member>(field: attribute, offset: offset + offsetOfField(address))
  }
}

/// The offset of a field, found on a pointer that is never read or written through.
private func offsetOfField<Value>(_ address: (inout Value) -> Int) -> Int {
  let base = UnsafeMutablePointer<Value>(bitPattern: 1 << 20)!
  return address(&base.pointee) - (1 << 20)
}

func address<Member>(of member: inout Member) -> Int {
  withUnsafeMutablePointer(to: &member) { Int(bitPattern: $0) }
}
