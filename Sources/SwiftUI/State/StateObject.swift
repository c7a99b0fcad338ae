import Combine

/// An observable object that the view owns: made once, when the view comes, and kept as long as it is there.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var subscription: ObjectSubscription?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// Outside a view in a tree a new object each time, as on iOS, where that is a fault of the program.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let subscription else { return make() }
    subscription.read()
    return unsafeDowncast(subscription.object, to: ObjectType.self)
  }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue, subscription: subscription)
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

extension StateObject: InstalledProperty {
  static func _install(at property: UnsafeMutableRawPointer, storage: inout AnyObject?, context: PropertyContext) {
    let state = property.assumingMemoryBound(to: StateObject<ObjectType>.self)
    if storage == nil { storage = ObjectSubscription(state.pointee.make(), context, wrapper: "@StateObject") }
    let subscription = unsafeDowncast(storage!, to: ObjectSubscription.self)
    state.pointee.subscription = subscription
    subscription.read()
  }
}

/// The object is the view's own, whatever closure another value of the view brings along.
extension StateObject: PlanComparable {
  static func _areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
