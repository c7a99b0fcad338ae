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
  /// What got bitmaps, and how many bytes of them.
  private(set) var made: [any BitmapHolder] = []
  private(set) var bytesMade = 0

  /// Something to be laid on a bitmap, and where it may be seen, in the bitmap's space.
  private enum Item {
    case backdrop(LayerRecord, LayerBackdrop, origin: PixelPoint, shown: PixelRect, opacity: Double)
    case picture(ContentPicture, origin: PixelPoint, shown: PixelRect, opacity: Double)
    case group(LayerRecord, GroupCanvas, origin: PixelPoint, shown: PixelRect)
    /// `map` takes the layer's points to pixels.
    case live(LivePicture, map: CGAffineTransform, shown: PixelRect, opacity: Double)
    case fill(PaintColor, PixelRect)

    /// Whose backdrop or group it is.
    var record: LayerRecord? {
      switch self {
      case .backdrop(let record, _, _, _, _), .group(let record, _, _, _): record
      case .picture, .live, .fill: nil
      }
    }

    /// Of a rectangle on whole pixels that is as it was made.
    var solidColor: PaintColor? {
      guard case .picture(let picture, _, _, let opacity) = self, opacity == 1, case .solid(let color) = picture.kind else {
        return nil
      }
      return color
    }
  }

  /// What is drawn into one bitmap.
  private struct Scene {
    /// All that the bitmap may ever show: what is kept from one time to the next is made for this.
    let space: PixelRect
    let background: PaintColor
    /// What lies behind; nil for the frame.
    let behind: Surroundings?
    /// What lies in a part, back to front.
    let items: (_ part: PixelRect) -> [Item]
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
    let scene = Scene(space: targetRect, background: background, behind: nil) { part in
      var items: [Item] = []
      self.collect(record, origin: origin, clip: part, &items)
      return items
    }
    lay(scene.items(part), of: scene, into: target, targetRect, part)
  }

  /// The inside of a group: its content and children, from the layer's own origin.
  private func drawInside(
    _ record: LayerRecord, behind: Surroundings?, into target: Bitmap, _ targetRect: PixelRect, _ part: PixelRect
  ) {
    let scene = Scene(space: targetRect, background: .clear, behind: behind) { part in
      var items: [Item] = []
      self.collectInside(record, origin: PixelPoint(), clip: part.intersection(record.clipRect), opacity: 1, &items)
      return items
    }
    lay(scene.items(part), of: scene, into: target, targetRect, part)
  }

  // MARK: Collecting, back to front

  private func collect(_ record: LayerRecord, origin: PixelPoint, clip: PixelRect, _ items: inout [Item]) {
    let shown = record.isMask ? clip : record.footprint.offset(by: origin).intersection(clip)
    guard !shown.isEmpty else { return }
    if record.isDirect {
      let scale = record.placeScale
      record.group?.pending.removeAll()
      let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: CGFloat(origin.x), ty: CGFloat(origin.y))
      return collectDirect(record, map: map, clip: shown, &items)
    }
    if let group = record.group {
      items.append(.group(record, group, origin: origin, shown: shown))
      return
    }
    let inner = origin + record.offset
    collectInside(
      record, origin: inner, clip: clip.intersection(record.clipRect.offset(by: inner)), opacity: record.opacity, &items)
  }

  private func collectInside(_ record: LayerRecord, origin: PixelPoint, clip: PixelRect, opacity: Double, _ items: inout [Item]) {
    if let backdrop = record.backdrop {
      let shown = record.backdropRect.offset(by: origin).intersection(clip)
      if !shown.isEmpty { items.append(.backdrop(record, backdrop, origin: origin, shown: shown, opacity: opacity)) }
    }
    if let picture = record.picture, let live = picture.live {
      let scale = picture.scale
      let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: CGFloat(origin.x), ty: CGFloat(origin.y))
      let shown = live.place(map).rect.intersection(clip)
      if !shown.isEmpty { items.append(.live(live, map: map, shown: shown, opacity: opacity)) }
    } else if let picture = record.picture {
      let shown = picture.bounds.offset(by: origin).intersection(clip)
      if !shown.isEmpty { items.append(.picture(picture, origin: origin, shown: shown, opacity: opacity)) }
    }
    for child in record.children { collect(child.record, origin: origin, clip: clip, &items) }
  }

  /// What is scaled is drawn where it is seen: `map` takes the points of the layer's parent to pixels.
  private func collectDirect(_ record: LayerRecord, map: CGAffineTransform, clip: PixelRect, _ items: inout [Item]) {
    guard !record.footprint.isEmpty else { return }
    let map = record.pointsToParent.concatenating(map)
    let clip = clip.intersection(record.clipRect(map))
    guard !clip.isEmpty else { return }
    switch record.picture?.kind {
    case .live(let live):
      let shown = live.place(map).rect.intersection(clip)
      if !shown.isEmpty { items.append(.live(live, map: map, shown: shown, opacity: record.opacity)) }
    case .solid(var color):
      guard let rect = record.picture?.commands[0].plainRectangle?.rect else { break }
      color.alpha *= record.opacity
      let shown = PixelRect(nearest: rect.applying(map), scale: 1).intersection(clip)
      if !shown.isEmpty { items.append(.fill(color, shown)) }
    case nil, .image, .ink, .drawing: break
    }
    for child in record.children { collectDirect(child.record, map: map, clip: clip, &items) }
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
  private func pixels(behind record: LayerRecord, in scene: Scene, _ area: PixelRect) -> Bitmap {
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

  /// Where in `part` no opaque picture lies in front of the background. Pages side by side hide it together: filling it all the same
  /// would write every pixel twice.
  private func seenThrough(_ items: [Item], _ part: PixelRect) -> [PixelRect] {
    guard part.area >= Self.largePart else { return [part] }
    var seen = [part]
    for case .live(let live, let map, let shown, let opacity) in items where opacity >= 1 {
      let place = live.place(map)
      if place.isOpaque { seen = seen.flatMap { $0.subtracting(place.rect.intersection(shown)) } }
    }
    for case .picture(let picture, let origin, let shown, let opacity) in items
    where opacity >= 1 && shown.area >= part.area / 16 && seen.count < 8 {
      if case .solid(let color) = picture.kind {
        if color.alpha >= 1 { seen = seen.flatMap { $0.subtracting(shown) } }
        continue
      }
      forEachPiece(of: picture, in: shown.offset(by: -origin)) { piece in
        guard piece.isOpaque else { return }
        let hidden = piece.rect.offset(by: origin).intersection(shown)
        seen = seen.flatMap { $0.subtracting(hidden) }
      }
    }
    return seen
  }
  /// In pixels (a choice).
  private static let largePart = 256 * 256

  /// Whether nothing below `item` is seen in `part`.
  private func hides(_ part: PixelRect, _ item: Item) -> Bool {
    switch item {
    case .fill(let color, let shown): return color.alpha >= 1 && shown.contains(part)
    case .live(let live, let map, let shown, let opacity):
      return opacity >= 1 && shown.contains(part) && live.place(map).isOpaque
    case .picture, .backdrop, .group: break
    }
    guard case .picture(let picture, let origin, let shown, let opacity) = item, opacity >= 1, shown.contains(part) else {
      return false
    }
    if case .solid(let color) = picture.kind { return color.alpha >= 1 }
    var hidden = 0
    forEachPiece(of: picture, in: part.offset(by: -origin)) {
      if $0.isOpaque { hidden += $0.rect.offset(by: origin).intersection(part).area }
    }
    return hidden == part.area
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

  private func presentation(
    of record: LayerRecord, _ group: GroupCanvas, _ origin: PixelPoint, in scene: Scene
  ) -> GroupCanvas.Presentation? {
    guard !record.footprint.isEmpty else { return nil }
    let visible = scene.space.offset(by: -origin)
    let seen = record.pixelsSeen(in: visible)
    let inner = Self.limited(record.extent, seen)
    guard !inner.isEmpty else { return nil }
    let behind = record.holdsBackdrop ? surroundings(of: record, origin, in: scene) : nil
    let bytesBefore = group.byteCount
    group.lastUse = frameNumber
    group.update(record, rect: inner) { drawInside(record, behind: behind, into: $0, $1, $2) }
    let spread = record.shadowedExtent(record.filteredExtent(inner))
    let presentation = group.present(record, GroupCanvas.Place(visible: visible, shadowed: Self.limited(spread, seen)))
    note(group, bytes: group.byteCount - bytesBefore)
    return presentation
  }

  /// Takes away what the mask, which may be nothing, does not cover.
  private func cut(
    _ shown: PixelRect, _ mask: GroupCanvas.Presentation?, _ origin: PixelPoint, _ opacity: Double, on cairo: OpaquePointer
  ) {
    guard let mask else { return fill(shown, .clear, CAIRO_OPERATOR_SOURCE, on: cairo) }
    let place = mask.rect.offset(by: origin)
    cairo_save(cairo)
    cairo_rectangle(cairo, Double(shown.minX), Double(shown.minY), Double(shown.width), Double(shown.height))
    cairo_clip(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(cairo, mask.bitmap.surface, Double(place.minX), Double(place.minY))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    if opacity >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, opacity) }
    cairo_restore(cairo)
  }

  // MARK: Backdrops

  private func canvas(of record: LayerRecord, _ backdrop: LayerBackdrop, _ origin: PixelPoint, in scene: Scene) -> BackdropCanvas?
  {
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
  private func surroundings(of record: LayerRecord, _ origin: PixelPoint, in scene: Scene) -> Surroundings? {
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

  /// In pixels: about five screens of a large phone (a choice).
  private static let largestGroup = 16_000_000

  /// The part of a group that gets a bitmap: all of it, or, where that would be huge, what can be seen.
  private static func limited(_ rect: PixelRect, _ seen: PixelRect) -> PixelRect {
    let isHuge = rect.area > largestGroup || max(rect.width, rect.height) > Bitmap.longestSide / 2
    return isHuge ? rect.intersection(seen) : rect
  }

  // MARK: Pixels

  /// For the budget: `holder` has so many bytes more than before.
  private func note(_ holder: any BitmapHolder, bytes: Int) {
    guard bytes > 0 else { return }
    made.append(holder)
    bytesMade += bytes
  }

  private func forEachPiece(of picture: ContentPicture, in rect: PixelRect, _ body: (ContentPicture.Piece) -> Void) {
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

  private func fill(_ rect: PixelRect, _ color: PaintColor, _ rule: cairo_operator_t, on cairo: OpaquePointer) {
    cairo_set_operator(cairo, rule)
    cairo_set_source(cairo, color)
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private func blend(
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

  private func ink(
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
