import AttributeGraph
import LayerTree

/// Views that come and go together: one side of an `if`, one row of a `ForEach`.
final class Branch {
  let subgraph: Subgraph
  fileprivate(set) var outputs = _ListOutputs.fixed([])
  /// What its views say to those around; nil when nobody listens.
  fileprivate(set) var preferences: PreferenceSink?
  /// No longer in the structure. It is kept, and shown, until its transition is over.
  fileprivate(set) var isLeaving = false
  /// Shown or not; made when the first transition begins.
  fileprivate var isShown: Attribute<Bool>?
  /// The branch that this one lies in: what it holds leaves together with it.
  let outer: Branch?
  /// The same across containers: the nearest branch around it, whatever lies between.
  private let surroundings: Branch?
  private weak var set: BranchSet?

  fileprivate init(in set: BranchSet) {
    self.set = set
    subgraph = Subgraph(parent: set.inputs.base.subgraph)
    outer = set.inputs.branch
    surroundings = set.inputs.base.branch
  }

  /// This branch or one around it is leaving.
  var isLeavingWithOuter: Bool { isLeaving || outer?.isLeavingWithOuter ?? false }

  /// This branch leaves, or one of those that it lies in, in whatever container.
  var isGoing: Bool { isLeaving || surroundings?.isGoing ?? false }

  // MARK: What is nested in it

  private struct WeakSet { weak var set: BranchSet? }
  private var nested: [WeakSet] = []

  fileprivate func adopt(_ set: BranchSet) {
    nested.removeAll { $0.set == nil }
    nested.append(WeakSet(set: set))
  }
  /// Sees to it that whether it leaves is known: what decides may still have to run in this update.
  fileprivate func decide() {
    guard let set else { return }
    set.inputs.base.viewGraph.graph.untracked { _ = set.structure.value }
  }
  /// It has come back: what was frozen with it looks at its view again.
  fileprivate func thaw() {
    for entry in nested { entry.set?.thaw() }
  }
}

/// The branches of one dynamic view, in order, with those that are leaving.
///
/// *Structure before content*: which branches exist is one node; what is in each reads that node first.
///
/// While a branch around them is leaving, they stay as they are: every change of theirs would begin transitions that nobody waits
/// for, inside each of those that are still leaving.
final class BranchSet {
  let inputs: _ListInputs
  fileprivate(set) var branches: [Branch] = []
  /// The node that says which branches exist.
  private(set) var structure: Attribute<Int>!
  private var version = 0
  private var isFirst = true
  /// Those whose transition has ended, until they go.
  private var hidden: [Branch] = []

  init(_ inputs: _ListInputs) { self.inputs = inputs }

  private var viewGraph: ViewGraph { inputs.base.viewGraph }

  /// Makes the node for the structure; `rule` reads the view and calls `show`.
  func outputs<R: Rule>(structure rule: R) -> _ListOutputs where R.Value == Int {
    let subgraph = inputs.base.subgraph
    structure = subgraph.rule(rule)
    inputs.base.branch?.adopt(self)
    inputs.base.preferences.add(.branches(PreferenceSink.WeakBranches(set: self)))
    return .dynamic(subgraph.rule(FlatList(branches: self)), of: self)
  }

  /// The same for the rows of a lazy container, which are made and dropped apart from the structure.
  func outputs<R: Rule>(of rows: LazyRows, structure rule: R) -> _ListOutputs where R.Value == Int {
    structure = inputs.base.subgraph.rule(rule)
    inputs.base.branch?.adopt(self)
    if !inputs.base.preferences.isEmpty { rowsMade = inputs.base.subgraph.input(0) { "rows that are made" } }
    inputs.base.preferences.add(.branches(PreferenceSink.WeakBranches(set: self)))
    return .lazy(rows)
  }
  /// Counts the times that rows were made or dropped, for those who read their preferences.
  private(set) var rowsMade: Attribute<Int>?

  /// The rows that are made; those that are leaving stay.
  func setRows(_ rows: [Branch]) {
    branches = rows + branches.filter { branch in branch.isLeaving && !rows.contains { $0 === branch } }
    guard let rowsMade else { return }
    viewGraph.graph.untracked { rowsMade.update(rowsMade.value + 1) }
  }
  var currentVersion: Int { version }

  /// Asked first by the structure rules; true: they change nothing, and are asked again when the branch around comes back.
  func isFrozen(_ slot: Slot<Int>) -> Bool {
    guard slot.hasValue, let surroundings = inputs.base.branch else { return false }
    surroundings.decide()
    guard surroundings.isGoing else { return false }
    wasFrozen = true
    return true
  }
  private var wasFrozen = false
  /// What they lie in is leaving.
  var isGoing: Bool { inputs.base.branch?.isGoing ?? false }

  fileprivate func thaw() {
    guard inputs.base.subgraph.isAlive else { return }
    if wasFrozen { structure.invalidate() }
    for branch in branches where !branch.isLeaving { branch.thaw() }
  }

  /// Wires the content of a new branch.
  func make(mayAnimate: Bool = true, _ content: (_ListInputs, Branch) -> _ListOutputs) -> Branch {
    let branch = Branch(in: self)
    var inputs = inputs
    inputs.base.branch = branch
    inputs.base.subgraph = branch.subgraph
    inputs.branch = branch
    if !inputs.base.preferences.isEmpty {
      let sink = PreferenceSink()
      branch.preferences = sink
      inputs.base.preferences = inputs.base.preferences.replaced(by: sink)
    }
    inputs.base.viewGraph.graph.untracked { branch.outputs = content(inputs, branch) }
    // The items know their branch: the ring is cut when the branch ends.
    branch.subgraph.onEnd { branch.outputs = .fixed([]) }
    if mayAnimate && !isFirst && isAnimated { beginTransition(of: branch, from: false, to: true) }
    return branch
  }

