import CCairo
import CRaster
import CoreGraphics
import LayerTree

/// A group's bitmap with its filter on it.
final class FilteredCanvas {
  let filter: LayerFilter
  private let scale: CGFloat
  /// What the group's bitmap shows, and what this one does, in the layer's pixels.
  let inner: PixelRect, rect: PixelRect
  let bitmap: Bitmap
  /// Parts of the group's bitmap that were drawn anew since the last update.
  var parts: [PixelRect]

  init(_ filter: LayerFilter, scale: CGFloat, inner: PixelRect) {
    self.filter = filter
    self.scale = scale
    self.inner = inner
    rect = inner.insetBy(-filter.reach(pixelsPerPoint: scale))
    bitmap = Bitmap(.filtered, width: rect.width, height: rect.height)
    parts = [inner]
  }

  func isMade(for filter: LayerFilter, scale: CGFloat, inner: PixelRect) -> Bool {
    self.filter == filter && self.scale == scale && self.inner == inner
  }

  /// The parts that were drawn anew.
  func update(from group: Bitmap) -> [PixelRect] {
    guard !parts.isEmpty else { return [] }
    defer { parts = [] }
    cairo_surface_flush(group.surface)
    switch filter {
    case .color(let matrix):
      for part in parts {
        let (x, y) = (part.minX - inner.minX, part.minY - inner.minY)
        raster_color_matrix(
          group.pixels + y * group.bytesPerRow + x * 4, group.bytesPerRow, bitmap.pixels + y * bitmap.bytesPerRow + x * 4,
          bitmap.bytesPerRow, part.width, part.height, matrix.numbers)
      }
      cairo_surface_mark_dirty(bitmap.surface)
      return parts
    case .blur:
      // Every pixel depends on many: all are made anew.
      bitmap.pixels.update(repeating: 0, count: bitmap.byteCount)
      let (x, y) = (inner.minX - rect.minX, inner.minY - rect.minY)
      raster_copy(
        group.pixels, group.bytesPerRow, bitmap.pixels + y * bitmap.bytesPerRow + x * 4, bitmap.bytesPerRow, inner.width,
        inner.height)
      filter.apply(to: bitmap.pixels, rect.width, rect.height, bitmap.bytesPerRow, pixelsPerPoint: scale)
      cairo_surface_mark_dirty(bitmap.surface)
      return [rect]
    }
  }
}
