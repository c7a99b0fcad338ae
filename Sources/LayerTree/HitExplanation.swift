import CoreGraphics

/// Why a finger at a point reaches a layer, or what keeps it from doing so.
public enum HitExplanation {
  /// The layer, or one below it, takes the touch.
  case reached(HitPath)
  /// The layer (the target or one above it) is hidden.
  case hidden(by: Layer)
  /// The layer is fainter than its floor; `opacity` is the product down to it.
  case tooFaint(Layer, opacity: Double)
  /// The layer is under `allowsHitTesting(false)`, or its view's `isUserInteractionEnabled` is false.
  case hitTestingOff(Layer)
  /// The layer's content shape does not hold the point, so nothing below it is hit there.
  case outsideContentShape(of: Layer)
  /// The target would take the touch, but a layer in front of it does.
  case covered(by: Layer, path: HitPath)
  /// Nothing of the target takes touches at the point: it is not there, or it draws nothing and has no content shape.
  case noShape
  /// The two hang in different trees, or a scale of zero lies between them.
  case notInTree
}

extension Layer {
  /// Explains, for a point in the space of this (root) layer's parent, whether `target` is reached and what is in the way.
  public func explainHit(at point: CGPoint, target: Layer) -> HitExplanation {
    guard target.isDescendant(of: self), let local = target.convertFromRoot(convertParentToRoot(point)) else { return .notInTree }
    let path = hitTest(point)
    if let path, path.layers.contains(where: { $0 === target }) { return .reached(path) }
    if let obstacle = target.obstacleAbove(pointInTarget: local, upTo: self) { return obstacle }
    let takesPoint = target.hitTest(pointInParent: target.convertToParent(local), opacity: 1) != nil
    if takesPoint, let path, let front = path.layers.first { return .covered(by: front, path: path) }
    return .noShape
  }

  /// From the top down, the first reason that takes the target's branch out of the search.
  private func obstacleAbove(pointInTarget: CGPoint, upTo root: Layer) -> HitExplanation? {
    var branch: [(layer: Layer, point: CGPoint)] = []
    var layer = self
    var point = pointInTarget
    while true {
      branch.append((layer, point))
      guard layer !== root, let parent = layer.parent else { break }
      point = layer.convertToParent(point)
      layer = parent
    }
    var opacity = 1.0
    for (layer, point) in branch.reversed() {
      opacity *= layer.opacity
      if layer.isHidden { return .hidden(by: layer) }
      if !layer.allowsHitTesting { return .hitTestingOff(layer) }
      if opacity < layer.minimumOpacityForHits { return .tooFaint(layer, opacity: opacity) }
      if let shape = layer.contentShape, !layer.contains(point, in: shape) { return .outsideContentShape(of: layer) }
    }
    return nil
  }

  private func convertParentToRoot(_ point: CGPoint) -> CGPoint { parent?.convertToRoot(point) ?? point }
}
