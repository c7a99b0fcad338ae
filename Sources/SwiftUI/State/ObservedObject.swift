import Combine

/// An observable object that somebody else owns: the view runs again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  // The object first: it is what two values of the property are compared by.
  private var object: ObjectType
  private var subscription: ObjectSubscription?

  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get {
      subscription?.read()
      return object
    }
    set { object = newValue }
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object, subscription: subscription) }

  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let subscription: ObjectSubscription?
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(location: SubscribedLocation(object: object, path: keyPath, subscription: subscription))
    }
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

extension ObservedObject: InstalledProperty {
  static func _install(at property: UnsafeMutableRawPointer, storage: inout AnyObject?, context: PropertyContext) {
    let observed = property.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
    let object = observed.pointee.object
    let known = storage as? ObjectSubscription
    let subscription = known?.object === object ? known! : ObjectSubscription(object, context, wrapper: "@ObservedObject")
    storage = subscription
    observed.pointee.subscription = subscription
    // The body runs again whether it looks at the object or not, as on iOS.
    subscription.read()
  }
}

extension ObservedObject: PlanComparable {
  static func _areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.object === b.assumingMemoryBound(to: Self.self).pointee.object
  }
}
