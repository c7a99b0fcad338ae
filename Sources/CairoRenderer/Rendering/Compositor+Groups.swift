import CCairo
import CoreGraphics
import LayerTree

extension Compositor {
  /// A group as it is seen; nil: nothing of it is.
  func presentation(
    of record: LayerRecord, _ group: GroupCanvas, _ origin: PixelPoint, in scene: Scene
  ) -> GroupCanvas.Presentation? {
    guard !record.footprint.isEmpty else { return nil }
    let visible = scene.space.offset(by: -origin)
    let seen = record.pixelsSeen(in: visible)
    let inner = Self.limited(record.extent, seen)
    guard !inner.isEmpty else { return nil }
    let behind = record.holdsBackdrop ? surroundings(of: record, origin, in: scene) : nil
    let bytesBefore = group.byteCount
    group.lastUse = frameNumber
    group.update(record, rect: inner) { drawInside(record, behind: behind, into: $0, $1, $2) }
    let spread = record.shadowedExtent(record.filteredExtent(inner))
    let presentation = group.present(record, GroupCanvas.Place(visible: visible, shadowed: Self.limited(spread, seen)))
    note(group, bytes: group.byteCount - bytesBefore)
    return presentation
  }

  /// Takes away what the mask, which may be nothing, does not cover.
  func cut(
    _ shown: PixelRect, _ mask: GroupCanvas.Presentation?, _ origin: PixelPoint, _ opacity: Double, on cairo: OpaquePointer
  ) {
    guard let mask else { return fill(shown, .clear, CAIRO_OPERATOR_SOURCE, on: cairo) }
    let place = mask.rect.offset(by: origin)
    cairo_save(cairo)
    cairo_rectangle(cairo, Double(shown.minX), Double(shown.minY), Double(shown.width), Double(shown.height))
    cairo_clip(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(cairo, mask.bitmap.surface, Double(place.minX), Double(place.minY))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    if opacity >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, opacity) }
    cairo_restore(cairo)
  }

  /// In pixels: about five screens of a large phone (a choice).
  private static let largestGroup = 16_000_000

  /// The part of a group that gets a bitmap: all of it, or, where that would be huge, what can be seen.
  private static func limited(_ rect: PixelRect, _ seen: PixelRect) -> PixelRect {
    let isHuge = rect.area > largestGroup || max(rect.width, rect.height) > Bitmap.longestSide / 2
    return isHuge ? rect.intersection(seen) : rect
  }
}
