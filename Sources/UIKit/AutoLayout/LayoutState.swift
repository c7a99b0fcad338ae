import CoreGraphics

/// What a view keeps for Auto Layout; views without any of it have none.
@MainActor
final class LayoutState {
  /// The active constraints this view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that mention the view or a guide of it.
  var mentions: [NSLayoutConstraint] = []
  /// Those an app added.
  var guides: [UILayoutGuide] = []
  /// Those the view places itself.
  var ownGuides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?

  var translatesMask = true
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  var margins = LayoutMargins()
  var semanticContent = UISemanticContentAttribute.unspecified

  /// Solves all constraints of the tree, if this view is its root and there have been any.
  var engine: ConstraintEngine?
  /// The engine of the tree, if the view takes part in it.
  weak var liveEngine: ConstraintEngine?
  /// The engine is setting the view's frame.
  var isBeingPlaced = false

  func note(mentionedBy constraint: NSLayoutConstraint) {
    if mentions.last !== constraint { mentions.append(constraint) }
  }

  func guide(_ place: ReferenceWritableKeyPath<LayoutState, UILayoutGuide?>, _ make: () -> UILayoutGuide) -> UILayoutGuide {
    if let guide = self[keyPath: place] { return guide }
    let guide = make()
    self[keyPath: place] = guide
    return guide
  }
}

extension UIView {
  /// Made when first written to.
  var layoutState: LayoutState {
    if let storedLayoutState { return storedLayoutState }
    let state = LayoutState()
    storedLayoutState = state
    return state
  }

  /// The outermost view of the tree.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of a root, made when it is first needed.
  var constraintEngineForUse: ConstraintEngine {
    if let engine = layoutState.engine { return engine }
    let engine = ConstraintEngine(root: self, isLive: true)
    layoutState.engine = engine
    return engine
  }

  /// This view and all below it, outermost first.
  func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInSubtree(body) }
  }
}
