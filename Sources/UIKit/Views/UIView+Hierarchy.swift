import Combine
import CoreGraphics
import LayerTree

// A layer may hold more than the layers of the subviews (a hosting view's drawing), so places are found by the neighbours.
extension UIView {
  /// The place in front of all subviews but `view`.
  func frontPlace(of view: UIView) -> Int { subviews.filter { $0 !== view }.count }

  /// What `bringSubviewToFront` and `sendSubviewToBack` do; nothing for a view that is no subview.
  func reorder(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    move(view, to: index)
  }
  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else { return }
    let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
    move(high, to: min(first, second))
    move(low, to: max(first, second))
  }

  /// What `removeFromSuperview` does.
  func leaveSuperview() {
    guard MainThread.isCurrent else { return makeOnMainThread("removeFromSuperview()") { self.leaveSuperview() } }
    guard let superview else { return }
    window?.endFirstResponder(inside: self)
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    leave(superview)
    superview.setNeedsLayout()
    changeWindow(to: nil)
    didMoveToSuperview()
  }

  /// Depth first, from back to front.
  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func liesIn(_ other: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === other { return true }
      next = current.superview
    }
    return false
  }

  /// Puts `view` in front of the other subviews, but its layer into `layer`, which lies somewhere below this view's own: SwiftUI's
  /// layers are between them.
  package func addForeignSubview(_ view: UIView, in layer: Layer) {
    view.foreignParent = layer
    addSubview(view)
    if view.superview == nil { view.foreignParent = nil }
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    guard MainThread.isCurrent else {
      return makeOnMainThread("addSubview(_:)") { self.insert(view, at: min(index, self.subviews.count)) }
    }
    precondition(
      !isDescendant(of: view), "\(type(of: view)) can't become a subview of \(type(of: self)), which lies inside it or is it")
    if view.superview === self { return move(view, to: index) }
    guard hasRoom(for: view) else { return }
    view.willMove(toSuperview: self)
    if let old = view.superview { view.leave(old) }
    subviews.insert(view, at: index)
    view.superview = self
    placeLayer(of: view)
    view.writeGeometry()
    view.changeWindow(to: window)
    view.updateTraits()
    if view.storedTint == nil, tintColor !== UIColor.systemBlue { view.tellTint() }
    view.updateSafeArea()
    view.joinConstraintsOfTree()
    setNeedsLayout()
    if view.needsLayout { noteLayoutNeededBelow() }
    if view.needsConstraintUpdate { noteConstraintUpdateBelow() }
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }), old != index else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    placeLayer(of: view)
    setNeedsLayout()
  }

  private func leave(_ old: UIView) {
    leaveConstraintsOfTree()
    old.subviews.removeAll { $0 === self }
    superview = nil
    foreignParent = nil
    backingLayer.removeFromParent()
  }

  /// Behind the layer of the next subview, or in front of everything.
  private func placeLayer(of view: UIView) {
    view.backingLayer.removeFromParent()
    if let parent = view.foreignParent { return parent.addChild(view.backingLayer) }
    let index = subviews.firstIndex { $0 === view } ?? subviews.count
    let following = subviews.dropFirst(index + 1).first?.backingLayer
    let place = following.flatMap { layer in backingLayer.children.firstIndex { $0 === layer } }
    backingLayer.insertChild(view.backingLayer, at: place ?? backingLayer.children.count)
    if let border = storedLayer?.border, backingLayer.children.last !== border { backingLayer.addChild(border) }
  }

  /// Tells the view and all below it; controllers appear and disappear by it.
  func changeWindow(to new: UIWindow?) {
    guard storedWindow !== new else { return }
    let old = storedWindow
    willMove(toWindow: new)
    controller?.viewWillMove(from: old, to: new)
    if old != nil { for recognizer in storedGestureRecognizers { recognizer.viewLeavesWindow() } }
    storedWindow = new
    if new == nil { animations?.removeAll() }
    scheduleDisplay()
    for subview in subviews { subview.changeWindow(to: new) }
    didMoveToWindow()
    controller?.viewDidMove(from: old, to: new)
  }
}
