import LayerTree

/// The tree that assistive technology meets is worked out from all layers, and a script asks for values often: what an element is like is
/// found in its own layers, where nothing else has a say.
extension Element {
  /// What `node` finds in the whole tree; nil where only the whole tree tells, or nobody meets the element.
  var nodeAlone: AccessibilityNode? {
    guard layer.isDescendant(of: screen.rootLayer), layer.ancestors.allSatisfy(\.saysNothing), !screen.rootLayer.holdsModal else {
      return nil
    }
    let nodes = screen.accessibilityBuilder.nodes(in: layer)
    guard nodes.count == 1, let node = nodes.first else { return nil }
    let isMet = !node.isHidden && !node.isSilent && node.holding == nil && node.children == nil
    return isMet && node.layers.contains { $0 === layer } ? node : nil
  }
}

extension Layer {
  /// Does not change what those in it mean.
  fileprivate var saysNothing: Bool {
    guard !isHidden && opacity > 0 && blend != .mask else { return false }
    guard let semantics else { return true }
    return (semantics.role == .container || semantics.role == .none) && semantics.label == nil && semantics.value == nil
      && semantics.identifier == nil && semantics.isEnabled && semantics.details == nil
  }
}
