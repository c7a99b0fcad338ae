import AttributeGraph

/// What the views below a reader say by preferences, in their order.
///
/// Views are wired in the order in which they are written, so each adds its entry as it is wired. Where views come and go, a
/// branch has a sink of its own and the entry names the set of branches: the reader asks for the structure first. A view that
/// says nothing leaves no trace, and without a reader nobody does.
final class PreferenceSink {
  enum Source {
    /// A value in the graph: the field of a modifier, or a rule's.
    case value(Attribute<UInt8>, offset: Int)
    case branches(WeakBranches)
    /// What was said to another reader, or in a branch.
    case sink(PreferenceSink)
  }
  /// Held weakly: the set's own inputs lead back here.
  struct WeakBranches {
    weak var set: BranchSet?
  }
  private var entries: [(key: ObjectIdentifier, source: Source)] = []

  func add(_ key: ObjectIdentifier, _ source: Source) { entries.append((key, source)) }

  /// All values combined, or the default where there are none. Read by the running rule.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    var value: Key.Value?
    collect(key, into: &value)
    return value ?? Key.defaultValue
  }

  private func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    let wanted = ObjectIdentifier(key)
    for entry in entries where entry.key == wanted {
      switch entry.source {
      case .value(let attribute, let offset):
        if value == nil {
          value = attribute.at(offset, Key.Value.self)
        } else {
          Key.reduce(value: &value!) { attribute.at(offset, Key.Value.self) }
        }
      case .sink(let sink): sink.collect(key, into: &value)
      case .branches(let reference):
        guard let branches = reference.set else { continue }
        _ = branches.structure.value
        _ = branches.rowsMade?.value
        for branch in branches.branches where !branch.isLeaving { branch.preferences?.collect(key, into: &value) }
      }
    }
  }
}

/// Somebody above who reads a preference.
struct PreferenceListener {
  let key: ObjectIdentifier
  let sink: PreferenceSink
}

extension [PreferenceListener] {
  func sink<Key: PreferenceKey>(for key: Key.Type) -> PreferenceSink? {
    first { $0.key == ObjectIdentifier(key) }?.sink
  }
  /// These listeners, except that `key` goes to `sink`, or to nobody.
  func redirecting<Key: PreferenceKey>(_ key: Key.Type, to sink: PreferenceSink?) -> [PreferenceListener] {
    var listeners = filter { $0.key != ObjectIdentifier(key) }
    if let sink { listeners.append(PreferenceListener(key: ObjectIdentifier(key), sink: sink)) }
    return listeners
  }
  /// Listeners to the same keys, told by way of `sink`.
  func replaced(by sink: PreferenceSink) -> [PreferenceListener] {
    map { PreferenceListener(key: $0.key, sink: sink) }
  }
  func add(_ source: PreferenceSink.Source) {
    for listener in self { listener.sink.add(listener.key, source) }
  }
}

extension _ViewInputs {
  /// Inputs for content whose values of `key` come together in `sink`; those above who read it hear of them too.
  func reading<Key: PreferenceKey>(_ key: Key.Type, by sink: PreferenceSink) -> _ViewInputs {
    preferences.sink(for: key)?.add(ObjectIdentifier(key), .sink(sink))
    var inputs = self
    inputs.preferences = preferences.redirecting(key, to: sink)
    return inputs
  }

  /// Wires `first`, then `second`, whose preferences come before those of `first`: what is wired first lies behind.
  func behind<Result>(_ first: (_ViewInputs) -> Void, _ second: (_ViewInputs) -> Result) -> Result {
    guard !preferences.isEmpty else {
      first(self)
      return second(self)
    }
    let late = PreferenceSink()
    var behind = self
    behind.preferences = preferences.replaced(by: late)
    first(behind)
    let result = second(self)
    preferences.add(.sink(late))
    return result
  }
}

/// The combined value of a preference, cut off where it stays the same.
struct PreferenceValue<Key: PreferenceKey>: Rule {
  let sink: PreferenceSink
  private let plan = TypePlan.of(Key.Value.self)
  init(sink: PreferenceSink) { self.sink = sink }
  func update(_ slot: Slot<Key.Value>) -> Bool { slot.put(sink.value(of: Key.self), by: plan) }
  func name() -> String { "preference \(Key.self)" }
  static var cycleDefault: Key.Value? { Key.defaultValue }
}
