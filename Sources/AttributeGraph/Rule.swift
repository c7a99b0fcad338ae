/// The part of a rule that the untyped graph calls. Conform to `Rule`, which supplies all of it.
public protocol AnyRule {
  /// Runs the rule of `node`; true when its value changed.
  static func _update(_ node: NodePointer) -> Bool
  /// Ends the value, if there is one, and the rule.
  static func _destroy(_ node: NodePointer)
  static func _name(_ node: NodePointer) -> String
  /// Gives a node without a value its `cycleDefault`; false when there is none.
  static func _giveDefault(_ node: NodePointer) -> Bool
  /// Gives a node without a value the empty value of its type (nil, zero, false, no elements); false when there is none.
  static func _giveEmpty(_ node: NodePointer) -> Bool
}

/// How an attribute's value follows from other attributes. Reading `Attribute.value` inside `update` is what makes it depend.
///
/// A rule is stored inline behind its value; keep it a struct of handles.
public protocol Rule: AnyRule {
  associatedtype Value
  /// Puts the value into the slot; true means it changed and dependants must run. The first run must put a value,
  /// unless `Value` is `Void`.
  mutating func update(_ slot: Slot<Value>) -> Bool
  /// A name for people, asked for only by diagnosis.
  func name() -> String
  /// What a reader gets that meets this node in a cycle before it ever had a value.
  static var cycleDefault: Value? { get }
}

extension Rule {
  public func name() -> String { "\(Self.self)" }
  public static var cycleDefault: Value? { nil }
}

extension Rule {
  @inlinable @inline(__always) static var ruleOffset: Int {
    let alignment = MemoryLayout<Self>.alignment
    return (Node.valueOffset + MemoryLayout<Value>.size + alignment - 1) & ~(alignment - 1)
  }

  @inlinable @inline(__always) static func rule(of node: NodePointer) -> UnsafeMutablePointer<Self> {
    (UnsafeMutableRawPointer(node) + ruleOffset).assumingMemoryBound(to: Self.self)
  }

  @inlinable public static func _update(_ node: NodePointer) -> Bool {
    let changed = rule(of: node).pointee.update(Slot(node: node))
    if !node.pointee.flags.contains(.hasValue) {
      if MemoryLayout<Value>.size == 0 { node.pointee.flags.insert(.hasValue) } else { reportMissingValue(node) }
    }
    return changed
  }

  @inlinable public static func _destroy(_ node: NodePointer) {
    if node.pointee.flags.contains(.hasValue) { Slot<Value>(node: node).pointer.deinitialize(count: 1) }
    rule(of: node).deinitialize(count: 1)
  }

  public static func _name(_ node: NodePointer) -> String { rule(of: node).pointee.name() }

  public static func _giveDefault(_ node: NodePointer) -> Bool {
    guard let value = cycleDefault else { return false }
    return Slot<Value>(node: node).put(value)
  }

  public static func _giveEmpty(_ node: NodePointer) -> Bool {
    guard let value = emptyValue(of: Value.self) else { return false }
    return Slot<Value>(node: node).put(value)
  }
}

@usableFromInline @inline(never) func reportMissingValue(_ node: NodePointer) {
  fatalError(
    """
    AttributeGraph: the first run of "\(node.pointee.ruleType._name(node))" (attribute \(node.pointee.number)) put no value. \
    A rule may return without a value only when it already has one. Call slot.put in update, whatever its inputs say.
    """)
}

/// nil, zero, false or no elements, when `Value` has such a value.
private func emptyValue<Value>(of type: Value.Type) -> Value? {
  func nilValue<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Value? { T(nilLiteral: ()) as? Value }
  func noElements<T: RangeReplaceableCollection>(_ type: T.Type) -> Value? { T() as? Value }
  func zero<T: AdditiveArithmetic>(_ type: T.Type) -> Value? { T.zero as? Value }
  if type == Bool.self { return false as? Value }
  if let optional = type as? any ExpressibleByNilLiteral.Type { return nilValue(optional) }
  if let collection = type as? any RangeReplaceableCollection.Type { return noElements(collection) }
  if let number = type as? any AdditiveArithmetic.Type { return zero(number) }
  return nil
}
