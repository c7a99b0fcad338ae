import AttributeGraph
import Combine

/// An observable object put into the environment by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var subscription: ObjectSubscription?
  private var owner: (() -> String)?

  public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let subscription else { fatalError(Self.missing(in: owner)) }
    subscription.read()
    return unsafeDowncast(subscription.object, to: ObjectType.self)
  }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue, subscription: subscription)
  }

  private static func missing(in owner: (() -> String)?) -> String {
    "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing "
      + "as an ancestor of this view." + (owner.map { " (\($0()))" } ?? " (read outside a view's body)")
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension EnvironmentObject: InstalledProperty {
  static func _install(at property: UnsafeMutableRawPointer, storage: inout AnyObject?, context: PropertyContext) {
    let reading = storage as? EnvironmentObjectReading<ObjectType> ?? EnvironmentObjectReading(context)
    storage = reading
    let own = property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
    own.pointee.owner = context.owner
    own.pointee.subscription = reading.subscription(context)
    own.pointee.subscription?.read()
  }
}

extension EnvironmentObject: PlanComparable {
  static func _areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Which object is in the environment, and the interest in it.
private final class EnvironmentObjectReading<Object: ObservableObject> {
  private let attribute: Attribute<Object?>
  private var subscription: ObjectSubscription?

  init(_ context: PropertyContext) {
    attribute = context.subgraph.rule(EnvironmentObjectRule<Object>(environment: context.environment))
  }
  func subscription(_ context: PropertyContext) -> ObjectSubscription? {
    guard let object = attribute.value else { return nil }
    if subscription?.object !== object { subscription = ObjectSubscription(object, context, wrapper: "@EnvironmentObject") }
    return subscription
  }
}

private struct EnvironmentObjectRule<Object: ObservableObject>: Rule {
  let environment: Attribute<EnvironmentValues>
  func update(_ slot: Slot<Object?>) -> Bool {
    slot.put(environment.value[ObservableObjectKey<Object>.self]) { $0 === $1 }
  }
  func name() -> String { "@EnvironmentObject \(Object.self)" }
}

extension View {
  /// Puts an observable object where `@EnvironmentObject` finds it.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[ObservableObjectKey<T>.self] = object })
  }
}
