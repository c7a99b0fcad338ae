import CoreGraphics
import LayerTree

/// Brings records up to date with their layers and notes what that damages.
///
/// A pass visits the layers that changed and those above them. Wherever a layer was seen and wherever it is seen now is
/// damaged; a change inside a group damages the group's own bitmap, and the group's place above it.
struct RefreshPass {
  let renderer: LayerRenderer
  /// Every layer is looked at, changed or not.
  let isComplete: Bool

  /// Where a layer is looked at: the bitmap its parent is drawn into, and the parent's origin and clip in that bitmap's pixels.
  struct Place {
    var scale: CGFloat, origin: PixelPoint, clip: PixelRect
  }

  func refresh(_ layer: Layer, in parent: LayerRecord?, at place: Place, _ damage: inout DamageRegion) -> LayerRecord {
    let record = RecordShelf.record(of: layer, for: renderer)
    let scale = place.scale * Self.rasterStep(layer)
    let parentNumber = parent?.number ?? 0
    let isNew = record.parentNumber != parentNumber || record.scale == 0
    let isRescaled = record.placeScale != place.scale || record.scale != scale
    record.isListedAsStale = false
    guard record.isStale || !record.staleChildren.isEmpty || isComplete || isNew || isRescaled else { return record }

    let before = record.footprint, wasMask = record.isMask
    var isChanged = isNew || isRescaled
    record.parentNumber = parentNumber
    record.placeScale = place.scale
    record.scale = scale
    if isRescaled { record.group?.invalidate() }
    if record.isStale || isComplete || isChanged {
      isChanged = record.takeProperties(of: layer, in: parent) || isChanged
    }
    refreshInside(of: record, layer, at: place, &damage)
    record.updateDirect()
    record.updateFootprint()
    record.isStale = false

    func add(_ rect: PixelRect) { damage.add(rect.offset(by: place.origin).intersection(place.clip)) }
    if isChanged && (wasMask || record.isMask) {
      // A mask decides on all of the parent's bitmap.
      add(.everything)
    } else if isChanged || (record.group != nil && before != record.footprint) {
      if !isNew { add(before) }
      add(record.footprint)
    } else if let group = record.group {
      record.footprints(ofInner: group.pending).forEach(add)
    }
    return record
  }

  /// The layer's own content and its children, in the bitmap they are drawn into: the group's, or that of the place.
  private func refreshInside(of record: LayerRecord, _ layer: Layer, at place: Place, _ damage: inout DamageRegion) {
    guard let group = record.group else {
      let origin = place.origin + record.offset
      let clip = place.clip.intersection(record.clipRect.offset(by: origin))
      refreshContents(of: record, layer, at: Place(scale: record.scale, origin: origin, clip: clip), &damage)
      return
    }
    let inside = Place(scale: record.scale, origin: PixelPoint(), clip: record.clipRect)
    refreshContents(of: record, layer, at: inside, &group.pending)
  }

  private func refreshContents(of record: LayerRecord, _ layer: Layer, at place: Place, _ damage: inout DamageRegion) {
    func add(_ rect: PixelRect) { damage.add(rect.offset(by: place.origin).intersection(place.clip)) }
    record.takeBackdrop(of: layer, damage: add)
    record.takeContent(of: layer, damage: add)
    let stale = record.staleChildren
    record.staleChildren = []
    let areChildrenRescaled = record.children.first.map { $0.record.placeScale != place.scale } ?? false
    if record.isReordered || isComplete || record.children.count != layer.children.count {
      record.isReordered = false
      refreshAllChildren(of: record, layer, at: place, &damage)
    } else {
      for child in areChildrenRescaled ? layer.children : stale.map(\.layer) {
        refreshChild(child, of: record, at: place, &damage)
      }
    }
    let own = (record.picture?.bounds ?? PixelRect()).union(record.backdropRect)
    record.extent = record.children.reduce(own) { $0.union($1.footprint) }.intersection(record.clipRect)
    record.holdsBackdrop = record.backdrop != nil || record.children.contains { $0.record.holdsBackdrop }
  }

  /// A child that is where it was among its siblings.
  private func refreshChild(_ child: Layer, of record: LayerRecord, at place: Place, _ damage: inout DamageRegion) {
    let childRecord = refresh(child, in: record, at: place, &damage)
    record.children[childRecord.index].footprint = childRecord.footprint
    record.children[childRecord.index].isMask = childRecord.isMask
  }

  private func refreshAllChildren(of record: LayerRecord, _ layer: Layer, at place: Place, _ damage: inout DamageRegion) {
    let old = record.children
    record.children = []
    record.children.reserveCapacity(layer.children.count)
    for (index, child) in layer.children.enumerated() {
      let childRecord = refresh(child, in: record, at: place, &damage)
      childRecord.index = index
      record.children.append(LayerRecord.Child(record: childRecord, footprint: childRecord.footprint, isMask: childRecord.isMask))
    }
    for rect in Self.uncovered(old, record.children) {
      damage.add(rect.offset(by: place.origin).intersection(place.clip))
    }
  }

  /// Where children left or changed their order.
  private static func uncovered(_ old: [LayerRecord.Child], _ new: [LayerRecord.Child]) -> [PixelRect] {
    let (before, after) = (Set(old.map { ObjectIdentifier($0.record) }), Set(new.map { ObjectIdentifier($0.record) }))
    var rects = old.filter { !after.contains(ObjectIdentifier($0.record)) }.map { $0.isMask ? .everything : $0.footprint }
    let stayedOld = old.filter { after.contains(ObjectIdentifier($0.record)) }
    let stayedNew = new.filter { before.contains(ObjectIdentifier($0.record)) }
    for (a, b) in zip(stayedOld, stayedNew) where a.record !== b.record {
      rects += a.isMask || b.isMask ? [.everything] : [a.footprint, b.footprint]
    }
    return rects
  }

  /// The scale at which a layer with `transform` is drawn before it is transformed: the next power of two above its own, so that
  /// an animated scale seldom draws anew and sampling never shrinks by more than half. From 1/16 to 4.
  ///
  /// In perspective the scale in the middle counts: what is nearer is magnified, as on a device.
  static func rasterStep(_ layer: Layer) -> CGFloat {
    guard let projection = layer.projection else {
      return layer.drawnTransform.isTranslation ? 1 : rasterStep(stretch(layer.drawnTransform))
    }
    let middle = CGPoint(x: layer.drawnSize.width / 2, y: layer.drawnSize.height / 2).applying(layer.drawnTransform)
    guard let linear = projection.linearized(at: middle) else { return 1 }
    return rasterStep(stretch(layer.drawnTransform.concatenating(linear)))
  }

  private static func stretch(_ transform: CGAffineTransform) -> CGFloat {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    // The larger singular value.
    let sum = a * a + b * b + c * c + d * d, determinant = a * d - b * c
    return ((sum + max(0, sum * sum - 4 * determinant * determinant).squareRoot()) / 2).squareRoot()
  }

  private static func rasterStep(_ stretch: CGFloat) -> CGFloat {
    guard stretch > 0 && stretch.isFinite else { return 1 }
    return exp2(min(max((log2(stretch) - 1e-6).rounded(.up), -4), 2))
  }
}

extension CGAffineTransform {
  /// Moves and does nothing else.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
