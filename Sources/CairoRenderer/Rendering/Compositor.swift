import CCairo
import CRaster
import CoreGraphics
import LayerTree

/// Lays pictures and groups on a bitmap, one damaged rectangle at a time.
///
/// Everything is copied at whole pixels, so a pixel depends on what lies over it and not on the rectangle it is drawn with:
/// that is why a frame drawn by its damage equals one drawn at once, to the byte.
final class Compositor {
  private let frameNumber: Int
  private let typesetter: PangoTypesetter
  private(set) var layersDrawn = 0, layersRedrawn = 0
  /// Pictures that got bitmaps.
  private(set) var rasterized: [ContentPicture] = []

  /// Something to be laid on a bitmap, and where it may be seen, in the bitmap's space.
  private enum Item {
    case picture(ContentPicture, origin: PixelPoint, shown: PixelRect, opacity: Double)
    case group(LayerRecord, GroupCanvas, origin: PixelPoint, shown: PixelRect)
  }

  init(typesetter: PangoTypesetter, frameNumber: Int) {
    self.typesetter = typesetter
    self.frameNumber = frameNumber
  }

  /// Draws `record`, whose parent's origin is `origin`, into `part` of `target`, which shows `targetRect`.
  func draw(
    _ record: LayerRecord, origin: PixelPoint, into target: Bitmap, showing targetRect: PixelRect, part: PixelRect,
    on background: PaintColor
  ) {
    var items: [Item] = []
    collect(record, origin: origin, clip: part, &items)
    lay(items, into: target, targetRect, part, background)
  }

  /// The inside of a group: its content and children, from the layer's own origin.
  private func drawInside(_ record: LayerRecord, into target: Bitmap, _ targetRect: PixelRect, _ part: PixelRect) {
    var items: [Item] = []
    collectInside(record, origin: PixelPoint(), clip: part.intersection(record.clipRect), opacity: 1, &items)
    lay(items, into: target, targetRect, part, .clear)
  }

  // MARK: Collecting, back to front

  private func collect(_ record: LayerRecord, origin: PixelPoint, clip: PixelRect, _ items: inout [Item]) {
    let shown = record.footprint.offset(by: origin).intersection(clip)
    guard !shown.isEmpty else { return }
    if let group = record.group {
      items.append(.group(record, group, origin: origin, shown: shown))
      return
    }
    let inner = origin + record.offset
    collectInside(
      record, origin: inner, clip: clip.intersection(record.clipRect.offset(by: inner)), opacity: record.opacity, &items)
  }

  private func collectInside(_ record: LayerRecord, origin: PixelPoint, clip: PixelRect, opacity: Double, _ items: inout [Item]) {
    if let picture = record.picture {
      let shown = picture.bounds.offset(by: origin).intersection(clip)
      if !shown.isEmpty { items.append(.picture(picture, origin: origin, shown: shown, opacity: opacity)) }
    }
    for child in record.children { collect(child.record, origin: origin, clip: clip, &items) }
  }

  // MARK: Laying

  private func lay(_ items: [Item], into target: Bitmap, _ targetRect: PixelRect, _ part: PixelRect, _ background: PaintColor) {
    let lowest = items.lastIndex { hides(part, $0) }
    target.draw { cairo in
      cairo_translate(cairo, Double(-targetRect.minX), Double(-targetRect.minY))
      if lowest == nil { fill(part, background, CAIRO_OPERATOR_SOURCE, on: cairo) }
      for item in items[(lowest ?? 0)...] { lay(item, into: target, targetRect, on: cairo) }
    }
  }

  /// Whether nothing below `item` is seen in `part`.
  private func hides(_ part: PixelRect, _ item: Item) -> Bool {
    guard case .picture(let picture, let origin, let shown, let opacity) = item, opacity >= 1, shown.contains(part) else {
      return false
    }
    if case .solid(let color) = picture.kind { return color.alpha >= 1 }
    var isHiding = false
    forEachPiece(of: picture, in: part.offset(by: -origin)) {
      isHiding = $0.isOpaque && $0.rect.offset(by: origin).contains(part)
    }
    return isHiding
  }

