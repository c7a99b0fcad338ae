import CCairo
import CRaster
import CoreGraphics
import LayerTree

/// A group's bitmap laid on its shadow. The blurred mask is made anew only when the group's alpha changed.
final class ShadowedCanvas {
  let geometry: ShadowGeometry
  /// What the group's bitmap shows, and what this one does, in the layer's pixels.
  let inner: PixelRect, rect: PixelRect
  let bitmap: Bitmap
  /// Parts of the group's bitmap that were drawn anew since the last update.
  var parts: [PixelRect]
  private let alpha: Bitmap
  private var blurred: Bitmap?

  init(_ geometry: ShadowGeometry, inner: PixelRect, showing rect: PixelRect) {
    self.geometry = geometry
    self.inner = inner
    self.rect = rect
    bitmap = Bitmap(.shadow, width: rect.width, height: rect.height)
    alpha = Bitmap.mask(.shadow, width: inner.width, height: inner.height)
    parts = [inner]
  }

  var byteCount: Int { bitmap.byteCount + alpha.byteCount + (blurred?.byteCount ?? 0) }

  /// True when anything was drawn.
  func update(from group: Bitmap) -> Bool {
    guard !parts.isEmpty else { return false }
    let isReshaped =
      raster_extract_alpha(group.pixels, group.bytesPerRow, alpha.pixels, alpha.bytesPerRow, inner.width, inner.height) != 0
    if isReshaped || blurred == nil {
      blurred = makeBlurred()
      parts = [rect]
    }
    bitmap.draw { cairo in
      for part in parts { draw(part, of: group, on: cairo) }
    }
    parts = []
    return true
  }

  private func makeBlurred() -> Bitmap {
    let reach = geometry.reach
    let mask = Bitmap.mask(.shadow, width: inner.width + 2 * reach, height: inner.height + 2 * reach)
    for y in 0..<inner.height {
      (mask.pixels + (y + reach) * mask.bytesPerRow + reach).update(
        from: alpha.pixels + y * alpha.bytesPerRow, count: inner.width)
    }
    let failed = raster_blur(mask.pixels, mask.width, mask.height, mask.bytesPerRow, geometry.sigma)
    precondition(failed == 0, "No memory left for the shadow of a layer of \(inner.width) × \(inner.height) pixels")
    cairo_surface_mark_dirty(mask.surface)
    return mask
  }

  private func draw(_ part: PixelRect, of group: Bitmap, on cairo: OpaquePointer) {
    guard let blurred else { return }
    cairo_save(cairo)
    cairo_translate(cairo, Double(-rect.minX), Double(-rect.minY))
    cairo_rectangle(cairo, Double(part.minX), Double(part.minY), Double(part.width), Double(part.height))
    cairo_clip(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_set_source(cairo, geometry.color)
    let place = geometry.rect(around: inner)
    cairo_mask_surface(cairo, blurred.surface, Double(place.minX), Double(place.minY))
    cairo_set_source_surface(cairo, group.surface, Double(inner.minX), Double(inner.minY))
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}
