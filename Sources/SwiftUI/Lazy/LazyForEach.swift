import AttributeGraph
import CoreGraphics

/// The rows of a `ForEach` in a lazy container. All elements are asked for their identity, those near the screen for their view.
final class LazyForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRows {
  private let view: _GraphValue<ForEach<Data, ID, Content>>
  private var ids: [ID] = []
  private var places: [ID: Int] = [:]
  /// Places in the data where identities occur twice; nil: the same as among the rows.
  private var dataIndices: [Int]?
  private var rows: [ID: ForEachRow] = [:]
  private var version = 0
  private var seenVersion = -1
  /// Elements that came in the update under way: a transition may show them.
  private var arrivals: (transaction: Int, ids: Set<ID>)?
  private var churn = IdentityChurn()
  private var hasReportedDuplicates = false

  init(_ view: _GraphValue<ForEach<Data, ID, Content>>, _ branches: BranchSet) {
    self.view = view
    super.init(branches)
  }

  private var viewGraph: ViewGraph { branches.inputs.base.viewGraph }

  fileprivate func update(_ slot: Slot<Int>) -> Bool {
    if branches.isFrozen(slot) { return false }
    let forEach = view.value
    let new = read(forEach)
    if slot.hasValue && isSame(new) && seenVersion == branches.currentVersion { return false }
    let isFirst = !slot.hasValue
    if !isFirst { churn.note(old: ids, new: new, of: "ForEach<\(Content.self)>", in: viewGraph) }
    take(new, isFirst: isFirst)
    var shown: [Branch] = []
    for (index, _, row) in madeInOrder() {
      row.index = dataIndices?[index] ?? index
      shown.append(row.branch)
    }
    _ = branches.show(shown, in: slot)
    seenVersion = branches.currentVersion
    rows = rows.filter { places[$0.key] != nil || $0.value.branch.subgraph.isAlive }
    listMade()
    version += 1
    return slot.put(version)
  }

  /// Nothing has changed since identities were read; those that occur twice count as changed.
  private func isSame(_ new: [ID]) -> Bool { dataIndices == nil && new == ids }

  /// The identity of each element.
  private func read(_ forEach: ForEach<Data, ID, Content>) -> [ID] {
    var new: [ID] = []
    new.reserveCapacity(forEach.data.count)
    for element in forEach.data { new.append(forEach.id(element)) }
    return new
  }

  private func take(_ all: [ID], isFirst: Bool) {
    var known: [ID: CGFloat] = [:]
    for (id, length) in zip(ids, lengths) where !length.isNaN { known[id] = length }
    var newPlaces: [ID: Int] = [:]
    newPlaces.reserveCapacity(all.count)
    var single: [ID] = [], indices: [Int] = []
    for (index, id) in all.enumerated() {
      guard newPlaces[id] == nil else {
        reportDuplicate(id)
        continue
      }
      newPlaces[id] = single.count
      single.append(id)
      indices.append(index)
    }
    if !isFirst {
      arrivals = (viewGraph.transactionNumber, Set(single.filter { places[$0] == nil }))
    }
    places = newPlaces
    dataIndices = single.count == all.count ? nil : indices
    ids = single
    setLengths(known.isEmpty ? Array(repeating: .nan, count: single.count) : single.map { known[$0] ?? .nan })
  }

  private func madeInOrder() -> [(place: Int, id: ID, row: ForEachRow)] {
    rows.compactMap { id, row in row.branch.subgraph.isAlive ? places[id].map { ($0, id, row) } : nil }.sorted { $0.0 < $1.0 }
  }
  private func listMade() { made = madeInOrder().map { ($0.place, $0.row.branch) } }

  /// While what is around leaves, its rows are those of the last elements; among other elements they have no place.
  override var mayMake: Bool { !branches.isGoing || isSame(read(view.value)) }

  override func make(_ index: Int) -> Branch? {
    let id = ids[index]
    // An element that comes back while its row is leaving takes it up again.
    if let row = rows[id], row.branch.subgraph.isAlive { return row.branch }
    let isNew = arrivals.map { $0.transaction == viewGraph.transactionNumber && $0.ids.contains(id) } ?? false
    let row = makeForEachRow(view, branches, id: id, index: dataIndices?[index] ?? index, pass: 0, mayAnimate: isNew)
    rows[id] = row
    return row.branch
  }

  override func haveMade() {
    listMade()
    branches.setRows(made.map(\.branch))
    seenVersion = branches.currentVersion
  }

  override func drop(_ isFar: (Int) -> Bool) {
    let far = made.filter { isFar($0.index) && !$0.branch.isLeaving }
    guard !far.isEmpty else { return }
    for row in far { rows[ids[row.index]] = nil }
    listMade()
    branches.setRows(made.map(\.branch))
    seenVersion = branches.currentVersion
    for row in far { row.branch.subgraph.invalidate() }
  }

  override func index(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap { places[$0] } }
  override func id(at index: Int) -> AnyHashable? { ids.indices.contains(index) ? AnyHashable(ids[index]) : nil }

  private func reportDuplicate(_ id: ID) {
    guard !hasReportedDuplicates else { return }
    hasReportedDuplicates = true
    reportDuplicateID(id, "ForEach<\(Data.self), \(ID.self), \(Content.self)>", in: viewGraph)
  }
}

/// Says which elements there are.
struct LazyForEachStructure<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let rows: LazyForEach<Data, ID, Content>
  func update(_ slot: Slot<Int>) -> Bool { rows.update(slot) }
  func name() -> String { "ForEach<\(Content.self)>" }
  static var cycleDefault: Int? { 0 }
}
