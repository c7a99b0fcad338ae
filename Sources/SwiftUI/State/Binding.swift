/// A value that is kept elsewhere and can be read and written here.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// The transaction of writes; the one that surrounds the write when it was never set.
  public var transaction: Transaction {
    get { explicitTransaction ?? Transaction() }
    set {
      explicitTransaction = newValue
      explicitTransaction!.id = TransactionContext.nextID()
    }
  }
  private var explicitTransaction: Transaction?

  init(location: Location<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(get: get) { value, _ in set(value) })
  }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, explicitTransaction) }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: ProjectedLocation(root: location, path: keyPath))
    binding.explicitTransaction = explicitTransaction
    return binding
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
  /// Writes through the binding are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var new = explicitTransaction ?? Transaction()
    new.animation = animation
    return transaction(new)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to an optional from one to a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue },
        set: { value, transaction in if let value { base.location.set(value, transaction) } }))
  }
  /// A binding to the value of an optional, or nil when there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue ?? initial }, set: { value, transaction in base.location.set(value, transaction) }))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: PlanComparable {
  static func _areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Binding<Value>.self).pointee
    let b = b.assumingMemoryBound(to: Binding<Value>.self).pointee
    // Transactions can't be compared: a binding with one of its own counts as new.
    return a.location.isSame(as: b.location) && a.explicitTransaction == nil && b.explicitTransaction == nil
  }
}

/// Counts as installed so that nobody looks for properties inside it.
extension Binding: InstalledProperty {
  static func _install(at property: UnsafeMutableRawPointer, storage: inout AnyObject?, context: PropertyContext) {}
}
