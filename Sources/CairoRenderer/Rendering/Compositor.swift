import CCairo
import CoreGraphics
import LayerTree

/// Lays pictures and groups on a bitmap, one damaged rectangle at a time.
///
/// Everything is copied at whole pixels, so a pixel depends on what lies over it and not on the rectangle it is drawn with:
/// that is why a frame drawn by its damage equals one drawn at once, to the byte.
final class Compositor {
  let frameNumber: Int
  let typesetter: PangoTypesetter
  private(set) var layersDrawn = 0, layersRedrawn = 0
  /// What got bitmaps, and how many bytes of them.
  private(set) var made: [any BitmapHolder] = []
  private(set) var bytesMade = 0

  init(typesetter: PangoTypesetter, frameNumber: Int) {
    self.typesetter = typesetter
    self.frameNumber = frameNumber
  }

  /// Draws `record`, whose parent's origin is `origin`, into `part` of `target`, which shows `targetRect`.
  func draw(
    _ record: LayerRecord, origin: PixelPoint, into target: Bitmap, showing targetRect: PixelRect, part: PixelRect,
    on background: PaintColor
  ) {
    let scene = Scene(space: targetRect, background: background, behind: nil) { part in
      var items: [Item] = []
      self.collect(record, origin: origin, clip: part, &items)
      return items
    }
    lay(scene.items(part), of: scene, into: target, targetRect, part)
  }

  /// The inside of a group: its content and children, from the layer's own origin.
  func drawInside(
    _ record: LayerRecord, behind: Surroundings?, into target: Bitmap, _ targetRect: PixelRect, _ part: PixelRect
  ) {
    let scene = Scene(space: targetRect, background: .clear, behind: behind) { part in
      var items: [Item] = []
      self.collectInside(record, origin: PixelPoint(), clip: part.intersection(record.clipRect), opacity: 1, &items)
      return items
    }
    lay(scene.items(part), of: scene, into: target, targetRect, part)
  }

  // MARK: Laying

  private func lay(_ items: [Item], of scene: Scene, into target: Bitmap, _ targetRect: PixelRect, _ part: PixelRect) {
    let lowest = items.lastIndex { hides(part, $0) }
    target.draw { cairo in
      cairo_translate(cairo, Double(-targetRect.minX), Double(-targetRect.minY))
      if lowest == nil {
        for rect in seenThrough(items, part) { fill(rect, scene.background, CAIRO_OPERATOR_SOURCE, on: cairo) }
      }
      var next = lowest ?? 0
      while next < items.count {
        if let run = solidRun(in: items, from: next) {
          run.fill(target, targetRect)
          layersDrawn += run.count
          next += run.count
        } else {
          lay(items[next], of: scene, into: target, targetRect, on: cairo)
          next += 1
        }
      }
    }
  }

  /// The rectangles of one colour from an item on; nil for a few.
  private func solidRun(in items: [Item], from first: Int) -> SolidRun? {
    // Nearly all items begin none: the second tells.
    guard first + SolidRun.least <= items.count, let color = items[first].solidColor, items[first + 1].solidColor == color,
      var run = SolidRun(color)
    else { return nil }
    for item in items[first...] {
      guard item.solidColor == color, case .picture(_, _, let shown, _) = item else { break }
      run.add(shown)
    }
    return run.count >= SolidRun.least ? run : nil
  }

  /// What lies behind the backdrop or group of `record` in `area`, the surroundings of the scene included.
  func pixels(behind record: LayerRecord, in scene: Scene, _ area: PixelRect) -> Bitmap {
    var items = scene.items(area)
    if let index = items.firstIndex(where: { $0.record === record }) { items.removeSubrange(index...) }
    guard let behind = scene.behind else {
      let bitmap = Bitmap(.scratch, width: area.width, height: area.height)
      lay(items, of: scene, into: bitmap, area, area)
      return bitmap
    }
    let bitmap = behind.draw(area)
    bitmap.draw { cairo in
      cairo_translate(cairo, Double(-area.minX), Double(-area.minY))
      for item in items { lay(item, of: scene, into: bitmap, area, on: cairo) }
    }
    return bitmap
  }

