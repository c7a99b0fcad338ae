import CoreGraphics
import LayerTree

// What is laid on a bitmap: collected from the tree, back to front.
extension Compositor {
  /// Something to be laid on a bitmap, and where it may be seen, in the bitmap's space.
  enum Item {
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
  struct Scene {
    /// All that the bitmap may ever show: what is kept from one time to the next is made for this.
    let space: PixelRect
    let background: PaintColor
    /// What lies behind; nil for the frame.
    let behind: Surroundings?
    /// What lies in a part, back to front.
    let items: (_ part: PixelRect) -> [Item]
  }

  /// What is seen of `record`, whose parent's origin is `origin`, in `clip`.
  func collect(_ record: LayerRecord, origin: PixelPoint, clip: PixelRect, _ items: inout [Item]) {
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

  /// The same of what is inside, from the layer's own origin.
  func collectInside(_ record: LayerRecord, origin: PixelPoint, clip: PixelRect, opacity: Double, _ items: inout [Item]) {
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
}
