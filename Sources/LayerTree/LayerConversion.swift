import CoreGraphics

/// Conversions between a layer's space and those around it. "Root" is the space of the topmost ancestor's *parent*:
/// the screen's points when that ancestor lies at the origin, as a scene's does.
extension Layer {
  /// Maps the layer's points to its parent's: the transform, then the position.
  public var transformToParent: CGAffineTransform {
    var result = transform
    result.tx += position.x
    result.ty += position.y
    return result
  }

  /// Maps the layer's points to the root's.
  public var transformToRoot: CGAffineTransform {
    var result = transformToParent
    var ancestor = parent
    while let layer = ancestor {
      result = result.concatenating(layer.transformToParent)
      ancestor = layer.parent
    }
    return result
  }

  /// Maps the layer's points to `other`'s, or nil when the two hang in different trees or a scale of zero lies between.
  public func transform(to other: Layer) -> CGAffineTransform? {
    guard root === other.root, let fromRoot = other.transformToRoot.invertedIfPossible else { return nil }
    return transformToRoot.concatenating(fromRoot)
  }

  /// The topmost ancestor, or the layer itself.
  public var root: Layer {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  public func convertToRoot(_ point: CGPoint) -> CGPoint { point.applying(transformToRoot) }

  /// The point of this layer that lies at `point` of the root, or nil when a scale of zero lies between.
  public func convertFromRoot(_ point: CGPoint) -> CGPoint? {
    transformToRoot.invertedIfPossible.map { point.applying($0) }
  }

  /// The bounding box of the layer's bounds in the root's space.
  public var frameInRoot: CGRect { bounds.applying(transformToRoot) }

  /// From the parent to the root.
  public var ancestors: [Layer] {
    var result: [Layer] = []
    var next = parent
    while let layer = next {
      result.append(layer)
      next = layer.parent
    }
    return result
  }

  public func isDescendant(of other: Layer) -> Bool {
    var next: Layer? = self
    while let layer = next {
      if layer === other { return true }
      next = layer.parent
    }
    return false
  }
}

extension CGAffineTransform {
  /// The inverse, or nil when the plane is flattened to a line or a point (a scale of zero).
  var invertedIfPossible: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > .leastNormalMagnitude else { return nil }
    return inverted()
  }
}
