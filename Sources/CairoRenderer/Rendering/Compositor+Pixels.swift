import CCairo
import CRaster
import CoreGraphics
import LayerTree

// What is done to the pixels of one rectangle.
extension Compositor {
  func fill(_ rect: PixelRect, _ color: PaintColor, _ rule: cairo_operator_t, on cairo: OpaquePointer) {
    cairo_set_operator(cairo, rule)
    cairo_set_source(cairo, color)
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// Lays a bitmap, whose upper left corner lies at `origin`, on what is there.
  func blend(
    _ bitmap: Bitmap, at origin: PixelPoint, _ part: PixelRect, _ opacity: Double, _ rule: cairo_operator_t = CAIRO_OPERATOR_OVER,
    on cairo: OpaquePointer
  ) {
    guard !part.isEmpty else { return }
    if rule != CAIRO_OPERATOR_OVER { cairo_set_operator(cairo, rule) }
    defer { if rule != CAIRO_OPERATOR_OVER { cairo_set_operator(cairo, CAIRO_OPERATOR_OVER) } }
    cairo_set_source_surface(cairo, bitmap.surface, Double(origin.x), Double(origin.y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_rectangle(cairo, Double(part.minX), Double(part.minY), Double(part.width), Double(part.height))
    if opacity >= 1 {
      cairo_fill(cairo)
    } else {
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, opacity)
      cairo_reset_clip(cairo)
    }
  }

  /// Lays a colour through a mask on `target`, which shows `targetRect`.
  func ink(
    _ color: PaintColor, _ mask: Bitmap, at origin: PixelPoint, _ part: PixelRect, _ opacity: Double, into target: Bitmap,
    _ targetRect: PixelRect
  ) {
    guard !part.isEmpty else { return }
    // As Cairo does.
    func byte(_ value: Double) -> UInt8 { UInt8(Int((value * 65535 + 0.5).rounded(.down)) >> 8) }
    cairo_surface_flush(target.surface)
    raster_ink(
      mask.pixels + (part.minY - origin.y) * mask.bytesPerRow + (part.minX - origin.x), mask.bytesPerRow, byte(color.red),
      byte(color.green), byte(color.blue), byte(min(max(opacity, 0), 1)),
      target.pixels + (part.minY - targetRect.minY) * target.bytesPerRow + (part.minX - targetRect.minX) * 4, target.bytesPerRow,
      part.width, part.height)
    cairo_surface_mark_dirty(target.surface)
  }

  /// Puts an opaque bitmap in the place of what is there.
  func copy(_ bitmap: Bitmap, at origin: PixelPoint, _ part: PixelRect, into target: Bitmap, _ targetRect: PixelRect) {
    guard !part.isEmpty else { return }
    cairo_surface_flush(target.surface)
    raster_copy(
      bitmap.pixels + (part.minY - origin.y) * bitmap.bytesPerRow + (part.minX - origin.x) * 4, bitmap.bytesPerRow,
      target.pixels + (part.minY - targetRect.minY) * target.bytesPerRow + (part.minX - targetRect.minX) * 4, target.bytesPerRow,
      part.width, part.height)
    cairo_surface_mark_dirty(target.surface)
  }
}
