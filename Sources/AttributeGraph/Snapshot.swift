extension Graph {
  /// Every live node in the order of creation, one a line: `number name height h <- numbers of its inputs [state]`.
  ///
  /// States are `input`, `effect`, `stale`, `queued`; an input behind an edge that closes a cycle has a `*`.
  public func snapshot() -> String {
    var nodes: [NodePointer] = []
    for subgraph in root.family() {
      var node = subgraph.firstNode
      while let current = node {
        nodes.append(current)
        node = current.pointee.nextInSubgraph
      }
    }
    nodes.sort { $0.pointee.number < $1.pointee.number }
    return nodes.map(line).joined(separator: "\n")
  }

  private func line(_ node: NodePointer) -> String {
    var line = "\(node.pointee.number) \(name(of: node)) height \(node.pointee.height)"
    var edge = node.pointee.inputs
    if edge != nil { line += " <-" }
    while let current = edge {
      line += " \(current.pointee.input.pointee.number)\(current.pointee.closesCycle ? "*" : "")"
      edge = current.pointee.nextInput
    }
    let flags = node.pointee.flags
    let states = [(NodeFlags.input, "input"), (.effect, "effect"), (.stale, "stale"), (.queued, "queued")]
      .filter { flags.contains($0.0) }.map(\.1)
    return states.isEmpty ? line : line + " [\(states.joined(separator: " "))]"
  }
}
