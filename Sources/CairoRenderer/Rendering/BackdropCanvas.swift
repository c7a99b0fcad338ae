import CCairo
import CRaster
import CoreGraphics
import LayerTree

/// What is seen of a backdrop: the pixels behind it, blurred at a quarter of their scale, tinted, in its path. Kept while what is
/// behind stays the same.
final class BackdropCanvas: BitmapHolder {
  /// Where `bitmap` lies, in the pixels of the bitmap that the backdrop is drawn into.
  let rect: PixelRect
  /// Nil when its memory was needed for something else.
  private(set) var bitmap: Bitmap?
  var lastUse = 0
  private static let factor = 4

  /// `behind` are the pixels of `area`, around `rect`; `origin` is that of the layer.
  init(_ backdrop: LayerBackdrop, scale: CGFloat, origin: PixelPoint, rect: PixelRect, behind: Bitmap, area: PixelRect) {
    self.rect = rect
    let bitmap = Bitmap(.backdrop, width: rect.width, height: rect.height)
    let blurred = Self.blurred(behind, Self.sigma(backdrop, scale), saturation: backdrop.saturation)
    bitmap.draw { cairo in
      cairo_translate(cairo, Double(-rect.minX), Double(-rect.minY))
      cairo_save(cairo)
      cairo_translate(cairo, Double(origin.x), Double(origin.y))
      cairo_scale(cairo, scale, scale)
      cairo_append(cairo, backdrop.path)
      cairo_restore(cairo)
      cairo_set_fill_rule(cairo, backdrop.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      cairo_fill(cairo)
      // The path's coverage becomes that of the blurred picture with its tint.
      cairo_push_group(cairo)
      let pattern = cairo_pattern_create_for_surface(blurred.surface)
      var map = cairo_matrix_t()
      cairo_matrix_init_scale(&map, 1 / Double(Self.factor), 1 / Double(Self.factor))
      cairo_matrix_translate(&map, Double(-area.minX), Double(-area.minY))
      cairo_pattern_set_matrix(pattern, &map)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
      cairo_pattern_destroy(pattern)
      cairo_set_source(cairo, backdrop.tint)
      cairo_paint(cairo)
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_IN)
      cairo_paint(cairo)
    }
    self.bitmap = bitmap
  }

  var byteCount: Int { bitmap?.byteCount ?? 0 }
  func forgetBitmaps() { bitmap = nil }

  private static func blurred(_ behind: Bitmap, _ sigma: Double, saturation: Double) -> Bitmap {
    let quarter = Bitmap(.scratch, width: (behind.width + factor - 1) / factor, height: (behind.height + factor - 1) / factor)
    cairo_surface_flush(behind.surface)
    let failed = raster_blur_backdrop(
      behind.pixels, behind.width, behind.height, behind.bytesPerRow, sigma, quarter.pixels, quarter.bytesPerRow)
    precondition(failed == 0, "No memory left for a backdrop of \(behind.width) × \(behind.height) pixels")
    raster_color_matrix(
      quarter.pixels, quarter.bytesPerRow, quarter.pixels, quarter.bytesPerRow, quarter.width, quarter.height,
      ColorMatrix.saturation(saturation).numbers)
    cairo_surface_mark_dirty(quarter.surface)
    return quarter
  }

  private static func sigma(_ backdrop: LayerBackdrop, _ scale: CGFloat) -> Double {
    LayerFilter.blur(radius: backdrop.radius, isOpaque: false).sigma(pixelsPerPoint: scale)
  }

  /// How far from its own place a backdrop looks, in pixels.
  static func reach(of backdrop: LayerBackdrop, scale: CGFloat) -> Int {
    raster_blur_pixels_reach(sigma(backdrop, scale)) + 4 * factor
  }

  /// The area around `rect` that is blurred: as far as the blur reaches and `limit` allows, from a multiple of four pixels on.
  static func area(around rect: PixelRect, reach: Int, within limit: PixelRect) -> PixelRect {
    var area = rect.insetBy(-reach).intersection(limit)
    func down(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.down)) * factor }
    area.minX = max(down(area.minX), limit.minX)
    area.minY = max(down(area.minY), limit.minY)
    return area
  }
}

/// What lies behind the bitmap of a group, for the backdrops in it.
struct Surroundings {
  /// Where anything is known, in the bitmap's pixels.
  let limit: PixelRect
  /// Draws what is there.
  let draw: (_ area: PixelRect) -> Bitmap
}
