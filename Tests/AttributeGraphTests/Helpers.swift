import AttributeGraph

/// Collects what effects and rules note.
final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  /// What was noted since the last look.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Graph {
  /// How many rules and effects `body` made run.
  func rulesRun(_ body: () throws -> Void) rethrows -> Int {
    let before = statistics.rulesRun
    try body()
    return statistics.rulesRun - before
  }
}

/// What something gave, and how many rules and effects it made run.
struct Work<Result: Equatable>: Equatable {
  let result: Result, rules: Int
  init(_ result: Result, rules: Int) {
    self.result = result
    self.rules = rules
  }
}

extension Graph {
  func work<Result>(_ body: () -> Result) -> Work<Result> {
    let before = statistics.rulesRun
    let result = body()
    return Work(result, rules: statistics.rulesRun - before)
  }
}

extension Subgraph {
  func computed<Value: Equatable>(_ label: String, _ compute: @escaping () -> Value) -> Attribute<Value> {
    rule(EquatableComputed(label, compute))
  }

  /// An effect that reads `attribute`.
  func watch<Value>(_ attribute: Attribute<Value>, _ label: String = "watch", _ perform: @escaping (Value) -> Void = { _ in }) {
    effect(Effect(label) { perform(attribute.value) })
  }
}
