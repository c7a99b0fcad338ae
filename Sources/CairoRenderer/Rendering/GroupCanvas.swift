import CCairo
import CRaster
import CoreGraphics
import LayerTree

/// The bitmap of a layer and all below it, kept while it stays the same: first drawn and cut to the clip, then filtered, then laid
/// on its shadow, then transformed. Each step is kept and made anew only when the one before it or its own parameters changed.
final class GroupCanvas {
  /// What is out of date in `bitmap`, in the layer's pixels.
  var pending = DamageRegion()
  private(set) var bitmap: Bitmap?
  /// The part of the layer's pixels that `bitmap` shows.
  private(set) var rect = PixelRect()
  private var clipMask: Bitmap?
  private var filtered: FilteredCanvas?
  private var shadowed: ShadowedCanvas?
  private var projected: (key: Projection, bitmap: Bitmap)?
  /// Counts changes of what is laid on the frame.
  private var version = 0

  private struct Projection: Hashable {
    var map: PlaneProjection, rect: PixelRect, version: Int
  }
  /// A bitmap and its place: in the layer's pixels, or, once transformed, in the parent's from the parent's origin.
  struct Presentation {
    var bitmap: Bitmap, rect: PixelRect
  }

  /// What is asked of a presentation.
  struct Place {
    /// The part of the parent's pixels, from the parent's origin, that can be seen.
    var visible: PixelRect
    /// The part of the layer's pixels that its bitmap with the shadow shows.
    var shadowed: PixelRect
  }

  init() { invalidate() }

  /// Everything must be drawn again, the clip included.
  func invalidate() {
    pending.removeAll()
    pending.add(.everything)
    clipMask = nil
  }

  /// Nobody looks at the bitmaps any more.
  func forgetBitmaps() {
    bitmap = nil
    filtered = nil
    shadowed = nil
    projected = nil
  }

  /// Draws what is out of date. `draw` fills one rectangle, cleared before, of a bitmap that shows `rect`.
  func update(
    _ record: LayerRecord, rect newRect: PixelRect, draw: (_ target: Bitmap, _ targetRect: PixelRect, _ part: PixelRect) -> Void
  ) {
    if newRect != rect || bitmap == nil {
      rect = newRect
      bitmap = Bitmap(width: rect.width, height: rect.height)
      invalidate()
    }
    guard let bitmap, !pending.isEmpty else { return }
    let parts = pending.rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
    pending.removeAll()
    for part in parts {
      draw(bitmap, rect, part)
      cut(bitmap, part, record)
    }
    if !parts.isEmpty { version += 1 }
    if let filtered { filtered.parts += parts } else { shadowed?.parts += parts }
  }

  private func cut(_ bitmap: Bitmap, _ part: PixelRect, _ record: LayerRecord) {
    guard case .path(let path, let evenOdd) = record.clip else { return }
    let mask = clipMask ?? makeMask(path, evenOdd, record.scale)
    clipMask = mask
    cairo_surface_flush(bitmap.surface)
    let (x, y) = (part.minX - rect.minX, part.minY - rect.minY)
    raster_apply_mask(
      bitmap.pixels + y * bitmap.bytesPerRow + x * 4, bitmap.bytesPerRow, mask.pixels + y * mask.bytesPerRow + x,
      mask.bytesPerRow, part.width, part.height)
    cairo_surface_mark_dirty(bitmap.surface)
  }

  private func makeMask(_ path: CGPath, _ evenOdd: Bool, _ scale: CGFloat) -> Bitmap {
    let mask = Bitmap.mask(width: rect.width, height: rect.height)
    mask.draw { cairo in
      cairo_translate(cairo, Double(-rect.minX), Double(-rect.minY))
      cairo_scale(cairo, scale, scale)
      cairo_append(cairo, path)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      cairo_fill(cairo)
    }
    return mask
  }

  /// What is laid on the bitmap above; nil when that is nothing.
  func present(_ record: LayerRecord, _ place: Place) -> Presentation? {
    guard let bitmap else { return nil }
    var result = Presentation(bitmap: bitmap, rect: rect)
    if let filter = record.filter {
      let isOld = filtered?.isMade(for: filter, scale: record.scale, inner: rect) ?? false
      let canvas = isOld ? filtered! : FilteredCanvas(filter, scale: record.scale, inner: rect)
      let parts = canvas.update(from: bitmap)
      if !isOld {
        filtered = canvas
        shadowed = nil
      }
      if !parts.isEmpty { version += 1 }
      shadowed?.parts += parts
      result = Presentation(bitmap: canvas.bitmap, rect: canvas.rect)
    } else if filtered != nil {
      filtered = nil
      shadowed = nil
      version += 1
    }
    if let shadow = record.shadow {
      let geometry = ShadowGeometry(shadow, scale: record.scale)
      guard !place.shadowed.isEmpty else { return nil }
      if shadowed?.geometry != geometry || shadowed?.inner != result.rect || shadowed?.rect != place.shadowed {
        shadowed = ShadowedCanvas(geometry, inner: result.rect, showing: place.shadowed)
      }
      guard let shadowed else { return nil }
      if shadowed.update(from: result.bitmap) { version += 1 }
      result = Presentation(bitmap: shadowed.bitmap, rect: shadowed.rect)
    } else if shadowed != nil {
      shadowed = nil
      version += 1
    }
    if record.isOnlyMoved {
      projected = nil
      return Presentation(bitmap: result.bitmap, rect: result.rect.offset(by: record.offset))
    }
    return project(result, record, place.visible)
  }

  private func project(_ source: Presentation, _ record: LayerRecord, _ visible: PixelRect) -> Presentation? {
    guard let map = record.view else { return nil }
    let place = record.footprint.intersection(visible)
    guard !place.isEmpty else { return nil }
    let key = Projection(map: map, rect: place, version: version)
    if let projected, projected.key == key { return Presentation(bitmap: projected.bitmap, rect: place) }
    // An animation gives many pictures of one size: the memory is used again.
    var bitmap = projected?.bitmap
    if bitmap?.width != place.width || bitmap?.height != place.height { bitmap = nil }
    let target = bitmap ?? Bitmap(width: place.width, height: place.height)
    if record.perspective != nil {
      PerspectiveView.draw(source.bitmap, showing: source.rect, by: map, into: target, showing: place)
      projected = (key, target)
      return Presentation(bitmap: target, rect: place)
    }
    guard let matrix = record.projection else { return nil }
    target.draw { cairo in
      if bitmap != nil {
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_paint(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      }
      cairo_translate(cairo, Double(-place.minX), Double(-place.minY))
      var map = cairo_matrix_t(xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
      cairo_transform(cairo, &map)
      cairo_set_source_surface(cairo, source.bitmap.surface, Double(source.rect.minX), Double(source.rect.minY))
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
      cairo_paint(cairo)
    }
    projected = (key, target)
    return Presentation(bitmap: target, rect: place)
  }
}
