import Observation

/// An observable object whose properties can be bound to.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    Binding(location: ObjectLocation(object: wrappedValue, path: keyPath))
  }
}
extension Bindable: Sendable where Value: Sendable {}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  init(object: Object, path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }
  override func get() -> Value { object[keyPath: path] }
  override func set(_ value: Value, _ transaction: Transaction?) {
    guard let transaction else {
      object[keyPath: path] = value
      return
    }
    TransactionContext.with(transaction) { object[keyPath: path] = value }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
