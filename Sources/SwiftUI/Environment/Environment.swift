import AttributeGraph
import Observation

/// A value read from the view's environment.
///
/// A view that reads one value does not run again when another one changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }
  private let source: Source
  private var reading: EnvironmentReading<Value>?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

  /// Outside a view's body this is the value of an empty environment.
  public var wrappedValue: Value {
    if let reading { return reading.value }
    return Self.read(source, EnvironmentValues())
  }

  fileprivate static func read(_ source: Source, _ values: EnvironmentValues) -> Value {
    switch source {
    case .path(let path): values[keyPath: path]
    case .object(let find): find(values)
    }
  }
}

extension Environment {
  /// An observable object put there by `.environment(_:)`. It is an error not to put it there.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { values in
      guard let object = values[ObservableObjectKey<Value>.self] else {
        preconditionFailure(
          "No observable object of type \(Value.self) found. A view that reads @Environment(\(Value.self).self) needs an "
            + "ancestor with .environment(_:) that puts one there.")
      }
      return object
    }
  }
  /// An observable object put there by `.environment(_:)`, or nil.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[ObservableObjectKey<T>.self] }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Keeps an environment value for one property of one view.
final class EnvironmentReading<Value> {
  private let attribute: Attribute<Value>
  private weak var viewGraph: ViewGraph?
  private weak var subgraph: Subgraph?
  private var last: Value?
  /// The value of an empty environment.
  private let whenNeverRead: () -> Value

  fileprivate init(_ attribute: Attribute<Value>, whenNeverRead: @escaping () -> Value, _ context: PropertyContext) {
    self.attribute = attribute
    self.whenNeverRead = whenNeverRead
    viewGraph = context.viewGraph
    subgraph = context.subgraph
    // Actions that run when the view is gone (`onDisappear`, a task) still read the value it had.
    context.subgraph.onEnd { [weak self] in self?.last = attribute.value }
  }
  /// Inside an update a tracked read; in an action the value of the last update.
  var value: Value {
    guard let viewGraph, subgraph?.isAlive == true else { return last ?? whenNeverRead() }
    let value = viewGraph.graph.isUpdating ? attribute.value : viewGraph.graph.untracked { attribute.value }
    last = value
    return value
  }
}

private struct EnvironmentRule<Value>: Rule {
  let environment: Attribute<EnvironmentValues>
  let source: Environment<Value>.Source
  let plan = TypePlan.of(Value.self)
  func update(_ slot: Slot<Value>) -> Bool { slot.put(Environment<Value>.read(source, environment.value), by: plan) }
  func name() -> String { "@Environment \(Value.self)" }
}

extension Environment: InstalledProperty {
  static func _install(at property: UnsafeMutableRawPointer, storage: inout AnyObject?, context: PropertyContext) {
    let environment = property.assumingMemoryBound(to: Environment<Value>.self)
    if storage == nil {
      let source = environment.pointee.source
      let rule = EnvironmentRule(environment: context.environment, source: environment.pointee.source)
      storage = EnvironmentReading(
        context.subgraph.rule(rule), whenNeverRead: { Self.read(source, EnvironmentValues()) }, context)
    }
    environment.pointee.reading = unsafeDowncast(storage!, to: EnvironmentReading<Value>.self)
  }
}
