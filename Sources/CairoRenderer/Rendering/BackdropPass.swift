import CoreGraphics
import LayerTree

/// Finds the backdrops behind which something changed: they must be blurred again, and all of what they show is damaged.
struct BackdropPass {
  /// A bitmap that a record is drawn into, from the inside out.
  private struct Target {
    /// From its pixels to the frame's.
    var toFrame: CGAffineTransform
    /// The groups whose bitmaps this one is a part of, each with the map from this one's pixels to its own.
    var groups: [(record: LayerRecord, map: CGAffineTransform)]
  }
  private var isBlurred: Set<ObjectIdentifier> = []

  /// Adds to `damage`, in the frame's pixels, until no further backdrop is touched.
  mutating func spread(from root: LayerRecord, _ damage: inout DamageRegion) {
    guard root.holdsBackdrop else { return }
    var known: Int
    repeat {
      known = isBlurred.count
      visit(root, Target(toFrame: .identity, groups: []), origin: PixelPoint(), &damage)
    } while isBlurred.count > known
  }

  private mutating func visit(_ record: LayerRecord, _ target: Target, origin: PixelPoint, _ damage: inout DamageRegion) {
    guard record.holdsBackdrop && !record.footprint.isEmpty else { return }
    guard let group = record.group else {
      return visitInside(of: record, target, origin: origin + record.offset, &damage)
    }
    _ = group
    let rect = CGPoint(x: record.extent.cgRect.midX, y: record.extent.cgRect.midY)
    let move = CGAffineTransform(translationX: CGFloat(origin.x), y: CGFloat(origin.y))
    guard let map = record.mapToParent(near: rect)?.concatenating(move) else { return }
    var inside = Target(toFrame: map.concatenating(target.toFrame), groups: [])
    inside.groups = target.groups.map { ($0.record, map.concatenating($0.map)) } + [(record, .identity)]
    visitInside(of: record, inside, origin: PixelPoint(), &damage)
  }

  private mutating func visitInside(of record: LayerRecord, _ target: Target, origin: PixelPoint, _ damage: inout DamageRegion) {
    if record.backdrop != nil { look(at: record, target, origin, &damage) }
    for child in record.children { visit(child.record, target, origin: origin, &damage) }
  }

  private mutating func look(at record: LayerRecord, _ target: Target, _ origin: PixelPoint, _ damage: inout DamageRegion) {
    guard let backdrop = record.backdrop, !isBlurred.contains(ObjectIdentifier(record)) else { return }
    let shown = record.backdropRect.offset(by: origin)
    let area = shown.insetBy(-BackdropCanvas.reach(of: backdrop, scale: record.scale))
    let seen = PixelRect(touching: area.cgRect.applying(target.toFrame), scale: 1).insetBy(-2)
    guard damage.rects.contains(where: { !$0.intersection(seen).isEmpty }) || record.backdropCanvas == nil else { return }
    isBlurred.insert(ObjectIdentifier(record))
    record.backdropCanvas = nil
    for (group, map) in target.groups {
      group.group?.pending.add(PixelRect(touching: shown.cgRect.applying(map), scale: 1).insetBy(-2).intersection(group.clipRect))
    }
    damage.add(PixelRect(touching: shown.cgRect.applying(target.toFrame), scale: 1).insetBy(-2))
    // What a group makes of it (a shadow, a blur, a turn) is seen elsewhere too.
    for (group, map) in target.groups {
      guard let back = map.isInvertible ? map.inverted() : nil else { continue }
      let whole = group.filteredExtent(group.extent).cgRect.applying(back).applying(target.toFrame)
      damage.add(PixelRect(touching: whole, scale: 1).insetBy(-2))
    }
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-9
  }
}

extension LayerRecord {
  /// From the layer's pixels to the parent's, from the parent's origin; in perspective, as it is around `point`.
  func mapToParent(near point: CGPoint) -> CGAffineTransform? {
    if isOnlyMoved { return CGAffineTransform(translationX: CGFloat(offset.x), y: CGFloat(offset.y)) }
    if perspective != nil { return view?.linearized(at: point) }
    return projection
  }
}
