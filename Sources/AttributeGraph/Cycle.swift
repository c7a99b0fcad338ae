/// A node was asked for while it was being computed.
public struct Cycle: Equatable, Sendable {
  /// The stable number of the node, as in the console line `cycle detected through attribute N`.
  public let attributeNumber: Int
  /// Names from the node to the node again; each asked for the one after it. Named frames are among them.
  public let path: [String]
}

extension UnsafeMutablePointer where Pointee == GraphCore {
  /// Reports the cycle and makes sure that the running node has a value to hand out.
  ///
  /// The last value, if there is one. Else the type's `cycleDefault`. Else the rule runs once more, untracked: the second
  /// pass usually meets a node further along the path that has a value. Else the empty value of the value's type.
  @inline(never) func meetCycle(at node: NodePointer) {
    reportCycle(at: node)
    if node.pointee.flags.contains(.hasValue) || node.pointee.ruleType._giveDefault(node) { return }
    if !node.pointee.flags.contains(.rescuing) {
      runUntracked(node)
      if node.pointee.flags.contains(.hasValue) { return }
    }
    if node.pointee.ruleType._giveEmpty(node) { return }
    fatalError(
      """
      AttributeGraph: attribute \(node.pointee.number) was asked for while it was computed for the first time, and there is \
      no value to hand out: \(path(to: node).joined(separator: " <- ")). Break the cycle, or give one of the rules on the \
      path a cycleDefault.
      """)
  }

  func reportCycle(at node: NodePointer) {
    pointee.statistics.cycles += 1
    if pointee.pullDepth > 0 { pointee.metCycle = true }
    guard let onCycle = pointee.onCycle else { return }
    onCycle(Cycle(attributeNumber: Int(node.pointee.number), path: path(to: node)))
  }

  private func runUntracked(_ node: NodePointer) {
    let current = pointee.current
    pointee.current = nil
    node.pointee.flags.insert(.rescuing)
    pointee.trail.push(TrailEntry(node: node, edge: nil, run: 0))
    pointee.ruleDepth += 1
    _ = node.pointee.ruleType._update(node)
    pointee.statistics.rulesRun += 1
    pointee.ruleDepth -= 1
    pointee.trail.pop()
    node.pointee.flags.remove(.rescuing)
    pointee.current = current
  }

  private func path(to node: NodePointer) -> [String] {
    var path = [node.pointee.ruleType._name(node)]
    var frame = pointee.frames.count
    for index in stride(from: pointee.trail.count - 1, through: 0, by: -1) {
      if let member = pointee.trail[index].node {
        path.append(member.pointee.ruleType._name(member))
        if member == node { break }
      } else {
        frame -= 1
        path.append(pointee.frames[frame])
      }
    }
    return path.reversed()
  }
}
