/// A rule made of a closure and a comparison, for oddities and tests; frequent rules deserve a struct of their own.
public struct Computed<Value>: Rule {
  @usableFromInline let label: String
  @usableFromInline let same: (Value, Value) -> Bool
  @usableFromInline let compute: () -> Value

  /// `same` decides whether a new value is passed on to dependants.
  @inlinable public init(_ label: String = "Computed", same: @escaping (Value, Value) -> Bool, _ compute: @escaping () -> Value) {
    self.label = label
    self.same = same
    self.compute = compute
  }

  @inlinable public mutating func update(_ slot: Slot<Value>) -> Bool {
    let value = compute()
    if slot.hasValue && same(slot.pointer.pointee, value) { return false }
    return slot.put(value)
  }

  public func name() -> String { label }
}

/// A rule made of a closure whose value is compared by `==`.
public struct EquatableComputed<Value: Equatable>: Rule {
  @usableFromInline let label: String
  @usableFromInline let compute: () -> Value

  @inlinable public init(_ label: String = "Computed", _ compute: @escaping () -> Value) {
    self.label = label
    self.compute = compute
  }

  @inlinable public mutating func update(_ slot: Slot<Value>) -> Bool {
    let value = compute()
    if slot.hasValue {
      if slot.pointer.pointee == value { return false }
      slot.pointer.pointee = value
      return true
    }
    return slot.put(value)
  }

  public func name() -> String { label }
}

/// An effect made of a closure.
public struct Effect: Rule {
  @usableFromInline let label: String
  @usableFromInline let perform: () -> Void

  @inlinable public init(_ label: String = "Effect", _ perform: @escaping () -> Void) {
    self.label = label
    self.perform = perform
  }

  @inlinable public mutating func update(_ slot: Slot<Void>) -> Bool {
    perform()
    return false
  }

  public func name() -> String { label }
}

/// The rule of an input: it never runs.
@usableFromInline struct Input<Value>: Rule {
  @inlinable init() {}
  @inlinable mutating func update(_ slot: Slot<Value>) -> Bool { false }
  @usableFromInline func name() -> String { "input \(Value.self)" }
}

@usableFromInline struct NamedInput<Value>: Rule {
  @usableFromInline let makeName: () -> String
  @inlinable init(_ makeName: @escaping () -> String) { self.makeName = makeName }
  @inlinable mutating func update(_ slot: Slot<Value>) -> Bool { false }
  @usableFromInline func name() -> String { makeName() }
}
