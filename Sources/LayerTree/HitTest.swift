import CoreGraphics
import GestureEngine

/// What lies under a point, from the layer that takes it outwards.
public struct HitPath {
  /// Innermost first; the last is the layer the search began at, or above it once the path was completed.
  public var layers: [Layer]

  /// The recognizers on the path, innermost first, without those a layer above them shuts out.
  public var recognizers: [Recognizer] {
    var result: [Recognizer] = []
    for layer in layers {
      if layer.blocksRecognizersBelow { result.removeAll() }
      result += layer.recognizers
    }
    return result
  }

  public init(layers: [Layer]) { self.layers = layers }

  /// The beginning of a path, with room for what is around `layer`.
  fileprivate init(from layer: Layer) {
    layers = []
    layers.reserveCapacity(32)
    layers.append(layer)
  }
}

/// An owner of a layer that has its own say in hit tests: a `UIView` may override `hitTest` and `point(inside:)`.
public protocol HitTestOwner: AnyObject {
  /// Answers for the layer and everything below it. `point` is in the layer's space; `opacity` is the product of the
  /// opacities above it. `layer.hitTestContent` is what happens without an owner's opinion.
  func hitPath(at point: CGPoint, in layer: Layer, opacity: Double) -> HitPath?
}

// The search goes front to back. A layer is out, with all that is below it, when it is hidden, takes no hits, is fainter than its
// floor, or its `contentShape` does not hold the point. Otherwise its children are asked, the last (front) first; then its own
// `hitShape`. A clip plays no part: SwiftUI's `clipped()` does not restrict touches. Where children do not take the point, a
// `contentShape` takes it for the layer itself.
extension Layer {
  /// What a finger at `point`, in the space of the layer's parent, touches; nil when it touches nothing here.
  public func hitTest(_ point: CGPoint) -> HitPath? { hitTest(pointInParent: point, opacity: 1) }

  func hitTest(pointInParent: CGPoint, opacity: Double) -> HitPath? {
    guard let local = convertFromParent(pointInParent) else { return nil }
    if let owner = owner as? HitTestOwner { return owner.hitPath(at: local, in: self, opacity: opacity) }
    return hitTestContent(local, opacity: opacity)
  }

  /// The rule for a layer without an owner's opinion; `point` is in the layer's space.
  public func hitTestContent(_ point: CGPoint, opacity: Double) -> HitPath? {
    guard takesHits(opacity: opacity) else { return nil }
    if let contentShape, !contains(point, in: contentShape) { return nil }
    if let path = hitTestChildren(point, opacity: opacity) { return path }
    return contentShape != nil || takes(point) ? HitPath(from: self) : nil
  }

  /// Whether the layer's own shape holds `point`. Most have none, or all of their bounds.
  private func takes(_ point: CGPoint) -> Bool {
    switch hitShape {
    case .none: false
    case .bounds: contains(point, in: .bounds)
    case .path, .stroke: contains(point, in: hitShape)
    }
  }

  /// Asks the children alone, front to back; the path ends with this layer.
  public func hitTestChildren(_ point: CGPoint, opacity: Double) -> HitPath? {
    let above = opacity * self.opacity, children = children
    for index in stride(from: children.count - 1, through: 0, by: -1) {
      let child = children[index]
      guard var path = child.hitTest(pointInParent: point, opacity: above) else { continue }
      path.layers.append(self)
      return path
    }
    return nil
  }

  /// False when the layer and all below it are out of the search, wherever the finger is.
  public func takesHits(opacity above: Double) -> Bool {
    !isHidden && allowsHitTesting && above * opacity >= minimumOpacityForHits
  }

  /// Whether `shape` of this layer holds `point`; the maximum edges of `bounds` are outside.
  public func contains(_ point: CGPoint, in shape: HitShape) -> Bool {
    switch shape {
    case .none: false
    case .bounds: point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    case .path(let path, let evenOdd): path.contains(point, using: evenOdd ? .evenOdd : .winding)
    case .stroke(let path, let stroke): stroke.covers(point, along: path)
    }
  }
}
