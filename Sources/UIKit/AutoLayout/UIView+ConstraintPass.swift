import CoreGraphics

// The part of a layout that belongs to constraints: `updateConstraints` from the leaves up, one solution for the tree, and frames
// when the superview lays out.
extension UIView {
  /// How often `updateConstraints` may ask for itself before the rest is left to the next layout (a choice).
  private static let updateLimit = 8

  // MARK: Updating constraints

  public func needsUpdateConstraints() -> Bool { requestsConstraintUpdate }

  /// What `setNeedsUpdateConstraints` does.
  func requestConstraintUpdate() {
    requestsConstraintUpdate = true
    noteConstraintUpdateBelow()
    noteLayoutNeededBelow()
  }

  func noteConstraintUpdateBelow() {
    var next: UIView? = self
    while let view = next, !view.needsConstraintUpdate || view === self {
      view.needsConstraintUpdate = true
      next = view.superview
    }
  }

  /// What `updateConstraintsIfNeeded` does.
  func runPendingConstraintUpdates() {
    var passes = 0
    while needsConstraintUpdate && passes < Self.updateLimit {
      updateConstraintsPass()
      passes += 1
    }
  }

  private func updateConstraintsPass() {
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    for subview in subviews { subview.updateConstraintsPass() }
    guard requestsConstraintUpdate else { return }
    requestsConstraintUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Solving

  /// Something about constraints is due in the tree of this root.
  var hasPendingConstraints: Bool { needsConstraintUpdate || storedLayoutState?.engine?.needsSettle == true }

  /// Updates and solves the constraints of this root's tree; frames are written by the layout that follows.
  func settleConstraints() {
    guard hasPendingConstraints else { return }
    updateConstraintsIfNeeded()
    storedLayoutState?.engine?.settle()
  }

  /// What the base class does in `layoutSubviews`.
  func layOutSubviewsByConstraints() {
    guard let engine = root.storedLayoutState?.engine else { return }
    engine.settle(writer: self)
    for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints { engine.write(subview) }
  }

  // MARK: Trees

  /// The view is about to leave its superview: constraints across that border become inactive, those inside stay.
  func leaveConstraintsOfTree() {
    guard let engine = root.storedLayoutState?.engine else { return }
    forEachInSubtree { view in
      for constraint in view.storedLayoutState?.mentions ?? [] {
        guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
        constraint.deactivate()
      }
    }
    engine.remove(subtree: self)
    takeConstraints(of: self, into: { self.constraintEngineForUse })
  }

  /// The view has got a superview: its tree's constraints go to the new root.
  func joinConstraintsOfTree() {
    // Without an engine of its own but with constraints: the superview it had is gone, and the engine with it.
    guard let state = storedLayoutState, state.engine != nil || !state.constraints.isEmpty else { return }
    state.engine = nil
    forEachInSubtree { $0.storedLayoutState?.liveEngine = nil }
    takeConstraints(of: self, into: { self.root.constraintEngineForUse })
  }

  private func takeConstraints(of top: UIView, into engine: () -> ConstraintEngine) {
    top.forEachInSubtree { view in
      guard let constraints = view.storedLayoutState?.constraints, !constraints.isEmpty else { return }
      let engine = engine()
      for constraint in constraints { engine.add(constraint) }
      view.noteLayoutNeededBelow()
    }
  }

  // MARK: What the engine follows

  /// The frame was set by somebody else than the engine.
  func geometryDidChangeForConstraints() {
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.storedLayoutState?.marginsGuide?.placementDidChange()
    }
    guard let state = storedLayoutState else { return }
    // A superview's margins reach to other places, and the least margins of a controller's view depend on the window.
    if preservesSuperviewLayoutMargins || controller != nil { state.marginsGuide?.placementDidChange() }
    guard let engine = state.liveEngine, !state.isBeingPlaced, translatesAutoresizingMaskIntoConstraints || self === engine.root
    else { return }
    engine.viewDidChange(self)
    noteLayoutNeededBelow()
  }

  func safeAreaDidChangeForConstraints() {
    storedLayoutState?.safeAreaGuide?.placementDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
  }

  /// What `translatesAutoresizingMaskIntoConstraints` and `autoresizingMask` do when they are set.
  func maskDidChange() {
    guard let state = storedLayoutState, let engine = state.liveEngine else { return }
    engine.viewDidChange(self)
    noteLayoutNeededBelow()
    superview?.setNeedsLayout()
  }
}