  private func lay(_ item: Item, of scene: Scene, into target: Bitmap, _ targetRect: PixelRect, on cairo: OpaquePointer) {
    switch item {
    case .backdrop(let record, let backdrop, let origin, let shown, let opacity):
      guard let canvas = canvas(of: record, backdrop, origin, in: scene) else { return }
      guard let bitmap = canvas.bitmap else { return }
      blend(bitmap, at: canvas.rect.origin, canvas.rect.intersection(shown), opacity, on: cairo)
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
        if case .ink(let color) = picture.kind {
          ink(color, piece.bitmap, at: rect.origin, part, opacity, into: target, targetRect)
        } else if piece.isOpaque && opacity >= 1 {
          copy(piece.bitmap, at: rect.origin, part, into: target, targetRect)
        } else {
          blend(piece.bitmap, at: rect.origin, part, opacity, on: cairo)
        }
      }
    case .fill(let color, let shown):
      layersDrawn += 1
      fill(shown, color, CAIRO_OPERATOR_OVER, on: cairo)
    case .live(let live, let map, let shown, let opacity):
      layersDrawn += 1
      if opacity >= 1 && live.sample(map, into: target, showing: targetRect, part: shown) {
        layersRedrawn += 1
        return
      }
      guard let drawn = live.draw(map, visible: scene.space, typesetter: typesetter) else { return }
      if drawn.isNew { layersRedrawn += 1 }
      let part = drawn.rect.intersection(shown)
      if opacity >= 1 && live.place(map).isOpaque {
        copy(drawn.bitmap, at: drawn.rect.origin, part, into: target, targetRect)
      } else {
        blend(drawn.bitmap, at: drawn.rect.origin, part, opacity, on: cairo)
      }
    case .group(let record, let group, let origin, let shown):
      let presentation = presentation(of: record, group, origin, in: scene)
      if record.isMask { return cut(shown, presentation, origin, record.opacity, on: cairo) }
      guard let presentation else { return }
      let rect = presentation.rect.offset(by: origin)
      let rule = record.blend == .mask ? CAIRO_OPERATOR_OVER : record.blend.cairoOperator
      blend(presentation.bitmap, at: rect.origin, rect.intersection(shown), record.opacity, rule, on: cairo)
    }
  }

  // MARK: Contents

  /// For the budget: `holder` has so many bytes more than before.
  func note(_ holder: any BitmapHolder, bytes: Int) {
    guard bytes > 0 else { return }
    made.append(holder)
    bytesMade += bytes
  }

  /// The bitmaps of a picture in a part of it, those made that are missing.
  func forEachPiece(of picture: ContentPicture, in rect: PixelRect, _ body: (ContentPicture.Piece) -> Void) {
    picture.lastUse = frameNumber
    let bytesBefore = picture.byteCount
    picture.forEachPiece(in: rect, rasterize: rasterize, body)
    if picture.byteCount > bytesBefore { layersRedrawn += 1 }
    note(picture, bytes: picture.byteCount - bytesBefore)
  }

  private func rasterize(_ picture: ContentPicture, _ part: PixelRect) -> Bitmap {
    let isMask = if case .ink = picture.kind { true } else { false }
    let bitmap =
      isMask
      ? Bitmap.mask(.content, width: part.width, height: part.height)
      : Bitmap(.content, width: part.width, height: part.height)
    bitmap.draw { cairo in
      cairo_translate(cairo, Double(-part.minX), Double(-part.minY))
      cairo_scale(cairo, picture.scale, picture.scale)
      CommandPainter(typesetter: typesetter, pixelsPerPoint: picture.scale).paint(picture.commands, on: cairo)
    }
    return bitmap
  }
}
