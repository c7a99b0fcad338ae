import CCairo
import CRaster
import CoreGraphics
import LayerTree

/// Draws a huge picture cell by cell: from a tile of the level that fits the scale, or, where that is not there yet, from the
/// coarse level.
///
/// Every pixel of the target is drawn once and belongs to the cell in which its middle lies, so that there are no seams.
struct HugePainter {
  let picture: HugePicture
  let state: HugePicture.State
  let tiles: TileCache
  let level: Int
  let tint: PaintColor?
  let isSmooth: Bool

  /// Draws the picture whose pixels `map` takes to those of `cairo`, within `clip`.
  func paint(_ map: CGAffineTransform, clip: PixelRect, on cairo: OpaquePointer) {
    let (width, height) = picture.pyramid.size
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let visible = clip.cgRect.insetBy(dx: -1, dy: -1).applying(map.inverted()).common(with: all)
    guard !visible.isNull, !visible.isEmpty else { return }
    guard state.failure == nil else { return paintDamage(all, map, clip, on: cairo) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    forEachCell(in: visible) { cell in paint(cell, map, clip, on: cairo) }
  }

  /// Draws an opaque picture, whose pixels `map` takes upright to those of `target`, into `part` of it; `shown` is what `target` shows.
  ///
  /// Done without Cairo, as this is what a frame of a pinch consists of. Each pixel is the same whatever part it is drawn with.
  func sample(_ map: CGAffineTransform, into target: Bitmap, showing shown: PixelRect, part: PixelRect) {
    let (width, height) = picture.pyramid.size
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    cairo_surface_flush(target.surface)
    let back = map.inverted()
    forEachCell(in: part.cgRect.insetBy(dx: -1, dy: -1).applying(back).common(with: all)) { cell in
      let pixels = PixelRect(middlesIn: cell.rect.applying(map)).intersection(part)
      guard !pixels.isEmpty else { return }
      let place = back.concatenating(cell.toBitmap), bitmap = cell.bitmap
      // Whole numbers are the middles of pixels, on both sides.
      var samples = raster_samples(
        pixels: bitmap.pixels, width: bitmap.width, height: bitmap.height, stride: bitmap.bytesPerRow,
        x: place.tx + place.a / 2 - 0.5, y: place.ty + place.d / 2 - 0.5, step_x: place.a, step_y: place.d)
      raster_sample(
        &samples, target.pixels + (pixels.minY - shown.minY) * target.bytesPerRow + (pixels.minX - shown.minX) * 4,
        target.bytesPerRow, Int32(pixels.minX), Int32(pixels.minY), pixels.width, pixels.height)
    }
    cairo_surface_mark_dirty(target.surface)
  }

  /// A part of the picture and the bitmap to draw it from.
  private struct Cell {
    /// In the picture's pixels.
    var rect: CGRect
    var bitmap: Bitmap
    /// From the picture's pixels to those of the bitmap.
    var toBitmap: CGAffineTransform
  }

  /// Calls `body` with cells that cover `visible`, in the picture's pixels, once.
  private func forEachCell(in visible: CGRect, _ body: (Cell) -> Void) {
    guard !visible.isNull && !visible.isEmpty else { return }
    tiles.beginDrawing()
    let all = CGRect(x: 0, y: 0, width: picture.pyramid.size.width, height: picture.pyramid.size.height)
    guard level < picture.pyramid.first, let store = state.store else {
      if let cell = firstCell(all) { body(cell) }
      return
    }
    let shrinkage = CGAffineTransform(scaleX: 1 / CGFloat(1 << level), y: 1 / CGFloat(1 << level))
    for tile in picture.pyramid.tiles(ofLevel: level, in: visible) {
      let place = picture.pyramid.rect(of: tile)
      if state.has(tile), let bitmap = tiles.tile(tile, of: store, isOpaque: picture.isOpaque) {
        let toTile = CGAffineTransform(translationX: -place.minX, y: -place.minY).concatenating(shrinkage)
          .concatenating(CGAffineTransform(translationX: 1, y: 1))
        body(Cell(rect: place.intersection(all), bitmap: bitmap, toBitmap: toTile))
      } else if let cell = firstCell(place.intersection(all)) {
        body(cell)
      }
    }
  }

  /// From the levels in memory.
  private func firstCell(_ rect: CGRect) -> Cell? {
    guard !state.first.isEmpty else { return nil }
    let source = state.first[min(max(level - picture.pyramid.first, 0), state.first.count - 1)]
    let toBitmap = CGAffineTransform(translationX: -source.rect.minX, y: -source.rect.minY).concatenating(
      CGAffineTransform(
        scaleX: CGFloat(source.bitmap.width) / source.rect.width, y: CGFloat(source.bitmap.height) / source.rect.height))
    return Cell(rect: rect, bitmap: source.bitmap, toBitmap: toBitmap)
  }

  private func paint(_ part: Cell, _ map: CGAffineTransform, _ clip: PixelRect, on cairo: OpaquePointer) {
    let cell = part.rect, bitmap = part.bitmap
    cairo_new_path(cairo)
    if map.isUpright {
      let pixels = PixelRect(middlesIn: cell.applying(map)).intersection(clip)
      guard !pixels.isEmpty else { return }
      cairo_rectangle(cairo, Double(pixels.minX), Double(pixels.minY), Double(pixels.width), Double(pixels.height))
    } else {
      let corners = [
        CGPoint(x: cell.minX, y: cell.minY), CGPoint(x: cell.maxX, y: cell.minY), CGPoint(x: cell.maxX, y: cell.maxY),
        CGPoint(x: cell.minX, y: cell.maxY),
      ].map { $0.applying(map) }
      for corner in corners { cairo_line_to(cairo, corner.x, corner.y) }
      cairo_close_path(cairo)
    }
    let back = map.inverted().concatenating(part.toBitmap)
    var matrix = cairo_matrix_t(xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
    let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let tint {
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_set_source(cairo, tint)
      cairo_mask(cairo, pattern)
      cairo_restore(cairo)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_fill(cairo)
    }
    cairo_pattern_destroy(pattern)
  }

  /// A file that turned out to be damaged: a crossed box.
  private func paintDamage(_ all: CGRect, _ map: CGAffineTransform, _ clip: PixelRect, on cairo: OpaquePointer) {
    let box = all.applying(map)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
    cairo_set_source(cairo, PaintColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 1))
    cairo_fill_preserve(cairo)
    cairo_clip(cairo)
    cairo_move_to(cairo, box.minX, box.minY)
    cairo_line_to(cairo, box.maxX, box.maxY)
    cairo_move_to(cairo, box.maxX, box.minY)
    cairo_line_to(cairo, box.minX, box.maxY)
    cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
    cairo_set_source(cairo, PaintColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1))
    cairo_set_line_width(cairo, 2)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }
}

