extension UnsafeMutablePointer where Pointee == GraphCore {
  /// Frees the nodes of ended subgraphs. Nothing may be running.
  ///
  /// By now most dependants have run and dropped their edges, so this costs the nodes and little more.
  func freeEnded() {
    if pointee.ended.isEmpty || pointee.ruleDepth > 0 || pointee.pullDepth > 0 { return }
    if hasQueued { removeDeadFromQueues() }
    let ended = pointee.ended
    pointee.ended = []
    for subgraph in ended {
      var node = subgraph.takeNodes()
      while let current = node {
        node = current.pointee.nextInSubgraph
        free(current)
      }
    }
  }

  private func free(_ node: NodePointer) {
    dropAllInputs(of: node)
    // A reader that outlives its input is stale. It drops all its inputs, not just this one, and reads them again when it
    // runs: taking them out one at a time would be quadratic for a reader of many nodes that end together.
    while let edge = node.pointee.dependants {
      let reader = edge.pointee.reader
      if !reader.pointee.flags.contains(.dead) {
        pointee.version &+= 1
        let wasStale = reader.pointee.flags.contains(.stale)
        reader.pointee.flags.insert(.stale | .touched)
        if !wasStale {
          reader.pointee.cause = pointee.cause
          enqueue(reader)
        }
      }
      dropAllInputs(of: reader)
    }
    node.pointee.ruleType._destroy(node)
    node.pointee.flags.insert(.freed)
    node.pointee.number = 0
    pointee.statistics.nodesAlive -= 1
    pointee.slab.freeNode(node)
  }

  private func removeDeadFromQueues() {
    var alive: [NodePointer] = []
    while pointee.queue.count > 0 {
      let node = pointee.queue.pop().node
      if node.pointee.flags.contains(.dead) { node.pointee.flags.remove(.queued) } else { alive.append(node) }
    }
    for node in alive { pointee.queue.push(node, height: node.pointee.height) }
    pointee.again = withoutDead(pointee.again)
    pointee.effects = withoutDead(pointee.effects, from: pointee.effectsDone)
    pointee.effectsDone = 0
  }

  private func withoutDead(_ stack: RawStack<NodePointer>, from start: Int = 0) -> RawStack<NodePointer> {
    var old = stack, result = RawStack<NodePointer>()
    for index in start..<stack.count {
      let node = stack[index]
      if node.pointee.flags.contains(.dead) { node.pointee.flags.remove(.queued) } else { result.push(node) }
    }
    old.deallocate()
    return result
  }
}
