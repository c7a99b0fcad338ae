extension UnsafeMutablePointer where Pointee == GraphCore {
  /// Brings one node up to date with everything below it, whatever waits in the queue.
  ///
  /// Walks the inputs depth first with an explicit stack (the trail), in the order in which they were read. A node's rule
  /// runs as soon as one of its inputs changed: the inputs after that one may belong to a branch that is no longer taken.
  /// Nodes found up to date keep the graph's version, so a second pull costs one comparison.
  func pull(_ target: NodePointer) {
    if !needsPull(target) { return }
    beginReadIfAtRest()
    if pointee.ruleDepth == 0 && pointee.queue.count == 0 && pointee.again.count == 0 {
      // Nothing below can be behind.
      if target.pointee.flags.contains(.stale) { recompute(target) }
      return
    }
    if target.pointee.flags.contains(.computing) { return reportCycle(at: target) }
    pointee.pullDepth += 1
    pointee.mustPull = true
    let base = pointee.trail.count
    var reported: NodePointer?
    visit(target)
    while pointee.trail.count > base {
      let top = pointee.trail.count - 1
      let entry = pointee.trail[top]
      let node = entry.node!
      let ranMeanwhile = node.pointee.run != entry.run
      guard !ranMeanwhile, !node.pointee.flags.contains(.touched), let edge = entry.edge else {
        pointee.trail.pop()
        // Nobody can wait for a node that ran meanwhile: it was read further up and is as current as it can be.
        let flags = node.pointee.flags
        if flags.contains(.stale) && !flags.contains(.computing) && mayRun(node) { recompute(node) }
        continue
      }
      pointee.trail[top].edge = edge.pointee.nextInput
      if edge.pointee.closesCycle { continue }
      let input = edge.pointee.input
      if input.pointee.flags.contains(.computing) {
        // Many nodes may lead to the running one: one report says enough.
        if input != reported { reportCycle(at: input) }
        reported = input
      } else if needsPull(input) {
        visit(input)
      }
    }
    pointee.pullDepth -= 1
    if pointee.metCycle && pointee.pullDepth == 0 {
      // What was found up to date did not see the running node's new value.
      pointee.metCycle = false
      pointee.version &+= 1
    }
    updateMustPull()
  }

  private func needsPull(_ node: NodePointer) -> Bool {
    if node.pointee.flags.hasAny(.dead | .input) { return false }
    return node.pointee.verified != pointee.version || node.pointee.flags.contains(.stale)
  }

  private func visit(_ node: NodePointer) {
    node.pointee.verified = pointee.version
    node.pointee.flags.remove(.touched)
    pointee.trail.push(TrailEntry(node: node, edge: node.pointee.inputs, run: node.pointee.run))
  }
}