extension CommandPainter {
  /// Draws a huge picture stretched over `rect` of the user space.
  func paint(_ picture: HugePicture, _ rect: CGRect, _ tint: PaintColor?, _ smooth: Bool, on cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let (width, height) = picture.pyramid.size
    let toPixels = CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    let map = CGAffineTransform(scaleX: rect.width / CGFloat(width), y: rect.height / CGFloat(height))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(toPixels)
    let scale = map.largestStretch
    guard scale > 1e-9 && scale.isFinite && abs(map.a * map.d - map.b * map.c) > 1e-12 else { return }

    var clip = (minX: 0.0, minY: 0.0, maxX: 0.0, maxY: 0.0)
    cairo_clip_extents(cairo, &clip.minX, &clip.minY, &clip.maxX, &clip.maxY)
    let shown = CGRect(x: clip.minX, y: clip.minY, width: clip.maxX - clip.minX, height: clip.maxY - clip.minY)
    let level = Pyramid.level(forScale: scale)
    let state = picture.look(wanting: level)
    let painter = HugePainter(
      picture: picture, state: state, tiles: picture.workshop.tiles, level: level, tint: tint, isSmooth: smooth)
    painter.paint(map, clip: PixelRect(touching: shown.applying(toPixels), scale: 1), on: cairo)
  }
}

extension CGAffineTransform {
  /// Neither turned nor mirrored.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
  /// The larger of the two factors by which lengths grow along the axes.
  var largestStretch: CGFloat { max(hypot(a, b), hypot(c, d)) }
}

extension PixelRect {
  /// The pixels whose middles lie in `rect`, in pixels.
  init(middlesIn rect: CGRect) {
    self.init(
      minX: pixel((rect.minX - 0.5).rounded(.up)), minY: pixel((rect.minY - 0.5).rounded(.up)),
      maxX: pixel((rect.maxX - 0.5).rounded(.up)), maxY: pixel((rect.maxY - 0.5).rounded(.up)))
  }
}

extension CGImage {
  /// What shows parts of the image; nil for pixels in memory.
  var huge: HugePicture? { source as? HugePicture }
}

extension PaintCommand {
  /// The huge pictures that it draws.
  var hugePictures: [HugePicture] {
    switch self {
    case .image(let image, _, _, _): image.huge.map { [$0] } ?? []
    case .group(let commands, _): commands.flatMap(\.hugePictures)
    case .fill, .stroke, .text, .symbol: []
    }
  }
}
