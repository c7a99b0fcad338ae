import CoreGraphics

/// Conversions between a layer's space and those around it. "Root" is the space of the topmost ancestor's *parent*:
/// the screen's points when that ancestor lies at the origin, as a scene's does.
extension Layer {
  /// Maps the layer's points to its parent's: the transform, then the position. Of a projection, the affine map that is nearest
  /// around the middle of the layer.
  public var transformToParent: CGAffineTransform {
    var result = transform
    if let projection, let linear = linearized(projection) { result = result.concatenating(linear) }
    result.tx += position.x
    result.ty += position.y
    return result
  }

  private func linearized(_ projection: PlaneProjection) -> CGAffineTransform? {
    projection.linearized(at: CGPoint(x: size.width / 2, y: size.height / 2).applying(transform))
  }

  /// The point of the parent where a point of the layer is seen. What lies behind the camera of a projection goes where the
  /// middle of the layer would take it.
  public func convertToParent(_ point: CGPoint) -> CGPoint {
    guard let projection else { return point.applying(transformToParent) }
    guard let seen = projection.apply(point.applying(transform)) else { return point.applying(transformToParent) }
    return CGPoint(x: seen.x + position.x, y: seen.y + position.y)
  }

  /// The point of the layer that is seen at a point of the parent; nil when there is none.
  public func convertFromParent(_ point: CGPoint) -> CGPoint? {
    var moved = CGPoint(x: point.x - position.x, y: point.y - position.y)
    if let projection {
      // What the way back finds behind the camera is not seen.
      guard let flat = projection.inverse?.apply(moved) else { return nil }
      moved = flat
    }
    if transform == .identity { return moved }
    return transform.invertedIfPossible.map { moved.applying($0) }
  }

  /// Maps the layer's points to the root's; nil where some layer from this one up is seen in perspective.
  private var affineToRoot: CGAffineTransform? {
    var result = CGAffineTransform.identity
    var next: Layer? = self
    while let layer = next {
      if layer.projection != nil { return nil }
      let transform = layer.transform
      if transform != .identity { result = result.concatenating(transform) }
      result.tx += layer.position.x
      result.ty += layer.position.y
      next = layer.parent
    }
    return result
  }

  /// Maps the layer's points to the root's.
  public var transformToRoot: CGAffineTransform {
    if let affineToRoot { return affineToRoot }
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

  /// Where a point of the layer lies in the space of the topmost ancestor.
  public func convertToRoot(_ point: CGPoint) -> CGPoint {
    if let affineToRoot { return point.applying(affineToRoot) }
    var point = point
    var next: Layer? = self
    while let layer = next {
      point = layer.convertToParent(point)
      next = layer.parent
    }
    return point
  }

  /// The point of this layer that lies at `point` of the root, or nil when a scale of zero lies between.
  public func convertFromRoot(_ point: CGPoint) -> CGPoint? {
    if let affineToRoot { return affineToRoot.invertedIfPossible.map { point.applying($0) } }
    let above = parent.map { $0.convertFromRoot(point) } ?? point
    return above.flatMap(convertFromParent)
  }

  /// The bounding box of the layer's bounds in the root's space.
  public var frameInRoot: CGRect { rectInRoot(bounds) }

  /// The bounding box of a rectangle of the layer in the root's space.
  public func rectInRoot(_ rect: CGRect) -> CGRect {
    if let affineToRoot { return rect.applying(affineToRoot) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convertToRoot)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

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

  /// True for the layer itself, too.
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
