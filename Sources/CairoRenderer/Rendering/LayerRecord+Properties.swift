import CoreGraphics
import LayerTree

extension LayerRecord {
  /// Copies what decides how the whole layer looks; true when that changed. Content and children are looked at on their own.
  func takeProperties(of layer: Layer) -> Bool {
    var isChanged = false
    func take<Value: Equatable>(_ new: Value, _ old: inout Value) {
      guard new != old else { return }
      old = new
      isChanged = true
    }
    take(layer.position, &position)
    take(layer.transform, &transform)
    take(layer.opacity, &opacity)
    take(layer.isHidden, &isHidden)
    take(layer.shadow, &shadow)
    let oldClip = clip, oldClipRect = clipRect
    clip = layer.clip
    size = layer.size
    if clip != oldClip || clipRect != oldClipRect {
      isChanged = true
      group?.invalidate()
    }
    if takeGroup(layer) { isChanged = true }
    offset = transform.isTranslation ? Self.snapped(position, transform, placeScale) : PixelPoint()
    return isChanged
  }

  /// Whole pixels from the parent's origin: a subtree moves as one, without trembling inside.
  private static func snapped(_ position: CGPoint, _ transform: CGAffineTransform, _ scale: CGFloat) -> PixelPoint {
    PixelPoint(
      x: pixel(((position.x + transform.tx) * scale).rounded()), y: pixel(((position.y + transform.ty) * scale).rounded()))
  }

  /// A layer is drawn into a bitmap of its own where what is done to it is done to the whole of what lies below it.
  private func takeGroup(_ layer: Layer) -> Bool {
    let isCutByPath = if case .path = clip { true } else { false }
    let needsGroup = !transform.isTranslation || shadow != nil || isCutByPath || (opacity < 1 && !layer.children.isEmpty)
    guard needsGroup != (group != nil) else { return false }
    group = needsGroup ? GroupCanvas() : nil
    return true
  }

  /// What the clip leaves of the layer's pixels, at most.
  var clipRect: PixelRect {
    switch clip {
    case nil: return .everything
    case .bounds: return PixelRect(nearest: CGRect(origin: .zero, size: size), scale: scale)
    case .path(let path, _): return PixelRect(touching: path.hull, scale: scale)
    }
  }

  /// Makes the picture of the content anew when it changed, and reports the places that differ, in the layer's pixels.
  func takeContent(of layer: Layer, damage: (PixelRect) -> Void) {
    let limit = contentLimit
    if picture?.scale == scale && pictureLimit == limit && content == layer.content { return }
    if picture == nil && content.isEmpty && layer.content.isEmpty { return }
    if let picture { damage(picture.bounds) }
    content = layer.content
    pictureLimit = limit
    picture = ContentPicture(content, scale: scale, limit: limit)
    if let picture { damage(picture.bounds) }
  }

  /// Content is not rasterised outside a clip to the bounds; a path's clip changes too often for that.
  private var contentLimit: PixelRect { clip == .bounds ? clipRect : .everything }

  /// To be called when everything else is up to date.
  func updateFootprint() {
    guard !isHidden && opacity > 0 && !extent.isEmpty else {
      footprint = PixelRect()
      return
    }
    footprint = place(shadowedExtent(extent))
  }

  /// A rectangle of the layer's pixels with its shadow.
  func shadowedExtent(_ rect: PixelRect) -> PixelRect {
    guard let shadow else { return rect }
    return rect.union(ShadowGeometry(shadow, scale: scale).rect(around: rect))
  }

  /// The pixels of the parent that a rectangle of the layer's pixels may reach.
  private func place(_ rect: PixelRect) -> PixelRect {
    if transform.isTranslation { return rect.offset(by: offset) }
    guard let matrix = projection else { return PixelRect() }
    let bounds = rect.cgRect.applying(matrix)
    // Sampling reaches half a pixel beyond the edge.
    return PixelRect(touching: bounds, scale: 1).insetBy(-1)
  }

  /// From the layer's pixels to the parent's, measured from the parent's origin; nil when nothing is left to see.
  var projection: CGAffineTransform? {
    let ratio = placeScale / scale
    let matrix = CGAffineTransform(
      a: transform.a * ratio, b: transform.b * ratio, c: transform.c * ratio, d: transform.d * ratio,
      tx: (position.x + transform.tx) * placeScale, ty: (position.y + transform.ty) * placeScale)
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    return abs(determinant) > 1e-9 && determinant.isFinite && (matrix.tx + matrix.ty).isFinite ? matrix : nil
  }

  /// The layer's pixels that may be seen, themselves or by their shadow, where the parent shows `visible`, from the parent's
  /// origin.
  func pixelsSeen(in visible: PixelRect) -> PixelRect {
    var seen = visible.offset(by: -offset)
    if !transform.isTranslation {
      guard let inverse = projection?.inverted() else { return PixelRect() }
      seen = PixelRect(touching: visible.cgRect.applying(inverse), scale: 1).insetBy(-2)
    }
    guard let shadow else { return seen }
    let geometry = ShadowGeometry(shadow, scale: scale)
    return seen.union(seen.offset(by: -geometry.offset).insetBy(-geometry.reach))
  }

  /// What parts of the footprint differ after `region` of the group's bitmap was drawn anew.
  func footprints(ofInner region: DamageRegion) -> [PixelRect] {
    guard !footprint.isEmpty else { return [] }
    // A shadow depends on all of the shape, a turned bitmap is sampled as a whole.
    guard transform.isTranslation && shadow == nil else { return [footprint] }
    return region.rects.map { $0.intersection(extent).offset(by: offset) }
  }
}
