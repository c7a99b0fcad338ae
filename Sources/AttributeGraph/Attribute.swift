/// A typed handle over a node.
///
/// It does not keep the node alive: the subgraph does. Debug builds notice a handle whose node's memory serves another.
public struct Attribute<Value>: Hashable {
  public let node: NodePointer
  #if DEBUG
    @usableFromInline let number: UInt32
  #endif

  /// The handle of a node whose value is known to be a `Value`.
  @inlinable public init(node: NodePointer) {
    self.node = node
    #if DEBUG
      number = node.pointee.number
    #endif
  }

  @inlinable func check() {
    #if DEBUG
      if node.pointee.number != number { reportFreedNode() }
    #endif
  }

  /// The value, up to date. A running rule becomes its dependant.
  @inlinable public var value: Value {
    check()
    node.pointee.core.read(node)
    return Slot<Value>(node: node).pointer.pointee
  }

  /// A field of the value, read like `value` but without copying the rest.
  @inlinable public func at<T>(_ byteOffset: Int, _ type: T.Type) -> T {
    check()
    node.pointee.core.read(node)
    return (UnsafeMutableRawPointer(node) + (Node.valueOffset + byteOffset)).assumingMemoryBound(to: T.self).pointee
  }

  /// Gives an input a new value; it counts as changed even if it is equal.
  ///
  /// An input whose subgraph has ended takes the value without effect, until its memory is freed.
  @inlinable public func set(_ value: Value) {
    checkIsInput()
    Slot<Value>(node: node).pointer.pointee = value
    node.pointee.core.inputChanged(node)
  }

  /// Makes a rule run again although no input changed; nothing happens before the next flush or read.
  public func invalidate() {
    check()
    if node.pointee.flags.contains(.freed) { reportFreedNode() }
    node.pointee.core.invalidate(node)
  }

  /// The same node without its type, for code that reads fields by their offset.
  @inlinable public var untyped: Attribute<UInt8> { Attribute<UInt8>(node: node) }

  @inlinable func checkIsInput() {
    check()
    if !node.pointee.flags.contains(.input) { reportSetOfRule(node) }
  }
}

extension Attribute where Value: Equatable {
  /// Gives an input a new value; nothing happens if it equals the old one.
  @inlinable public func update(_ value: Value) {
    checkIsInput()
    if Slot<Value>(node: node).pointer.pointee == value { return }
    set(value)
  }
}

@usableFromInline @inline(never) func reportSetOfRule(_ node: NodePointer) -> Never {
  if node.pointee.flags.contains(.freed) { reportFreedNode() }
  fatalError(
    """
    AttributeGraph: "\(node.pointee.ruleType._name(node))" (attribute \(node.pointee.number)) was set, but a rule computes it. \
    Only attributes made by Subgraph.input can be set.
    """)
}
