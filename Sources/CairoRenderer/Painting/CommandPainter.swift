import CCairo
import CoreGraphics
import CRaster
import LayerTree

/// Draws paint commands on a Cairo context whose user space is the layer's (points, y down).
struct CommandPainter {
  let typesetter: PangoTypesetter
  /// Pixels a point on the context's surface.
  let pixelsPerPoint: CGFloat
  /// In pixels from the origin.
  private static let farthest: CGFloat = 4_000_000

  func paint(_ commands: [PaintCommand], on cairo: OpaquePointer) {
    // Cairo's coordinates end at about eight million pixels; a place that is not a number has no pixels at all.
    for command in commands where command.inkBounds.isWithin(Self.farthest / pixelsPerPoint) { paint(command, on: cairo) }
  }

  private func paint(_ command: PaintCommand, on cairo: OpaquePointer) {
    switch command {
    case .fill(let path, let paint, let evenOdd):
      cairo_append(cairo, path)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      paint.setSource(on: cairo, covering: command.inkBounds)
      cairo_fill(cairo)
    case .stroke(let path, let paint, let stroke):
      cairo_append(cairo, path)
      stroke.apply(to: cairo)
      paint.setSource(on: cairo, covering: command.inkBounds)
      if !stroke.isAntialiased { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
      cairo_stroke(cairo)
      cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    case .text(let block, let rect):
      typesetter.layout(block, width: rect.width, height: rect.height).draw(on: cairo, in: rect, pixelsPerPoint: pixelsPerPoint)
      cairo_new_path(cairo)
    case .symbol(let symbol, let rect): typesetter.draw(symbol, in: rect, on: cairo)
    case .image(let image, let rect, let tint, let smooth): paint(image, rect, tint, smooth, on: cairo)
    case .group(let commands, let group): paint(commands, as: group, command.inkBounds, on: cairo)
    }
  }

  private func paint(_ image: CGImage, _ rect: CGRect, _ tint: PaintColor?, _ smooth: Bool, on cairo: OpaquePointer) {
    guard rect.width > 0 && rect.height > 0 else { return }
    if let huge = image.huge { return paint(huge, rect, tint, smooth, on: cairo) }
    // Bilinear sampling sees two pixels each way: halve the picture until it is shrunk by less than that.
    var bitmap = Bitmap(viewing: image), level = 1.0
    let shrinkage = min(Double(image.width) / rect.width, Double(image.height) / rect.height) / Double(pixelsPerPoint)
    while smooth && shrinkage / level >= 2 && bitmap.width > 1 && bitmap.height > 1 {
      bitmap = bitmap.halved()
      level *= 2
    }
    cairo_save(cairo)
    let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, Double(image.width) / rect.width / level, Double(image.height) / rect.height / level)
    cairo_matrix_translate(&matrix, -rect.minX, -rect.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    if let tint {
      cairo_clip(cairo)
      cairo_set_source(cairo, tint)
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_fill(cairo)
    }
    cairo_pattern_destroy(pattern)
    cairo_restore(cairo)
  }
}

extension CGRect {
  fileprivate func isWithin(_ distance: CGFloat) -> Bool {
    // Written so that a comparison with not-a-number is false.
    minX > -distance && minY > -distance && maxX < distance && maxY < distance
  }
}

extension Bitmap {
  /// Half as wide and high, rounded up; each pixel is the mean of four.
  fileprivate func halved() -> Bitmap {
    let half = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
    raster_halve(pixels, width, height, bytesPerRow, half.pixels, half.bytesPerRow)
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    if isOpaque { raster_make_opaque(half.pixels, half.width, half.height, half.bytesPerRow) }
    cairo_surface_mark_dirty(half.surface)
    return half
  }
}

extension CGImage {
  /// A view of the pixels; the image must outlive it.
  func makeSurface() -> OpaquePointer {
    cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(bytesPerRow))
  }
}
