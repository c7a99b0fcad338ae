extension UnsafeMutablePointer where Pointee == GraphCore {
  /// An input was set, or a rule was asked to run again: what pulls found out no longer holds.
  @usableFromInline func inputChanged(_ node: NodePointer) {
    pointee.version &+= 1
    node.pointee.cause = pointee.cause
    if let observer = pointee.observer { observer.inputChanged(node) }
    if node.pointee.dependants != nil { propagate(node) }
  }

  /// The node's value really changed: its direct dependants are stale.
  ///
  /// A dependant that is running now and has not come to this input yet will read the new value anyway.
  func propagate(_ node: NodePointer) {
    let cause = node.pointee.cause
    var edge = node.pointee.dependants
    while let current = edge {
      edge = current.pointee.nextDependant
      let dependant = current.pointee.reader
      let flags = dependant.pointee.flags
      if flags.contains(.computing) && current.pointee.stamp != dependant.pointee.run { continue }
      dependant.pointee.flags.insert(.stale | .touched)
      if flags.contains(.stale) { continue }
      dependant.pointee.cause = cause
      enqueue(dependant)
    }
  }

  /// Queues a stale node that has a reader or an output. Any other stays stale until it is read.
  @usableFromInline func enqueue(_ node: NodePointer) {
    let flags = node.pointee.flags
    if flags.hasAny(.queued | .dead) { return }
    if flags.contains(.effect) {
      node.pointee.flags.insert(.queued)
      pointee.effects.push(node)
    } else if node.pointee.dependants != nil {
      node.pointee.flags.insert(.queued)
      pointee.queue.push(node, height: node.pointee.height)
      if !pointee.isFlushing { pointee.mustPull = true }
    }
  }

  /// `Attribute.invalidate`.
  @usableFromInline func invalidate(_ node: NodePointer) {
    if node.pointee.flags.contains(.input) { return inputChanged(node) }
    if node.pointee.flags.hasAny(.stale | .dead) { return }
    pointee.version &+= 1
    node.pointee.cause = pointee.cause
    node.pointee.flags.insert(.stale | .touched)
    enqueue(node)
  }

  /// Runs the rule, notes what it read and tells dependants if the value changed.
  func recompute(_ node: NodePointer) {
    if pointee.stackEnd.isNear { return refuseToRun(node) }
    // Clean before it runs: an input that changes during the run, after it was read, makes it stale again.
    node.pointee.flags.remove(.stale | .readAhead)
    node.pointee.flags.insert(.computing)
    pointee.runs &+= 1
    node.pointee.run = pointee.runs
    let current = pointee.current, cursor = pointee.cursor, cause = pointee.cause
    pointee.current = node
    pointee.cursor = nil
    pointee.cause = node.pointee.cause
    pointee.trail.push(TrailEntry(node: node, edge: nil, run: 0))
    pointee.ruleDepth += 1

    let changed = node.pointee.ruleType._update(node)

    pointee.trail.pop()
    dropUnreadInputs(of: node)
    node.pointee.flags.remove(.computing)
    if let observer = pointee.observer { observer.ruleRan(node, changed: changed) }
    pointee.ruleDepth -= 1
    pointee.current = current
    pointee.cursor = cursor
    pointee.cause = cause
    pointee.statistics.rulesRun += 1
    if changed && node.pointee.dependants != nil { propagate(node) }
  }

  /// Whether a stale node may run now. Repeats within a round have a common bound, so that feedback in a cycle costs at most
  /// twice the graph; beyond it readers get the last value, and the node waits for its turn.
  func mayRun(_ node: NodePointer) -> Bool {
    if !ranInThisRound(node) || !node.pointee.flags.contains(.hasValue) { return true }
    if pointee.repeats >= pointee.statistics.nodesAlive { return false }
    pointee.repeats += 1
    return true
  }

  /// A read from outside is a round of its own.
  func beginReadIfAtRest() {
    if !isAtRest { return }
    pointee.roundStart = pointee.runs
    pointee.repeats = 0
    pointee.reportedDepth = false
  }

  /// Before every look at a value: brings the node up to date and notes the read.
  @inlinable func read(_ node: NodePointer) {
    if node.pointee.flags.hasAny(.attention) || pointee.mustPull {
      if !prepareRead(node) { return }
    }
    if let current = pointee.current { link(node, to: current) }
  }

  /// False: the reader does not become a dependant.
  @usableFromInline @inline(never) func prepareRead(_ node: NodePointer) -> Bool {
    beginReadIfAtRest()
    let flags = node.pointee.flags
    if flags.contains(.freed) { reportFreedNode() }
    if flags.contains(.computing) {
      meetCycle(at: node)
    } else if flags.contains(.dead) {
      // Its last value, if it ever had one: it takes part in nothing any more.
      if !flags.contains(.hasValue) { recompute(node) }
      return false
    } else if pointee.mustPull {
      pull(node)
    } else if flags.contains(.stale) && mayRun(node) {
      recompute(node)
      // Out of its turn: what lies between the height that is running and its own may not have run yet.
      if node.pointee.height > pointee.flushHeight { node.pointee.flags.insert(.readAhead) }
    }
    return true
  }
}

@usableFromInline @inline(never) func reportFreedNode() -> Never {
  fatalError(
    """
    AttributeGraph: an attribute was used after its subgraph had ended and its memory was freed. A handle must not outlive \
    its subgraph: drop it in the subgraph's onEnd, or ask isAlive first.
    """)
}
