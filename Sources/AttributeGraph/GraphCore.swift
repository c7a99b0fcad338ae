@usableFromInline typealias CorePointer = UnsafeMutablePointer<GraphCore>

/// The state of a graph, behind a raw pointer that every node holds.
///
/// # How a change travels
///
/// Height-ordered propagation, as in Jane Street's *Incremental*. A node's height is more than that of its inputs.
/// When a node really changed, its *direct* dependants become stale; those that somebody reads, and effects, are queued.
/// The queue hands out the lowest height first, so a rule runs after everything it read last time and runs once. An equal
/// result queues nothing. A stale rule that nobody reads is computed when it is read.
///
/// Heights are only an order. When a rule reads something new from above its own height, it takes the value that is there,
/// its height is raised, and it runs again if that value changes: one run too many, never a wrong result.
///
/// Misuse ends in `fatalError`: this module is always optimized, and optimized code drops the messages of preconditions.
///
/// Propagation.swift changes, Flush.swift runs, Pull.swift brings a single node up to date, Heights.swift keeps the order.
@usableFromInline struct GraphCore {
  /// The rule whose reads are noted; nil outside of rules and in untracked code.
  @usableFromInline var current: NodePointer?
  /// The edge of the last read of the running rule.
  @usableFromInline var cursor: EdgePointer?
  /// Things are queued and no flush will reach them before the reader looks, so reads must pull.
  @usableFromInline var mustPull = false
  /// The cause of what is happening now.
  var cause: UInt32 = 0
  /// Counts runs of rules, and wraps.
  var runs: UInt32 = 0
  /// `runs` when the round of the flush, or the read from outside of one, began.
  var roundStart: UInt32 = 0
  /// The height of the rule whose turn it is; the highest outside of that.
  var flushHeight = UInt32.max
  /// How many runs in this round were not a node's first.
  var repeats = 0
  /// Increases whenever a node that a pull found up to date may no longer be.
  var version: UInt32 = 1
  var lastNumber: UInt32 = 0

  let stackEnd = StackEnd()
  /// `onTooDeep` was called in this round.
  var reportedDepth = false
  /// The pull that is going on met a cycle.
  var metCycle = false
  /// How many rules are running, one inside the other.
  var ruleDepth = 0
  var pullDepth = 0
  var isFlushing = false

  var trail = RawStack<TrailEntry>()
  /// The names of the named frames on the trail.
  var frames: [String] = []
  var queue = HeightQueue()
  var raised = HeightQueue()
  var effects = RawStack<NodePointer>()
  /// How many of `effects` have had their turn.
  var effectsDone = 0
  /// Ran in this round and were queued again.
  var again = RawStack<NodePointer>()
  /// Ended, waiting for their memory to be freed.
  var ended: [Subgraph] = []

  var slab = Slab()
  var causes = CauseList()
  var statistics = Statistics()
  var onCycle: ((Cycle) -> Void)?
  var onTooDeep: ((TooDeep) -> Void)?
  var observer: (any GraphObserver)?
}

/// A node that runs or is being pulled, or a named frame.
struct TrailEntry {
  /// nil: a named frame.
  var node: NodePointer?
  /// For a node being pulled: the next input to look at.
  var edge: EdgePointer?
  /// The node's run when the pull came to it.
  var run: UInt32
}

extension UnsafeMutablePointer where Pointee == GraphCore {
  var hasQueued: Bool {
    pointee.queue.count > 0 || pointee.effectsDone < pointee.effects.count || pointee.again.count > 0
  }

  /// Nothing runs: nodes may be freed.
  var isAtRest: Bool { pointee.ruleDepth == 0 && pointee.pullDepth == 0 && !pointee.isFlushing }

  func updateMustPull() {
    pointee.mustPull = pointee.pullDepth > 0 || (!pointee.isFlushing && pointee.queue.count > 0)
  }

  func makeNode(_ type: any AnyRule.Type, sizeClass: Int, flags: NodeFlags) -> NodePointer {
    let node = pointee.slab.allocateNode(sizeClass: sizeClass)
    pointee.lastNumber &+= 1
    node.initialize(
      to: Node(
        ruleType: type, core: self, inputs: nil, dependants: nil, lastDependant: nil, nextInSubgraph: nil,
        run: pointee.roundStart, height: 0, number: pointee.lastNumber, cause: pointee.cause, verified: 0,
        sizeClass: UInt16(sizeClass), flags: flags))
    pointee.statistics.nodesAlive += 1
    return node
  }
}
