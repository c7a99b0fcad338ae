import CCairo
import CoreGraphics
import LayerTree

extension Compositor {
  /// What is seen through the backdrop of `record`; nil: nothing of it is seen.
  func canvas(of record: LayerRecord, _ backdrop: LayerBackdrop, _ origin: PixelPoint, in scene: Scene) -> BackdropCanvas? {
    let rect = record.backdropRect.offset(by: origin).intersection(scene.space)
    guard !rect.isEmpty else { return nil }
    if let known = record.backdropCanvas, known.rect == rect, known.bitmap != nil {
      known.lastUse = frameNumber
      return known
    }
    let reach = BackdropCanvas.reach(of: backdrop, scale: record.scale)
    let area = BackdropCanvas.area(around: rect, reach: reach, within: scene.behind?.limit ?? scene.space)
    guard !area.isEmpty else { return nil }
    let canvas = BackdropCanvas(
      backdrop, scale: record.scale, origin: origin, rect: rect, behind: pixels(behind: record, in: scene, area), area: area)
    canvas.lastUse = frameNumber
    record.backdropCanvas = canvas
    note(canvas, bytes: canvas.byteCount)
    return canvas
  }

  /// What lies behind a group, in its own pixels: moved with it, or turned back from where it is seen.
  func surroundings(of record: LayerRecord, _ origin: PixelPoint, in scene: Scene) -> Surroundings? {
    let limit = scene.behind?.limit ?? scene.space
    if record.isOnlyMoved {
      let place = origin + record.offset
      return Surroundings(limit: limit.offset(by: -place)) { area in
        self.pixels(behind: record, in: scene, area.offset(by: place))
      }
    }
    let move = CGAffineTransform(translationX: CGFloat(origin.x), y: CGFloat(origin.y))
    guard let map = record.mapToParent?.concatenating(move) else { return nil }
    let around = PixelRect(touching: limit.cgRect.applying(map.inverted()), scale: 1)
    return Surroundings(limit: around) { area in
      let bitmap = Bitmap(.scratch, width: area.width, height: area.height)
      let outer = PixelRect(touching: area.cgRect.applying(map), scale: 1).insetBy(-2).intersection(limit)
      guard !outer.isEmpty else { return bitmap }
      let source = self.pixels(behind: record, in: scene, outer)
      bitmap.draw { cairo in
        let pattern = cairo_pattern_create_for_surface(source.surface)
        let toSource = CGAffineTransform(translationX: CGFloat(area.minX), y: CGFloat(area.minY)).concatenating(map)
        var matrix = cairo_matrix_t(
          xx: toSource.a, yx: toSource.b, xy: toSource.c, yy: toSource.d, x0: toSource.tx - Double(outer.minX),
          y0: toSource.ty - Double(outer.minY))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        cairo_pattern_destroy(pattern)
      }
      return bitmap
    }
  }
}
