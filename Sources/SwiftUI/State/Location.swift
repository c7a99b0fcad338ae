import AttributeGraph
import Foundation

/// Where a value that a `Binding` reads and writes is kept.
class Location<Value> {
  func get() -> Value { fatalError("Location is abstract: \(Self.self) has to say how its value is read") }
  /// `transaction` nil: the one that surrounds the call.
  func set(_ value: Value, _ transaction: Transaction?) {
    fatalError("Location is abstract: \(Self.self) has to say how its value is written")
  }
  /// The same place, so that views that only differ in it are the same.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A value kept in the graph: the storage of `@State`.
///
/// A write is seen at once by code that reads it back; the views see it in the next update, in the transaction of the write.
final class StoredLocation<Value>: Location<Value> {
  private let attribute: Attribute<Value>
  private weak var viewGraph: ViewGraph?
  private weak var subgraph: Subgraph?
  private var latest: Value
  private let label: () -> String

  init(_ value: Value, context: PropertyContext, label: @escaping () -> String) {
    latest = value
    viewGraph = context.viewGraph
    subgraph = context.subgraph
    self.label = label
    attribute = context.subgraph.input(value, name: label)
  }

  override func get() -> Value {
    guard let viewGraph, subgraph?.isAlive == true, viewGraph.graph.isUpdating else { return latest }
    return attribute.value
  }

  override func set(_ value: Value, _ transaction: Transaction?) {
    guard let viewGraph else { return }
    guard MainThread.isCurrent else { return setFromAnotherThread(value, viewGraph) }
    if viewGraph.graph.isUpdating {
      viewGraph.services.console("Modifying state during view update, this will cause undefined behavior. (\(label()))")
      return
    }
    latest = value
    let transaction = transaction ?? TransactionContext.current
    viewGraph.enqueue(transaction, cause: label) { [self, unowned viewGraph] in
      guard subgraph?.isAlive == true else { return }
      let isSame = viewGraph.graph.untracked { TypePlan.of(Value.self).areSame(attribute.value, value) }
      if !isSame { attribute.set(value) }
    }
  }

  private func setFromAnotherThread(_ value: Value, _ viewGraph: ViewGraph) {
    let box = UncheckedBox((location: self, value: value, viewGraph: viewGraph))
    viewGraph.threadedWrites.append {
      let (location, value, viewGraph) = box.value
      viewGraph.writeOnceToConsole(
        "State written from a background thread; the write waited for the main thread. (\(location.label()))")
      location.set(value, Transaction())
    }
  }
}

/// A value made and changed by two closures.
final class ClosureLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }
  override func get() -> Value { getter() }
  override func set(_ value: Value, _ transaction: Transaction?) { setter(value, transaction ?? TransactionContext.current) }
}

/// A part of the value of another location.
final class ProjectedLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let path: WritableKeyPath<Root, Value>
  init(root: Location<Root>, path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }
  override func get() -> Value { root.get()[keyPath: path] }
  override func set(_ value: Value, _ transaction: Transaction?) {
    var whole = root.get()
    whole[keyPath: path] = value
    root.set(whole, transaction)
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return path == other.path && root.isSame(as: other.root)
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction?) {}
}

struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
