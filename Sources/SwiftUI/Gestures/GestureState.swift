/// A value that a gesture changes while it is active, and that goes back to its initial value when it is over: ended, failed,
/// cancelled or its view removed.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: (Value, inout Transaction) -> Void
  /// Where the value is kept; nil before the view is in a tree, when writes do nothing.
  var location: Location<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// `resetTransaction` is what the value goes back in; the plain one is not animated.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// `reset` is given the value before it goes back, and fills in the transaction that it goes back in.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetTransaction = reset
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { location?.get() ?? initial }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState {
  /// Lets `change` write the value in a transaction of its own, one of a stream that follows a finger.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.get()
    var transaction = Transaction()
    transaction.tracksVelocity = true
    transaction.isContinuous = true
    change(&value, &transaction)
    transaction.id = TransactionContext.nextID()
    location.set(value, transaction)
  }

  /// Puts the initial value back, in a transaction of its own: it is seen before what follows.
  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    resetTransaction(location.get(), &transaction)
    transaction.id = TransactionContext.nextID()
    location.set(initial, transaction)
  }
}

extension GestureState: InstalledProperty {
  static func _install(at property: UnsafeMutableRawPointer, storage: inout AnyObject?, context: PropertyContext) {
    let state = property.assumingMemoryBound(to: GestureState<Value>.self)
    if storage == nil {
      let owner = context.owner
      storage = StoredLocation(state.pointee.initial, context: context) { "\(owner()): @GestureState \(Value.self)" }
    }
    state.pointee.location = unsafeDowncast(storage!, to: StoredLocation<Value>.self)
  }
}
