import AttributeGraph

/// 800,000 attributes: eight for each of 100,000 leaves. Every second one reads two others.
func measureCreation(copy: Double) {
  let graph = Graph()
  let count = 800_000
  let head = graph.root.input(1)
  var previous = head
  let seconds = medianSeconds(of: 1) {
    for index in 0..<count {
      let input = previous
      let rule = graph.root.rule(EquatableComputed { head.value &+ (index % 2 == 0 ? input.value : 0) })
      seen = rule.value
      if index % 8 == 0 { previous = rule }
    }
  }
  report("create-and-first-value", seconds: seconds / Double(count), copy: copy)
  let statistics = graph.statistics
  print("bytes-per-attribute", statistics.bytes / statistics.nodesAlive, "bytes")
  print("edges-per-attribute", Double(statistics.edgesAlive * 100 / statistics.nodesAlive) / 100, "edges")
}

/// Subgraphs that come and go: eight attributes each.
func measureTurnover(copy: Double) {
  let graph = Graph()
  let head = graph.root.input(1)
  let parent = Subgraph(parent: graph.root)
  let seconds = medianSeconds(of: 5) {
    for _ in 0..<10_000 {
      let child = Subgraph(parent: parent)
      for _ in 0..<8 { seen = child.rule(EquatableComputed { head.value }).value }
      child.invalidate()
    }
  }
  report("create-and-end-attribute", seconds: seconds / 80_000, copy: copy)
}
