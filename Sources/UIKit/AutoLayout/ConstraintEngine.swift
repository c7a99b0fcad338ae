import ConstraintSolver
import CoreGraphics

/// Solves the constraints of one tree of views.
///
/// # How it works
///
/// The engine belongs to the root of a tree. Every view and guide that a constraint mentions becomes an *item* with four
/// variables: x, y, width and height in its superview's (or owner's) space, before pixels. Besides the app's constraints, an
/// item has inner ones: of its autoresizing mask, of its content size, or of what a guide follows.
///
/// Changes are only noted. `settle()` translates them, solves, and asks for the layout of those superviews whose subviews got
/// other frames; `UIView.layoutSubviews` then writes the frames, parents first. So an unchanged part of the screen costs nothing.
///
/// An engine that is not live measures: it takes the constraints inside one view, writes no frame and is thrown away.
@MainActor
final class ConstraintEngine {
  unowned let root: UIView
  let isLive: Bool

  var solver = Solver()
  /// By view or guide; looked up, never walked through.
  var items: [ObjectIdentifier: ConstraintItem] = [:]
  /// In the order in which they came.
  var order: [ConstraintItem] = []
  /// By number of the solver; looked up, never walked through.
  var records: [ConstraintID: ConstraintRecord] = [:]
  private var ids: [ObjectIdentifier: ConstraintID] = [:]
  private var waiting: [NSLayoutConstraint] = []
  private var changed: [ConstraintItem] = []
  private var isSettling = false
  /// Required constraints that count less for the time being, with the conflicts they were in.
  var broken: [(victim: ConstraintID, members: [ConstraintID])] = []
  var reported: Set<String> = []

  init(root: UIView, isLive: Bool) {
    self.root = root
    self.isLive = isLive
  }

  /// Exchanges of symbols so far: a measure of work.
  var pivots: Int { solver.pivots }
  var needsSettle: Bool { !waiting.isEmpty || !changed.isEmpty || solver.needsSolve }

  // MARK: The app's constraints

  func add(_ constraint: NSLayoutConstraint) { waiting.append(constraint) }

  func remove(_ constraint: NSLayoutConstraint) {
    if let id = ids.removeValue(forKey: ObjectIdentifier(constraint)) {
      remove(id)
    } else {
      waiting.removeAll { $0 === constraint }
    }
  }

  /// Translates the constraint again: something its attributes stand for has changed.
  func refresh(_ constraint: NSLayoutConstraint) {
    guard ids[ObjectIdentifier(constraint)] != nil else { return }
    remove(constraint)
    add(constraint)
    constraint.holder?.noteLayoutNeededBelow()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    constraint.holder?.noteLayoutNeededBelow()
    guard let id = ids[ObjectIdentifier(constraint)], let record = records[id] else { return }
    setConstant(of: id, to: record.base - Double(constraint.constant))
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    constraint.holder?.noteLayoutNeededBelow()
    guard let id = ids[ObjectIdentifier(constraint)] else { return }
    mendBroken(with: id)
    records[id]?.strength = Strength(constraint.priority)
    solver.setStrength(of: id, to: Strength(constraint.priority))
  }

  private func translate(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder ?? (isLive ? nil : root), let expression = expression(of: constraint, in: holder) else {
      return
    }
    // What the items bring by themselves first: the solver has less to exchange when a size is known before others build on it.
    updateChangedItems()
    let whole = (expression + -Double(constraint.constant)).withinLimits
    let strength = Strength(constraint.priority)
    let id = solver.add(whole, Relation(constraint.relation), strength: strength)
    ids[ObjectIdentifier(constraint)] = id
    records[id] = ConstraintRecord(.app(constraint), base: expression.constant, strength: strength)
  }

  // MARK: Numbers

  func setConstant(of id: ConstraintID, to constant: Double) {
    mendBroken(with: id)
    solver.setConstant(of: id, to: LinearExpression(constant: constant).withinLimits.constant)
  }

  func remove(_ id: ConstraintID) {
    broken.removeAll { $0.victim == id }
    mendBroken(with: id)
    solver.remove(id)
    records[id] = nil
  }

  // MARK: Notes

  func viewDidChange(_ view: UIView) {
    if let item = items[ObjectIdentifier(view)] { note(item) }
  }

  func placementDidChange(of guide: UILayoutGuide) {
    guard let item = items[ObjectIdentifier(guide)] else { return }
    note(item)
    guide.owningView?.noteLayoutNeededBelow()
  }

  func note(_ item: ConstraintItem) {
    guard !item.isChanged else { return }
    item.isChanged = true
    changed.append(item)
  }

  // MARK: Settling

  /// Brings the solution up to date. Superviews of what moved are asked to lay out, except `writer`, which is about to.
  func settle(writer: UIView? = nil) {
    guard needsSettle, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    takeChanges()
    solve()
    var rounds = 0
    while rewrap() && rounds < Self.wrapLimit {
      rounds += 1
      takeChanges()
      solve()
    }
    publish(writer: writer)
  }

  /// How often text is measured anew for the width it got; more would mean that the width depends on the height.
  private static let wrapLimit = 3

  private func takeChanges() {
    // Translating may bring in items, and those constraints of their own.
    while !waiting.isEmpty || !changed.isEmpty {
      let constraints = waiting
      waiting = []
      for constraint in constraints { translate(constraint) }
      updateChangedItems()
    }
  }

  /// Inner constraints may bring in further items.
  private func updateChangedItems() {
    while !changed.isEmpty {
      let items = changed
      changed = []
      for item in items where !item.isGone {
        item.isChanged = false
        updateInnerConstraints(of: item)
      }
    }
  }
}

/// What the engine knows of a constraint in its solver.
@MainActor
final class ConstraintRecord {
  enum Source {
    case app(NSLayoutConstraint)
    case inner(ConstraintItem, InnerRole)
  }
  let source: Source
  /// The constant of the expression, without the constraint's own.
  var base: Double
  var strength: Strength

  init(_ source: Source, base: Double, strength: Strength) {
    self.source = source
    self.base = base
    self.strength = strength
  }
}

extension Strength {
  /// What is no number counts least.
  init(_ priority: UILayoutPriority) {
    self = priority.rawValue >= 1000 ? .required : Strength(priority: priority.rawValue.isFinite ? Double(priority.rawValue) : 0)
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