  private func lay(_ item: Item, into target: Bitmap, _ targetRect: PixelRect, on cairo: OpaquePointer) {
    switch item {
    case .picture(let picture, let origin, let shown, let opacity):
      layersDrawn += 1
      if case .solid(var color) = picture.kind {
        color.alpha *= opacity
        fill(shown, color, CAIRO_OPERATOR_OVER, on: cairo)
        return
      }
      forEachPiece(of: picture, in: shown.offset(by: -origin)) { piece in
        let rect = piece.rect.offset(by: origin)
        let part = rect.intersection(shown)
        if piece.isOpaque && opacity >= 1 {
          copy(piece.bitmap, at: rect.origin, part, into: target, targetRect)
        } else {
          blend(piece.bitmap, at: rect.origin, part, opacity, on: cairo)
        }
      }
    case .group(let record, let group, let origin, let shown):
      let visible = targetRect.offset(by: -origin)
      let seen = record.pixelsSeen(in: visible)
      let inner = Self.limited(record.extent, seen)
      guard !inner.isEmpty else { return }
      group.update(record, rect: inner) { drawInside(record, into: $0, $1, $2) }
      let place = GroupCanvas.Place(visible: visible, shadowed: Self.limited(record.shadowedExtent(inner), seen))
      guard let presentation = group.present(record, place) else { return }
      let rect = presentation.rect.offset(by: origin)
      blend(presentation.bitmap, at: rect.origin, rect.intersection(shown), record.opacity, on: cairo)
    }
  }

  /// The part of a group that gets a bitmap: all of it, or, where that would be huge, what can be seen.
  private static func limited(_ rect: PixelRect, _ seen: PixelRect) -> PixelRect {
    let isHuge = rect.area > ContentPicture.largestPiece || max(rect.width, rect.height) > Bitmap.longestSide / 2
    return isHuge ? rect.intersection(seen) : rect
  }

  // MARK: Pixels

  private func forEachPiece(of picture: ContentPicture, in rect: PixelRect, _ body: (ContentPicture.Piece) -> Void) {
    picture.lastUse = frameNumber
    var isRasterized = false
    picture.forEachPiece(
      in: rect,
      rasterize: { picture, part in
        isRasterized = true
        return rasterize(picture, part)
      }, body)
    if isRasterized {
      layersRedrawn += 1
      rasterized.append(picture)
    }
  }

  private func rasterize(_ picture: ContentPicture, _ part: PixelRect) -> Bitmap {
    let bitmap = Bitmap(width: part.width, height: part.height)
    bitmap.draw { cairo in
      cairo_translate(cairo, Double(-part.minX), Double(-part.minY))
      cairo_scale(cairo, picture.scale, picture.scale)
      CommandPainter(typesetter: typesetter, pixelsPerPoint: picture.scale).paint(picture.commands, on: cairo)
    }
    return bitmap
  }

  private func fill(_ rect: PixelRect, _ color: PaintColor, _ rule: cairo_operator_t, on cairo: OpaquePointer) {
    cairo_set_operator(cairo, rule)
    cairo_set_source(cairo, color)
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private func blend(_ bitmap: Bitmap, at origin: PixelPoint, _ part: PixelRect, _ opacity: Double, on cairo: OpaquePointer) {
    guard !part.isEmpty else { return }
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

  private func copy(_ bitmap: Bitmap, at origin: PixelPoint, _ part: PixelRect, into target: Bitmap, _ targetRect: PixelRect) {
    guard !part.isEmpty else { return }
    cairo_surface_flush(target.surface)
    raster_copy(
      bitmap.pixels + (part.minY - origin.y) * bitmap.bytesPerRow + (part.minX - origin.x) * 4, bitmap.bytesPerRow,
      target.pixels + (part.minY - targetRect.minY) * target.bytesPerRow + (part.minX - targetRect.minX) * 4, target.bytesPerRow,
      part.width, part.height)
    cairo_surface_mark_dirty(target.surface)
  }
}
