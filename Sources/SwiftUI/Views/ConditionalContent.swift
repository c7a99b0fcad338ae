import AttributeGraph

/// One of two views, as an `if`–`else` makes it. Each side has an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError("_ConditionalContent is a primitive view; its body is never asked for.") }

  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitGroup(inputs) { _makeViewList(view, $0) }
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    let branches = BranchSet(inputs)
    return branches.outputs(
      structure: SwitchStructure(branches: branches, name: "if", choose: { view.value.isFirst ? 0 : 1 }) {
        choice, inputs, branch in
        choice == 0
          ? makeChosen(TrueContent.self, branch, branches, inputs) { view.value.first }
          : makeChosen(FalseContent.self, branch, branches, inputs) { view.value.second }
      })
  }
  private var isFirst: Bool { if case .first = storage { true } else { false } }
  private var first: TrueContent? { if case .first(let content) = storage { content } else { nil } }
  private var second: FalseContent? { if case .second(let content) = storage { content } else { nil } }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Optional is a primitive view; its body is never asked for.") }

  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitGroup(inputs) { _makeViewList(view, $0) }
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    let branches = BranchSet(inputs)
    return branches.outputs(
      structure: SwitchStructure(branches: branches, name: "if", choose: { view.value == nil ? nil : 0 }) { _, inputs, branch in
        makeChosen(Wrapped.self, branch, branches, inputs) { view.value }
      })
  }
}

/// Wires the content of a branch; `value` is nil when the branch is not the one that is shown.
func makeChosen<Content: View>(
  _ type: Content.Type, _ branch: Branch, _ branches: BranchSet, _ inputs: _ListInputs, value: @escaping () -> Content?
) -> _ListOutputs {
  let rule = ChosenContent(branch: branch, branches: branches, value: value)
  return Content._makeViewList(_GraphValue(inputs.base.subgraph.rule(rule)), inputs)
}

/// Says which branch exists, by a key that is compared: the side of an `if`, the type in an `AnyView`, the value of `id(_:)`.
struct SwitchStructure<Key: Equatable>: Rule {
  unowned let branches: BranchSet
  let label: String
  /// nil: nothing is shown.
  let choose: () -> Key?
  let make: (Key, _ListInputs, Branch) -> _ListOutputs
  /// The branch that is shown and those that are still leaving, which come back when their key does.
  private var known: [(key: Key, branch: Branch)] = []
  /// The one that is shown.
  private var shownKey: Key?
  private var shown: Branch?

  init(
    branches: BranchSet, name: String, choose: @escaping () -> Key?,
    make: @escaping (Key, _ListInputs, Branch) -> _ListOutputs
  ) {
    self.branches = branches
    label = name
    self.choose = choose
    self.make = make
  }

  mutating func update(_ slot: Slot<Int>) -> Bool {
    if branches.isFrozen(slot) { return false }
    let key = choose()
    // Mostly nothing changes.
    if let shown, let shownKey, shownKey == key, branches.isAlone(shown, in: slot) { return false }
    shown = key.map { branch($0) }
    shownKey = key
    return branches.show(shown.map { [$0] } ?? [], in: slot)
  }
  /// The branch of a key: one that is still there, or a new one.
  private mutating func branch(_ key: Key) -> Branch {
    known.removeAll { !$0.branch.subgraph.isAlive }
    if let same = known.first(where: { $0.key == key }) { return same.branch }
    let branch = branches.make { make(key, $0, $1) }
    known.append((key, branch))
    return branch
  }
  func name() -> String { label }
  static var cycleDefault: Int? { 0 }
}

/// The value of the view in a branch; a branch that is leaving keeps its last one.
private struct ChosenContent<Content>: Rule {
  let branch: Branch
  unowned(unsafe) let branches: BranchSet
  let value: () -> Content?
  let plan = TypePlan.of(Content.self)
  func update(_ slot: Slot<Content>) -> Bool {
    _ = branches.structure.value
    if branch.isLeaving { return false }
    guard let value = value() else { return false }
    return slot.put(value, by: plan)
  }
  func name() -> String { TypeName.short(of: Content.self) }
}