  /// Makes `new` the branches that exist, from a structure rule. Those that are missing leave, at once or by a transition.
  func show(_ new: [Branch], in slot: Slot<Int>) -> Bool {
    defer {
      isFirst = false
      wasFrozen = false
    }
    if isCurrent(slot) && new.count == branches.count && zip(new, branches).allSatisfy({ $0 === $1 && !$0.isLeaving }) {
      return false
    }
    for branch in new where branch.isLeaving { bringBack(branch) }
    let staying = Set(new.map(ObjectIdentifier.init))
    var order = new
    for (index, branch) in branches.enumerated() where !staying.contains(ObjectIdentifier(branch)) {
      if branch.isLeaving || isAnimated {
        if !branch.isLeaving { beginLeaving(branch) }
        order.insert(branch, at: min(index, order.count))
      } else {
        end(branch)
      }
    }
    branches = order
    version += 1
    return slot.put(version)
  }

  /// The structure's slot says already that `branch` is there, and nothing else is.
  func isAlone(_ branch: Branch, in slot: Slot<Int>) -> Bool {
    isCurrent(slot) && branches.count == 1 && branches[0] === branch && !branch.isLeaving && branch.subgraph.isAlive
  }

  /// What the structure's slot holds is of the branches as they are: none has gone since by itself.
  func isCurrent(_ slot: Slot<Int>) -> Bool { slot.hasValue && slot.pointer.pointee == version && !wasFrozen }

  private var isAnimated: Bool {
    TransactionScope.resolve(viewGraph.transaction, inputs.base.transaction, in: viewGraph).animation != nil
  }

  private func end(_ branch: Branch) {
    branch.isLeaving = true
    branch.subgraph.invalidate()
  }

  // MARK: Transitions

  private func beginLeaving(_ branch: Branch) {
    branch.isLeaving = true
    if let isShown = branch.isShown { isShown.update(false) } else { beginTransition(of: branch, from: true, to: false) }
  }

  private func bringBack(_ branch: Branch) {
    branch.isLeaving = false
    branch.isShown?.update(true)
    branch.thaw()
  }

  private func beginTransition(of branch: Branch, from: Bool, to: Bool) {
    let isShown = branch.subgraph.input(to)
    branch.isShown = isShown
    let rule = BranchTransition(branch: branch, isShown: isShown, start: from, inputs: inputs.base) {
      [weak self, weak branch] in
      guard let self, let branch, branch.isLeaving else { return }
      self.hidden.append(branch)
      guard self.hidden.count == 1 else { return }
      self.viewGraph.enqueue(Transaction(), cause: { "the end of a transition" }) { self.finishLeaving() }
    }
    branch.subgraph.effect(rule)
  }

  /// Branches whose transitions have ended go together: one by one, each would look for its place among all.
  private func finishLeaving() {
    let leaving = hidden.filter { $0.isLeaving && $0.subgraph.isAlive }
    hidden = []
    guard !leaving.isEmpty else { return }
    let gone = Set(leaving.map(ObjectIdentifier.init))
    branches.removeAll { gone.contains(ObjectIdentifier($0)) }
    for branch in leaving { branch.subgraph.invalidate() }
    version += 1
    structure.invalidate()
  }
}

/// All items of a set of branches.
private struct FlatList: Rule {
  let branches: BranchSet
  func update(_ slot: Slot<ItemList>) -> Bool {
    _ = branches.structure.value
    var items: [Item] = []
    for branch in branches.branches { branch.outputs.collect(into: &items) }
    return slot.put(ItemList(items))
  }
  func name() -> String { "items" }
  static var cycleDefault: ItemList? { ItemList([]) }
}

/// Runs the transitions of a branch's items.
private struct BranchTransition: Rule {
  private let branch: Branch
  private let isShown: Attribute<Bool>
  private unowned(unsafe) let viewGraph: ViewGraph
  private let scope: TransactionScope?
  private let whenHidden: () -> Void
  /// 0 shown, 1 hidden.
  private var progress = AnimatableState<Double>()
  private var start: Double?
  private var wasReported = false

  init(branch: Branch, isShown: Attribute<Bool>, start: Bool, inputs: _ViewInputs, whenHidden: @escaping () -> Void) {
    self.branch = branch
    self.isShown = isShown
    self.start = start ? 0 : 1
    self.whenHidden = whenHidden
    viewGraph = inputs.viewGraph
    scope = inputs.transaction
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    if let start { _ = progress.update(start, in: viewGraph, scope: scope) }
    start = nil
    let isShown = isShown.value
    let value = progress.update(isShown ? 0 : 1, in: viewGraph, scope: scope)
    var items: [Item] = []
    branch.outputs.collect(into: &items)
    for item in items {
      let transition = item.traits.transition?.value ?? .opacity
      transition.apply(isShown ? .insertion : .removal, amount: value, to: item.layer)
      // What is on its way out is out of the way of fingers (a choice).
      item.layer.allowsHitTesting = isShown
    }
    if !isShown && !progress.isRunning && !wasReported {
      wasReported = true
      whenHidden()
    }
    if isShown { wasReported = false }
    return false
  }
  func name() -> String { "transition" }
}
