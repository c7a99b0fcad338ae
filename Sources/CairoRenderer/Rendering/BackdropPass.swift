import CoreGraphics
import LayerTree

/// Finds the backdrops behind which something changed: they must be blurred again, and all of what they show is damaged.
struct BackdropPass {
  /// A group on the way down: its parent's origin, and the map from its pixels to those of the bitmap around, as backdrops look
  /// through it.
  private struct Step {
    var group: LayerRecord, origin: PixelPoint, map: CGAffineTransform
  }
  private var isBlurred: Set<ObjectIdentifier> = []

  /// Adds to `damage`, in the frame's pixels, until no further backdrop is touched.
  mutating func spread(from root: LayerRecord, _ damage: inout DamageRegion) {
    guard root.holdsBackdrop else { return }
    var known: Int
    repeat {
      known = isBlurred.count
      visit(root, [], origin: PixelPoint(), &damage)
    } while isBlurred.count > known
  }

  private mutating func visit(_ record: LayerRecord, _ steps: [Step], origin: PixelPoint, _ damage: inout DamageRegion) {
    guard record.holdsBackdrop && !record.footprint.isEmpty else { return }
    guard record.group != nil else {
      return visitInside(of: record, steps, origin: origin + record.offset, &damage)
    }
    let move = CGAffineTransform(translationX: CGFloat(origin.x), y: CGFloat(origin.y))
    guard let map = record.mapToParent?.concatenating(move) else { return }
    visitInside(of: record, steps + [Step(group: record, origin: origin, map: map)], origin: PixelPoint(), &damage)
  }

  private mutating func visitInside(of record: LayerRecord, _ steps: [Step], origin: PixelPoint, _ damage: inout DamageRegion) {
    if record.backdrop != nil { look(at: record, steps, origin, &damage) }
    for child in record.children { visit(child.record, steps, origin: origin, &damage) }
  }

  private mutating func look(at record: LayerRecord, _ steps: [Step], _ origin: PixelPoint, _ damage: inout DamageRegion) {
    guard let backdrop = record.backdrop, !isBlurred.contains(ObjectIdentifier(record)) else { return }
    let shown = record.backdropRect.offset(by: origin)
    let area = shown.insetBy(-BackdropCanvas.reach(of: backdrop, scale: record.scale))
    guard record.backdropCanvas == nil || isTouched(area, steps, damage) else { return }
    isBlurred.insert(ObjectIdentifier(record))
    record.backdropCanvas = nil
    var places = [shown]
    for step in steps.reversed() {
      var inner = DamageRegion()
      for place in places { inner.add(place.intersection(step.group.clipRect)) }
      for rect in inner.rects { step.group.group?.pending.add(rect) }
      places = step.group.footprints(ofInner: inner).map { $0.offset(by: step.origin) }
    }
    places.forEach { damage.add($0) }
  }

  /// Whether anything changed in what a backdrop looks at: in the bitmap that it lies in, or in those behind that.
  private func isTouched(_ area: PixelRect, _ steps: [Step], _ damage: DamageRegion) -> Bool {
    // Each bitmap on the way is sampled a little beyond its edges.
    var area = area.insetBy(-4)
    for step in steps.reversed() {
      if step.group.group?.pending.rects.contains(where: { !$0.intersection(area).isEmpty }) == true { return true }
      area = PixelRect(touching: area.cgRect.applying(step.map), scale: 1).insetBy(-4)
    }
    return damage.rects.contains { !$0.intersection(area).isEmpty }
  }
}

extension LayerRecord {
  /// From the layer's pixels to the parent's, from the parent's origin; in perspective, as it is in the middle of the layer.
  var mapToParent: CGAffineTransform? {
    if isOnlyMoved { return CGAffineTransform(translationX: CGFloat(offset.x), y: CGFloat(offset.y)) }
    if perspective != nil { return view?.linearized(at: CGPoint(x: size.width / 2 * scale, y: size.height / 2 * scale)) }
    return projection
  }
}
