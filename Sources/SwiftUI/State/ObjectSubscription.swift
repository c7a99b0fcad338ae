import AttributeGraph
import Combine

/// One view's interest in one observable object: what reads it in an update runs again after the object said that it will change.
final class ObjectSubscription {
  let object: AnyObject
  private let version: Attribute<Int>
  private weak var viewGraph: ViewGraph?
  private weak var subgraph: Subgraph?
  private let label: () -> String
  private var cancellable: AnyCancellable?
  private var count = 0
  /// The transaction in which a change waits for the next update.
  private var pendingTransaction: Int?
  /// The frame in which publishing from inside an update was last reported.
  private var reportedFrame = -1

  init<Object: ObservableObject>(_ object: Object, _ context: PropertyContext, wrapper: String) {
    self.object = object
    viewGraph = context.viewGraph
    subgraph = context.subgraph
    let owner = context.owner
    label = { "\(owner()): \(wrapper) \(Object.self)" }
    version = context.subgraph.input(0, name: label)
    cancellable = object.objectWillChange.sink { [weak self] _ in self?.objectWillChange() }
    context.subgraph.onEnd { [weak self] in self?.cancellable = nil }
  }

  /// Makes the running rule depend on the object.
  func read() {
    if subgraph?.isAlive == true, viewGraph?.graph.isUpdating == true { _ = version.value }
  }

  private func objectWillChange() {
    guard let viewGraph else { return }
    guard MainThread.isCurrent else {
      let box = UncheckedBox((subscription: self, viewGraph: viewGraph))
      return viewGraph.threadedWrites.append {
        let (subscription, viewGraph) = box.value
        viewGraph.writeOnceToConsole(
          "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via "
            + "operators like receive(on:)) on model updates. (\(subscription.label()))")
        subscription.bump()
      }
    }
    if viewGraph.graph.isUpdating && reportedFrame != viewGraph.frameNumber {
      reportedFrame = viewGraph.frameNumber
      viewGraph.services.console(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior. (\(label()))")
    }
    let transaction = TransactionContext.current
    guard pendingTransaction != transaction.id else { return }
    pendingTransaction = transaction.id
    viewGraph.enqueue(transaction, cause: label) { [self] in
      pendingTransaction = nil
      bump()
    }
  }

  private func bump() {
    guard subgraph?.isAlive == true else { return }
    count += 1
    version.set(count)
  }
}

/// A property of an observable object, for bindings: reading it depends on the object.
final class SubscribedLocation<Object: ObservableObject, Value>: Location<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  private let subscription: ObjectSubscription?
  init(object: Object, path: ReferenceWritableKeyPath<Object, Value>, subscription: ObjectSubscription?) {
    self.object = object
    self.path = path
    self.subscription = subscription
  }
  override func get() -> Value {
    subscription?.read()
    return object[keyPath: path]
  }
  override func set(_ value: Value, _ transaction: Transaction?) {
    guard let transaction else {
      object[keyPath: path] = value
      return
    }
    TransactionContext.with(transaction) { object[keyPath: path] = value }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? SubscribedLocation<Object, Value> else { return false }
    return object === other.object && path == other.path && subscription === other.subscription
  }
}
