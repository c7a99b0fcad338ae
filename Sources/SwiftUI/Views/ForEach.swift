import AttributeGraph

/// A view for each element of a collection. An element's identity keeps its view's state while others come, go and move.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  package init(_ data: Data, identity: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = identity
    self.content = content
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identity: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identity: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Views that can write the elements: `content` is given a binding to each.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapCollection<C.Indices, (C.Index, Binding<C.Element>)>, C.Indices: RandomAccessCollection {
    let elements = data.wrappedValue.indices.lazy.map { index in (index, data.element(at: index)) }
    self.init(elements, identity: { $0.1.wrappedValue[keyPath: id] }, content: { content($0.1) })
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapCollection<C.Indices, (C.Index, Binding<C.Element>)>, C.Indices: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

extension Binding where Value: MutableCollection {
  /// The element that is at `index` now; once the collection has become shorter, the last one that was there.
  fileprivate func element(at index: Value.Index) -> Binding<Value.Element> {
    var last = wrappedValue[index]
    return Binding<Value.Element>(
      location: ClosureLocation(
        get: {
          let collection = self.wrappedValue
          if collection.indices.contains(index) { last = collection[index] }
          return last
        },
        set: { value, transaction in
          var collection = self.wrappedValue
          guard collection.indices.contains(index) else { return }
          collection[index] = value
          self.location.set(collection, transaction)
        }))
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("ForEach is a primitive view; its body is never asked for.") }

  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitGroup(inputs) { _makeViewList(view, $0) }
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    let branches = BranchSet(inputs)
    if inputs.isLazy {
      let rows = LazyForEach(view, branches)
      return branches.outputs(of: rows, structure: LazyForEachStructure(rows: rows))
    }
    return branches.outputs(structure: ForEachStructure(view: view, branches: branches))
  }
}

/// One row: its branch, and where its element stands in the data.
final class ForEachRow {
  let branch: Branch
  var index: Int
  var pass: Int
  init(branch: Branch, index: Int, pass: Int) {
    self.branch = branch
    self.index = index
    self.pass = pass
  }
}

/// Says which rows exist.
private struct ForEachStructure<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let view: _GraphValue<ForEach<Data, ID, Content>>
  unowned let branches: BranchSet
  private var rows: [ID: ForEachRow] = [:]
  private var order: [ID] = []
  private var pass = 0
  private var hasReportedDuplicates = false
  private var churn = IdentityChurn()

  init(view: _GraphValue<ForEach<Data, ID, Content>>, branches: BranchSet) {
    self.view = view
    self.branches = branches
  }

  mutating func update(_ slot: Slot<Int>) -> Bool {
    if branches.isFrozen(slot) { return false }
    let forEach = view.value
    var ids: [ID] = []
    ids.reserveCapacity(forEach.data.count)
    for element in forEach.data { ids.append(forEach.id(element)) }
    if branches.isCurrent(slot) && ids == order { return false }
    if slot.hasValue { churn.note(old: order, new: ids, of: "ForEach<\(Content.self)>", in: branches.inputs.base.viewGraph) }
    pass += 1
    var shown: [Branch] = []
    shown.reserveCapacity(ids.count)
    for (index, id) in ids.enumerated() {
      if let row = rows[id], row.branch.subgraph.isAlive {
        if row.pass == pass {
          reportDuplicate(id)
          continue
        }
        row.index = index
        row.pass = pass
        shown.append(row.branch)
      } else {
        let row = makeForEachRow(view, branches, id: id, index: index, pass: pass)
        rows[id] = row
        shown.append(row.branch)
      }
    }
    order = ids
    defer {
      // A row that leaves by a transition is known until it is gone: it comes back when its element does.
      if rows.count > shown.count { rows = rows.filter { $0.value.pass == pass || $0.value.branch.subgraph.isAlive } }
    }
    return branches.show(shown, in: slot)
  }

  private mutating func reportDuplicate(_ id: ID) {
    guard !hasReportedDuplicates else { return }
    hasReportedDuplicates = true
    reportDuplicateID(id, "ForEach<\(Data.self), \(ID.self), \(Content.self)>", in: branches.inputs.base.viewGraph)
  }
  func name() -> String { "ForEach<\(Content.self)>" }
  static var cycleDefault: Int? { 0 }
}

/// Wires a row.
func makeForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>(
  _ view: _GraphValue<ForEach<Data, ID, Content>>, _ branches: BranchSet, id: ID, index: Int, pass: Int, mayAnimate: Bool = true
) -> ForEachRow {
  var row: ForEachRow!
  _ = branches.make(mayAnimate: mayAnimate) { inputs, branch in
    inputs.base.scrolling?.core?.targets.add(branch, AnyHashable(id))
    row = ForEachRow(branch: branch, index: index, pass: pass)
    let rule = ForEachContent(view: view, branches: branches, row: row, handle: BodyHandle(in: inputs.base.subgraph))
    let content = inputs.base.subgraph.rule(rule)
    rule.handle.node = content.untyped
    return Content._makeViewList(_GraphValue(content), inputs)
  }
  return row
}

func reportDuplicateID<ID>(_ id: ID, _ name: String, in viewGraph: ViewGraph) {
  viewGraph.services.console(
    "\(name): the ID \(id) occurs multiple times within the collection, this will "
      + "give undefined results! Only its first element is shown here. Give each element an id of its own.")
}

/// The view of one row. *Structure first*: a row that is about to go never sees the data without its element.
private struct ForEachContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let view: _GraphValue<ForEach<Data, ID, Content>>
  unowned(unsafe) let branches: BranchSet
  let row: ForEachRow
  let handle: BodyHandle
  let plan = TypePlan.of(Content.self)

  func update(_ slot: Slot<Content>) -> Bool {
    _ = branches.structure.value
    // A lazy container that leaves may still move, and make rows: they are shown once.
    guard row.branch.subgraph.isAlive, !(slot.hasValue && row.branch.isGoing) else { return false }
    let forEach = view.value
    guard row.index < forEach.data.count else { return false }
    let element = forEach.data[forEach.data.index(forEach.data.startIndex, offsetBy: row.index)]
    let content = handle.observing(in: branches.inputs.base.viewGraph) { forEach.content(element) }
    return slot.put(content, by: plan)
  }
  func name() -> String { "ForEach<\(Content.self)>[\(row.index)]" }
}
