// What the attribute graph costs: `swift run -c release graph-bench`.
// One line a figure: name, value, unit. Times are per rule run, effects included; ratios compare with a memory copy of one
// picture in the same run, so that they can be compared between machines.
import AttributeGraph

let copy = secondsToCopyPicture()
print("copy-11.85MB", (copy * 1e8).rounded() / 100, "us")

for pattern in patterns {
  let graph = Graph()
  let step = pattern.build(graph.root)
  for index in 0..<20 { step(index) }
  graph.statistics.rulesRun = 0
  let seconds = medianSeconds(of: 5) {
    for index in 0..<pattern.steps { step(index) }
  }
  let rules = Double(graph.statistics.rulesRun) / 5
  report(pattern.name, seconds: seconds / rules, copy: copy)
  print(pattern.name + "/rules", Int(rules) / pattern.steps, "per-step")
}

// 800,000 attributes: eight for each of 100,000 leaves. Every second one reads two others.
let graph = Graph()
let count = 800_000
let head = graph.root.input(1)
var previous = head
let creation = medianSeconds(of: 1) {
  for index in 0..<count {
    let input = previous
    let rule = graph.root.rule(EquatableComputed { head.value &+ (index % 2 == 0 ? input.value : 0) })
    seen = rule.value
    if index % 8 == 0 { previous = rule }
  }
}
report("create-and-first-value", seconds: creation / Double(count), copy: copy)
let statistics = graph.statistics
print("bytes-per-attribute", statistics.bytes / statistics.nodesAlive, "bytes")
print("edges-per-attribute", Double(statistics.edgesAlive * 100 / statistics.nodesAlive) / 100, "edges")

// Subgraphs that come and go: eight attributes each.
let parent = Subgraph(parent: graph.root)
let turnover = medianSeconds(of: 5) {
  for _ in 0..<10_000 {
    let child = Subgraph(parent: parent)
    for _ in 0..<8 { seen = child.rule(EquatableComputed { head.value }).value }
    child.invalidate()
  }
}
report("create-and-end-attribute", seconds: turnover / 80_000, copy: copy)
