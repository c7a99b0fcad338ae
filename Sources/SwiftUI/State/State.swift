import AttributeGraph

/// A value that a view owns: it lives as long as the view does at its place in the tree.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: Location<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  /// Before the view is in a tree this is the initial value, and writing it does nothing, as in SwiftUI.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, nil) }
  }
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initial))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstalledProperty {
  static func _install(at property: UnsafeMutableRawPointer, storage: inout AnyObject?, context: PropertyContext) {
    let state = property.assumingMemoryBound(to: State<Value>.self)
    if storage == nil {
      let owner = context.owner
      storage = StoredLocation(state.pointee.initial, context: context) { "\(owner()): @State \(Value.self)" }
    }
    state.pointee.location = unsafeDowncast(storage!, to: StoredLocation<Value>.self)
  }
}
