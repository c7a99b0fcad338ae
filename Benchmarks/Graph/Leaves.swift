import AttributeGraph

/// One stack of leaves as views wire them: per leaf an input, content, size, frame and an effect; the stack reads every
/// size, its placement is read by every frame.
///
/// A leaf whose size stays the same must cost the same among 1,000 leaves and among 100,000.
func measureLeafUpdate(leaves count: Int, copy: Double) -> Double {
  let graph = Graph(), root = graph.root
  let texts = (0..<count).map { root.input($0) }
  let contents = texts.map { text in root.rule(EquatableComputed { text.value &* 3 }) }
  let sizes = contents.map { content in root.rule(EquatableComputed { content.value & 0 &+ 20 }) }
  let stack = root.rule(EquatableComputed { sizes.map { $0.value } })
  let placement = root.rule(
    EquatableComputed {
      var edge = 0
      return stack.value.map { size in
        defer { edge += size }
        return edge
      }
    })
  for index in 0..<count {
    let frame = root.rule(EquatableComputed { placement.value[index] + sizes[index].value })
    root.effect(Effect { seen = frame.value &+ contents[index].value })
  }
  graph.flush()
  let updates = 100_000
  graph.statistics.rulesRun = 0
  let seconds = medianSeconds(of: 5) {
    for update in 0..<updates {
      texts[count / 2 + update % 16].set(update)
      graph.flush()
    }
  }
  let name = "leaf-update-of-\(count)"
  report(name, seconds: seconds / Double(updates), copy: copy)
  print(name + "/rules", Double(graph.statistics.rulesRun) / Double(5 * updates), "per-update")
  return seconds / Double(updates)
}

/// Sixteen neighbours of 1,000 against sixteen of 100,000: so few that the machine's caches hold them in both cases.
func measureLeaves(copy: Double) {
  let few = measureLeafUpdate(leaves: 1_000, copy: copy), many = measureLeafUpdate(leaves: 100_000, copy: copy)
  print("leaf-update-100000/1000", (many / few * 100).rounded() / 100, "times")
}
