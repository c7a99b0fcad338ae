/// Where a rule puts its value.
public struct Slot<Value> {
  @usableFromInline let node: NodePointer
  @inlinable @inline(__always) init(node: NodePointer) { self.node = node }

  /// The value's place; initialized when `hasValue`. A rule may change the value in place and return true.
  @inlinable @inline(__always) public var pointer: UnsafeMutablePointer<Value> {
    (UnsafeMutableRawPointer(node) + Node.valueOffset).assumingMemoryBound(to: Value.self)
  }

  /// Asked of the node each time: a cycle may have given it a value since the rule began.
  @inlinable @inline(__always) public var hasValue: Bool { node.pointee.flags.contains(.hasValue) }

  /// Stores the value and returns true: it counts as changed.
  @inlinable @inline(__always) @discardableResult public func put(_ value: consuming Value) -> Bool {
    if hasValue {
      pointer.pointee = value
    } else {
      pointer.initialize(to: value)
      node.pointee.flags.insert(.hasValue)
    }
    return true
  }

  /// Stores the value and returns true, unless there is one already and `same` finds no difference.
  @inlinable @discardableResult
  public func put(_ value: consuming Value, _ same: (borrowing Value, borrowing Value) -> Bool) -> Bool {
    if hasValue && same(pointer.pointee, value) { return false }
    return put(value)
  }
}

extension Slot where Value: Equatable {
  /// Stores the value and returns true, unless it equals the one that is there.
  @inlinable @inline(__always) @discardableResult public func putIfChanged(_ value: consuming Value) -> Bool {
    if hasValue && pointer.pointee == value { return false }
    return put(value)
  }
}
