import AttributeGraph

/// A graph shape and what one step does to it; the shapes of the kairo benchmark of signal libraries.
struct Pattern {
  let name: String
  let steps: Int
  let build: (Subgraph) -> (Int) -> Void
}

/// Where effects put what they read.
nonisolated(unsafe) var seen = 0

private func check(_ expected: Int) {
  precondition(seen == expected, "the effect saw \(seen) instead of \(expected)")
}

let patterns: [Pattern] = [
  Pattern(name: "chain-1000", steps: 200) { owner in
    let graph = owner.graph
    let head = owner.input(0)
    var last = head
    for _ in 0..<1000 {
      let previous = last
      last = owner.rule(EquatableComputed { previous.value + 1 })
    }
    let end = last
    owner.effect(Effect { seen = end.value })
    return { step in
      head.set(step)
      graph.flush()
      check(step + 1000)
    }
  },
  Pattern(name: "broad-1000", steps: 200) { owner in
    let graph = owner.graph
    let head = owner.input(0)
    for index in 0..<1000 {
      let first = owner.rule(EquatableComputed { head.value + index })
      let second = owner.rule(EquatableComputed { first.value + 1 })
      owner.effect(Effect { seen = second.value })
    }
    return { step in
      head.set(step)
      graph.flush()
      check(step + 1000)
    }
  },
  Pattern(name: "diamond-5", steps: 2000) { owner in
    let graph = owner.graph
    let head = owner.input(0)
    let middle = (0..<5).map { _ in owner.rule(EquatableComputed { head.value + 1 }) }
    let sum = owner.rule(EquatableComputed { middle.reduce(0) { $0 + $1.value } })
    owner.effect(Effect { seen = sum.value })
    return { step in
      head.set(step)
      graph.flush()
      check(5 * (step + 1))
    }
  },
  Pattern(name: "triangle-10", steps: 2000) { owner in
    let graph = owner.graph
    let head = owner.input(0)
    var all = [head]
    for _ in 0..<9 {
      let previous = all[all.count - 1]
      all.append(owner.rule(EquatableComputed { previous.value + 1 }))
    }
    let members = all
    let sum = owner.rule(EquatableComputed { members.reduce(0) { $0 + $1.value } })
    owner.effect(Effect { seen = sum.value })
    return { step in
      head.set(step)
      graph.flush()
      check(10 * step + 45)
    }
  },
  Pattern(name: "mux-100", steps: 2000) { owner in
    let graph = owner.graph
    let heads = (0..<100).map { _ in owner.input(0) }
    let mux = owner.rule(EquatableComputed { heads.map { $0.value } })
    for index in 0..<100 {
      let split = owner.rule(EquatableComputed { mux.value[index] })
      let next = owner.rule(EquatableComputed { split.value + 1 })
      owner.effect(Effect { seen = next.value })
    }
    return { step in
      heads[step % 100].set(step + 1)
      graph.flush()
    }
  },
  Pattern(name: "unstable-20", steps: 2000) { owner in
    let graph = owner.graph
    let head = owner.input(0)
    let double = owner.rule(EquatableComputed { head.value * 2 }), inverse = owner.rule(EquatableComputed { -head.value })
    let sum = owner.rule(
      EquatableComputed { (0..<20).reduce(0) { sum, _ in sum + (head.value % 2 == 1 ? double.value : inverse.value) } })
    owner.effect(Effect { seen = sum.value })
    return { step in
      head.set(step)
      graph.flush()
      check(step % 2 == 1 ? 40 * step : -20 * step)
    }
  },
  Pattern(name: "avoidable-1000", steps: 2000) { owner in
    let graph = owner.graph
    let head = owner.input(0)
    let copy = owner.rule(EquatableComputed { head.value })
    let constant = owner.rule(EquatableComputed { copy.value * 0 })
    for _ in 0..<1000 {
      let first = owner.rule(EquatableComputed { constant.value + 1 })
      let second = owner.rule(EquatableComputed { first.value + 2 })
      owner.effect(Effect { seen = second.value })
    }
    return { step in
      head.set(step)
      graph.flush()
      check(3)
    }
  },
  Pattern(name: "repeated-30", steps: 2000) { owner in
    let graph = owner.graph
    let head = owner.input(0)
    let sum = owner.rule(EquatableComputed { (0..<30).reduce(0) { sum, _ in sum + head.value } })
    owner.effect(Effect { seen = sum.value })
    return { step in
      head.set(step)
      graph.flush()
      check(30 * step)
    }
  },
]
