/// Owns attributes, which end together with it and with its parent.
public final class Subgraph {
  /// The graph must outlive the subgraph's use.
  public unowned let graph: Graph
  let core: CorePointer
  private unowned(unsafe) var parent: Subgraph?
  private var indexInParent = 0
  private(set) var children: [Subgraph] = []
  @exclusivity(unchecked) private(set) var firstNode: NodePointer?
  @exclusivity(unchecked) public private(set) var isAlive = true
  private var endActions: [() -> Void] = []

  init(graph: Graph, core: CorePointer) {
    self.graph = graph
    self.core = core
  }

  /// A child, ended with its parent, which must be alive.
  public init(parent: Subgraph) {
    parent.checkIsAlive()
    graph = parent.graph
    core = parent.core
    self.parent = parent
    indexInParent = parent.children.count
    parent.children.append(self)
  }

  /// An attribute that is set from outside.
  @inlinable public func input<Value>(_ value: Value) -> Attribute<Value> { makeInput(Input<Value>(), value) }

  /// An attribute that is set from outside and has a name, made when it is asked for.
  @inlinable public func input<Value>(_ value: Value, name: @escaping () -> String) -> Attribute<Value> {
    makeInput(NamedInput<Value>(name), value)
  }

  /// An attribute that is computed when it is first read, and then whenever an input changed.
  @inlinable public func rule<R: Rule>(_ rule: R) -> Attribute<R.Value> { Attribute(node: make(rule, .stale)) }

  /// A rule with an output outside the graph: it runs in the next flush, or in the running one, although nobody reads it.
  @inlinable @discardableResult public func effect<R: Rule>(_ rule: R) -> Attribute<R.Value> where R.Value == Void {
    let node = make(rule, .stale | .effect)
    node.pointee.core.enqueue(node)
    return Attribute(node: node)
  }

  /// Adds something to do once when the subgraph is invalidated; its attributes still have their values then.
  ///
  /// Inner subgraphs come before outer ones, later actions before earlier ones. A graph that is dropped without
  /// invalidating its root runs none.
  public func onEnd(_ action: @escaping () -> Void) {
    checkIsAlive()
    endActions.append(action)
  }

  /// Ends the subgraph and its children: dead at once, freed when nothing runs and nothing is queued.
  ///
  /// Rules outside that read one of its attributes and still do when it is freed become stale. Costs its own nodes.
  public func invalidate() {
    guard isAlive else { return }
    let family = self.family()
    for member in family { member.isAlive = false }
    core.untracked {
      for member in family.reversed() { member.runEndActions() }
    }
    for member in family { member.markNodesDead() }
    leaveParent()
    core.pointee.ended.append(contentsOf: family)
    if core.isAtRest && !core.hasQueued { core.freeEnded() }
  }

  // MARK: Making nodes

  @inlinable func makeInput<R: Rule>(_ rule: R, _ value: R.Value) -> Attribute<R.Value> {
    let node = make(rule, .input)
    Slot<R.Value>(node: node).put(value)
    return Attribute(node: node)
  }

  @inlinable func make<R: Rule>(_ rule: R, _ flags: NodeFlags) -> NodePointer {
    if max(MemoryLayout<R.Value>.alignment, MemoryLayout<R>.alignment) > 16 { reportAlignment(R.self) }
    let node = adopt(R.self, size: R.ruleOffset + MemoryLayout<R>.size, flags)
    R.rule(of: node).initialize(to: rule)
    return node
  }

  @usableFromInline func adopt(_ type: any AnyRule.Type, size: Int, _ flags: NodeFlags) -> NodePointer {
    checkIsAlive()
    let node = core.makeNode(type, sizeClass: (size + 15) / 16, flags: flags)
    node.pointee.nextInSubgraph = firstNode
    firstNode = node
    return node
  }

  private func checkIsAlive() {
    if isAlive { return }
    fatalError("AttributeGraph: something was added to a subgraph that has ended. Ask isAlive before building into it again.")
  }

  // MARK: Ending

  /// This subgraph and everything below, outer before inner.
  func family() -> [Subgraph] {
    var family = [self], next = 0
    while next < family.count {
      family.append(contentsOf: family[next].children)
      next += 1
    }
    return family
  }

  private func runEndActions() {
    while let action = endActions.popLast() { action() }
  }

  private func markNodesDead() {
    var node = firstNode
    while let current = node {
      current.pointee.flags.insert(.dead)
      node = current.pointee.nextInSubgraph
    }
  }

  /// The parent's last child takes the place.
  private func leaveParent() {
    guard let parent, parent.isAlive else { return }
    let last = parent.children.removeLast()
    if last !== self {
      parent.children[indexInParent] = last
      last.indexInParent = indexInParent
    }
    self.parent = nil
  }

  /// Hands out the list of nodes to free.
  func takeNodes() -> NodePointer? {
    children = []
    parent = nil
    defer { firstNode = nil }
    return firstNode
  }

  /// The graph ends: the memory goes without further ado.
  func abandon() {
    isAlive = false
    var node = takeNodes()
    while let current = node {
      node = current.pointee.nextInSubgraph
      current.pointee.ruleType._destroy(current)
      core.pointee.slab.freeNode(current)
    }
  }
}

@usableFromInline @inline(never) func reportAlignment(_ rule: any AnyRule.Type) -> Never {
  fatalError("AttributeGraph: \(rule) or its value is aligned to more than 16 bytes, which no node is. Box it in a class.")
}
