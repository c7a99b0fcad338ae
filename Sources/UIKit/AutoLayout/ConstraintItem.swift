import ConstraintSolver
import CoreGraphics

/// A view or guide in an engine.
@MainActor
final class ConstraintItem {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  let x: Variable, y: Variable, width: Variable, height: Variable
  var inner: [InnerConstraint] = []
  var isChanged = false
  var isGone = false
  /// As solved, before pixels.
  var frame: CGRect?
  /// By how much the exact origin lies beyond the one on the pixel grid, summed up over the superviews.
  var residual = CGPoint.zero
  /// The frame that the view was last given, on pixels.
  var written: CGRect?
  /// The width its content was last measured for.
  var wrappedWidth: CGFloat?

  init(_ solver: inout Solver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var object: AnyObject? { view ?? guide }
}

/// A constraint that no app made.
struct InnerConstraint {
  var role: InnerRole
  var expression: LinearExpression
  var relation: Relation
  var strength: Strength
  var id: ConstraintID?
}

enum InnerRole: Int {
  case maskX, maskY, maskWidth, maskHeight
  case hugWidth, hugHeight, keepWidth, keepHeight
  case guideX, guideY, guideWidth, guideHeight
  case rootX, rootY, rootWidth, rootHeight
}

extension ConstraintEngine {
  /// The item of a view, made when it is new.
  func item(of view: UIView) -> ConstraintItem {
    if let item = items[ObjectIdentifier(view)] { return item }
    let item = ConstraintItem(&solver)
    item.view = view
    join(item, ObjectIdentifier(view))
    if isLive { view.layoutState.liveEngine = self }
    return item
  }

  func item(of guide: UILayoutGuide) -> ConstraintItem {
    if let item = items[ObjectIdentifier(guide)] { return item }
    let item = ConstraintItem(&solver)
    item.guide = guide
    join(item, ObjectIdentifier(guide))
    if isLive { guide.owningView?.layoutState.liveEngine = self }
    return item
  }

  private func join(_ item: ConstraintItem, _ key: ObjectIdentifier) {
    items[key] = item
    order.append(item)
    note(item)
  }

  /// Takes a view with all below it out, and the constraints they hold.
  func remove(subtree top: UIView) {
    var gone: [ConstraintItem] = []
    top.forEachInSubtree { view in
      guard let state = view.storedLayoutState else { return }
      for constraint in state.constraints { remove(constraint) }
      for object in [view] + state.guides + state.ownGuides as [AnyObject] {
        if let item = items.removeValue(forKey: ObjectIdentifier(object)) { gone.append(item) }
      }
      state.liveEngine = nil
    }
    drop(gone)
  }

  func forget(_ guide: UILayoutGuide) {
    if let item = items.removeValue(forKey: ObjectIdentifier(guide)) { drop([item]) }
  }

  private func drop(_ gone: [ConstraintItem]) {
    guard !gone.isEmpty else { return }
    for item in gone {
      item.isGone = true
      for inner in item.inner { if let id = inner.id { remove(id) } }
      item.inner = []
      for variable in [item.x, item.y, item.width, item.height] { solver.remove(variable) }
    }
    order.removeAll(where: \.isGone)
  }
}
