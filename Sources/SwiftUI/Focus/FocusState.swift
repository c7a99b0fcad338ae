/// Which view has the keyboard's focus, as a value of a view: true or false for one field, or which of several, nil for none.
///
/// Bound to fields by `focused(_:)` or `focused(_:equals:)`. It is written when the focus moves, and moves the focus when it is
/// written: after the update, so a field that appears with the same change can be meant. Nobody answers to the value: it falls
/// back.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: Location<Value>?

  public init() where Value == Bool { none = false }
  public init<T: Hashable>() where Value == T? { none = nil }

  /// Before the view is in a tree it is none, and writing it does nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? none }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(location: location ?? ConstantLocation(none), none: none) }

  /// A focus state that is kept elsewhere.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    /// The value when no field has the focus.
    let none: Value

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set {
        FocusWrites.places.insert(ObjectIdentifier(location))
        location.set(newValue, nil)
      }
    }
    public var projectedValue: Binding { self }
  }
}

/// Focus states that the app has written in the action that is running; main thread only.
enum FocusWrites {
  nonisolated(unsafe) static var places: Set<ObjectIdentifier> = []
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: InstalledProperty {
  static func _install(at property: UnsafeMutableRawPointer, storage: inout AnyObject?, context: PropertyContext) {
    let state = property.assumingMemoryBound(to: FocusState<Value>.self)
    if storage == nil {
      let owner = context.owner
      storage = StoredLocation(state.pointee.none, context: context) { "\(owner()): @FocusState \(Value.self)" }
    }
    state.pointee.location = unsafeDowncast(storage!, to: StoredLocation<Value>.self)
  }
}

extension FocusState.Binding: PlanComparable {
  static func _areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.location === b.assumingMemoryBound(to: Self.self).pointee.location
  }
}
