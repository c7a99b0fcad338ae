/// Says what is out of date, and because of what.
///
/// Everything is bound to the main thread. See `GraphCore` for how a change travels.
public final class Graph {
  let core: CorePointer
  /// The subgraph that ends with the graph.
  public var root: Subgraph { madeRoot! }
  /// Optional only because a subgraph needs the graph to be made.
  private var madeRoot: Subgraph?

  public init() {
    core = .allocate(capacity: 1)
    core.initialize(to: GraphCore())
    madeRoot = Subgraph(graph: self, core: core)
  }

  deinit {
    let family = root.family() + core.pointee.ended
    for subgraph in family { subgraph.abandon() }
    core.deallocateStorage()
    core.deinitialize(count: 1)
    core.deallocate()
  }

  /// A rule is running.
  public var isUpdating: Bool { core.pointee.ruleDepth > 0 }
  public var isFlushing: Bool { core.pointee.isFlushing }
  /// Something is queued.
  public var needsFlush: Bool { core.hasQueued }

  /// Runs what is queued until nothing is, in at most `rounds` rounds.
  ///
  /// Inside a flush or a rule it does nothing: the outer flush goes on with the queue. Use `pull` there.
  @discardableResult public func flush(rounds: Int = 8) -> FlushResult {
    if rounds < 1 { fatalError("AttributeGraph: a flush needs at least one round, \(rounds) were allowed.") }
    return core.flush(rounds: rounds)
  }

  /// Brings one node up to date with everything below it and leaves the rest of the queue alone.
  ///
  /// A running node among those below is a cycle: it is reported, and its last value stands.
  public func pull(_ node: NodePointer) {
    if node.pointee.flags.contains(.freed) { reportFreedNode() }
    core.pull(node)
  }

  /// Runs `body` so that its reads make nothing depend.
  public func untracked<T>(_ body: () throws -> T) rethrows -> T { try core.untracked(body) }

  /// Runs `body` under a name that shows in the paths of cycles.
  public func frame<T>(_ name: String, _ body: () throws -> T) rethrows -> T {
    core.pointee.frames.append(name)
    core.pointee.trail.push(TrailEntry(node: nil, edge: nil, run: 0))
    defer {
      core.pointee.trail.pop()
      core.pointee.frames.removeLast()
    }
    return try body()
  }

  /// Called each time a node is asked for while it is being computed.
  public var onCycle: ((Cycle) -> Void)? {
    get { core.pointee.onCycle }
    set { core.pointee.onCycle = newValue }
  }

  /// Called, once a round, when rules run so deep inside one another that the stack is nearly used up. The innermost gets
  /// its last or its type's empty value for now, and runs again in the next flush. Without such a value the process ends.
  public var onTooDeep: ((TooDeep) -> Void)? {
    get { core.pointee.onTooDeep }
    set { core.pointee.onTooDeep = newValue }
  }

  /// Told what the graph does; nil costs a test of a pointer.
  public var observer: (any GraphObserver)? {
    get { core.pointee.observer }
    set { core.pointee.observer = newValue }
  }

  /// Runs `body`; inputs set and attributes made inside carry this cause on to whatever runs because of them.
  public func withCause<T>(_ name: @escaping @autoclosure () -> String, _ body: () throws -> T) rethrows -> T {
    let outer = core.pointee.cause
    core.pointee.cause = core.pointee.causes.add(name)
    defer { core.pointee.cause = outer }
    return try body()
  }

  /// The cause of the node's last update, or of its being out of date; nil when it had none or it was too long ago.
  public func cause(of node: NodePointer) -> String? { core.pointee.causes.name(node.pointee.cause) }

  public func name(of node: NodePointer) -> String { node.pointee.ruleType._name(node) }
}

extension UnsafeMutablePointer where Pointee == GraphCore {
  func untracked<T>(_ body: () throws -> T) rethrows -> T {
    let current = pointee.current
    pointee.current = nil
    defer { pointee.current = current }
    return try body()
  }

  func deallocateStorage() {
    pointee.trail.deallocate()
    pointee.queue.deallocate()
    pointee.raised.deallocate()
    pointee.effects.deallocate()
    pointee.again.deallocate()
    pointee.slab.deallocate()
  }
}
