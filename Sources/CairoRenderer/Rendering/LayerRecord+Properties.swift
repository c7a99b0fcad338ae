import CoreGraphics
import LayerTree

extension Layer {
  /// Moved by more than its position, shadowed or filtered.
  fileprivate var hasRareLook: Bool { drawnTransform != .identity || shadow != nil || filter != nil || projection != nil }
}

extension LayerRecord {
  /// Copies what decides how the whole layer looks; true when that changed. Content and children are looked at on their own.
  func takeProperties(of layer: Layer, in parent: LayerRecord?) -> Bool {
    var isChanged = false
    func take<Value: Equatable>(_ new: Value, _ old: inout Value) {
      guard new != old else { return }
      old = new
      isChanged = true
    }
    take(layer.drawnPosition, &position)
    take(layer.drawnOpacity, &opacity)
    take(layer.isHidden, &isHidden)
    if rare != nil || layer.hasRareLook {
      let rare = rareMade()
      take(layer.drawnTransform, &rare.transform)
      take(layer.shadow, &rare.shadow)
      take(layer.filter, &rare.filter)
      take(layer.projection, &rare.perspective)
    }
    take(layer.blend, &blend)
    if layer.isGroup != isGroup {
      isGroup = layer.isGroup
      isChanged = true
      // Whether a child is a mask depends on this.
      isReordered = true
      for child in children { child.record.isStale = true }
    }
    take(blend == .mask && parent?.isGroup == true, &isMask)
    // Through a perspective, backdrops look as from the middle of the layer.
    if perspective != nil && layer.drawnSize != size { isChanged = true }
    let oldClip = clip, oldClipRect = clipRect
    clip = layer.drawnClip
    size = layer.drawnSize
    if clip != oldClip || clipRect != oldClipRect {
      isChanged = true
      group?.invalidate()
    }
    if takeGroup(layer) { isChanged = true }
    offset = isOnlyMoved ? Self.snapped(position, transform, placeScale) : PixelPoint()
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
    let needsGroup =
      !isOnlyMoved || shadow != nil || isCutByPath || (opacity < 1 && !layer.children.isEmpty) || filter != nil
      || blend != .normal
      || isGroup
    guard needsGroup != (group != nil) else { return false }
    group = needsGroup ? GroupCanvas() : nil
    return true
  }

  /// Seen as it is, at some place of the parent's pixels.
  var isOnlyMoved: Bool { transform.isTranslation && perspective == nil }

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
    if picture?.scale == scale && pictureLimit == limit && content == layer.drawnContent {
      if let picture, let live = picture.live, live.takeNews() { damage(picture.bounds) }
      return
    }
    if picture == nil && content.isEmpty && layer.drawnContent.isEmpty { return }
    if let picture { damage(picture.bounds) }
    content = layer.drawnContent
    pictureLimit = limit
    picture = ContentPicture(content, scale: scale, limit: limit)
    if let picture { damage(picture.bounds) }
    if let live = picture?.live {
      _ = live.takeNews()
      for huge in live.pictures { huge.addViewer(layer) }
    }
  }

  /// Takes what shows the blurred background, and reports the places that differ, in the layer's pixels.
  func takeBackdrop(of layer: Layer, damage: (PixelRect) -> Void) {
    guard layer.backdrop != backdrop else { return }
    damage(backdropRect)
    rareMade().backdrop = layer.backdrop
    backdropCanvas = nil
    damage(backdropRect)
  }

  /// The backdrop's place in the layer's pixels.
  var backdropRect: PixelRect {
    guard let backdrop else { return PixelRect() }
    let hull = backdrop.path.hull
    guard hull.width.isFinite && hull.height.isFinite else { return PixelRect() }
    return PixelRect(touching: hull, scale: scale).intersection(clipRect)
  }

  /// Content is not rasterised outside a clip to the bounds; a path's clip changes too often for that.
  private var contentLimit: PixelRect { clip == .bounds ? clipRect : .everything }

  /// To be called when everything else is up to date.
  func updateFootprint() {
    guard !isHidden && opacity > 0 && !extent.isEmpty else {
      footprint = PixelRect()
      return
    }
    footprint = place(shadowedExtent(filteredExtent(extent)))
  }

  /// A rectangle of the layer's pixels with what its filter spreads.
  func filteredExtent(_ rect: PixelRect) -> PixelRect {
    guard let filter else { return rect }
    return rect.insetBy(-filter.reach(pixelsPerPoint: scale))
  }

  /// A rectangle of the layer's pixels with its shadow.
  func shadowedExtent(_ rect: PixelRect) -> PixelRect {
    guard let shadow else { return rect }
    return rect.union(ShadowGeometry(shadow, scale: scale).rect(around: rect))
  }

  /// The pixels of the parent that a rectangle of the layer's pixels may reach.
  private func place(_ rect: PixelRect) -> PixelRect {
    if isOnlyMoved { return rect.offset(by: offset) }
    if perspective != nil {
      guard let bounds = view?.image(of: rect.cgRect), bounds.width.isFinite && bounds.height.isFinite else { return PixelRect() }
      let origin = PixelPoint(x: pixel((position.x * placeScale).rounded()), y: pixel((position.y * placeScale).rounded()))
      return PixelRect(touching: bounds, scale: 1).insetBy(-1).intersection(Self.largestView.offset(by: origin))
    }
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

  /// The same with the perspective; nil when the layer is seen from its edge.
  var view: PlaneProjection? {
    guard let perspective else { return projection.map { PlaneProjection($0) } }
    let toPoints = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform)
    let toPixels = CGAffineTransform(translationX: position.x, y: position.y)
      .concatenating(CGAffineTransform(scaleX: placeScale, y: placeScale))
    let map = PlaneProjection(toPoints).concatenating(perspective).concatenating(PlaneProjection(toPixels))
    return map.inverse == nil ? nil : map
  }

  /// The layer's pixels that may be seen, themselves or by their shadow, where the parent shows `visible`, from the parent's
  /// origin.
  func pixelsSeen(in visible: PixelRect) -> PixelRect {
    var seen = visible.offset(by: -offset)
    if perspective != nil {
      // What the way back finds behind the camera may lie anywhere; a layer that large is cut (a choice).
      guard let back = view?.inverse?.image(of: visible.cgRect) else { return PixelRect() }
      seen = PixelRect(touching: back, scale: 1).insetBy(-2).intersection(Self.largestView)
    } else if !transform.isTranslation {
      guard let inverse = projection?.inverted() else { return PixelRect() }
      seen = PixelRect(touching: visible.cgRect.applying(inverse), scale: 1).insetBy(-2)
    }
    if let filter { seen = seen.insetBy(-filter.reach(pixelsPerPoint: scale)) }
    guard let shadow else { return seen }
    let geometry = ShadowGeometry(shadow, scale: scale)
    return seen.union(seen.offset(by: -geometry.offset).insetBy(-geometry.reach))
  }

  /// What lies close to the camera would cover any distance: it is cut here, in pixels from the layer's place (a choice).
  private static let largestView = PixelRect(minX: -1024, minY: -1024, maxX: 3072, maxY: 3072)

  /// What parts of the footprint differ after `region` of the group's bitmap was drawn anew.
  func footprints(ofInner region: DamageRegion) -> [PixelRect] {
    guard !footprint.isEmpty else { return [] }
    // A shadow and a blur depend on all of the shape, a turned bitmap is sampled as a whole.
    let isBlurred = if case .blur? = filter { true } else { false }
    guard isOnlyMoved && shadow == nil && !isBlurred else { return [footprint] }
    return region.rects.map { $0.intersection(extent).offset(by: offset) }
  }
}
