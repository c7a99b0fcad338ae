// What the attribute graph costs: `swift run -c release graph-bench`; names of patterns as arguments measure only those.
// One line a figure: name, value, unit. Times are per rule run, effects included; ratios compare with a memory copy of one
// picture in the same run, so that they can be compared between machines.
import AttributeGraph

let copy = secondsToCopyPicture()
print("copy-11.85MB", (copy * 1e8).rounded() / 100, "us")

let chosen = CommandLine.arguments.dropFirst()
for pattern in patterns where chosen.isEmpty || chosen.contains(pattern.name) {
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

if chosen.isEmpty {
  measureLeaves(copy: copy)
  measureCreation(copy: copy)
  measureTurnover(copy: copy)
}
