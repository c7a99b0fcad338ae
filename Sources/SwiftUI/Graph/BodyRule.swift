import AttributeGraph
import Foundation
import Observation

/// Runs the body of a view: connects its dynamic properties, then notes which observable objects it reads.
struct BodyRule<V: View>: Rule {
  private let view: _GraphValue<V>
  private let handle: BodyHandle
  private unowned(unsafe) let viewGraph: ViewGraph
  private unowned(unsafe) let subgraph: Subgraph
  private let environment: Attribute<EnvironmentValues>
  private let properties: DynamicProperties
  private var storage: [AnyObject?]
  private let plan = TypePlan.of(V.Body.self)

  init(
    view: _GraphValue<V>, handle: BodyHandle, viewGraph: ViewGraph, subgraph: Subgraph,
    environment: Attribute<EnvironmentValues>, properties: DynamicProperties
  ) {
    self.view = view
    self.handle = handle
    self.viewGraph = viewGraph
    self.subgraph = subgraph
    self.environment = environment
    self.properties = properties
    storage = Array(repeating: nil, count: properties.installed.count)
  }

  mutating func update(_ slot: Slot<V.Body>) -> Bool {
    var value = view.value
    install(in: &value)
    viewGraph.bodiesRun += 1
    let observed = value
    return slot.put(handle.observing(in: viewGraph) { observed.body }, by: plan)
  }

  private mutating func install(in value: inout V) {
    guard !properties.isEmpty else { return }
    let context = PropertyContext(
      viewGraph: viewGraph, subgraph: subgraph, environment: environment, owner: { "\(V.self)" })
    withUnsafeMutableBytes(of: &value) { bytes in
      for (index, (offset, type)) in properties.installed.enumerated() {
        type._install(at: bytes.baseAddress! + offset, storage: &storage[index], context: context)
      }
      properties.update(at: bytes.baseAddress!)
    }
  }

  func name() -> String { "\(V.self).body" }
}

extension ViewGraph {
  /// Called on whatever thread changes the object, just before it changes.
  func observedObjectChanged(_ invalidate: @escaping () -> Void) {
    guard MainThread.isCurrent else {
      threadedWrites.append(invalidate)
      return
    }
    enqueue(TransactionContext.current, cause: { "an observed object changed" }, invalidate)
  }
}
